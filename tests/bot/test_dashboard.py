"""The dashboard and the alerts name metrics and labels that there are, and all of them.

Nothing here knows PromQL or YAML: where there is a promtool, `promtool check rules` does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot import metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
DASHBOARD, ALERTS = DEPLOY / "grafana-dashboard.json", DEPLOY / "alerts.yml"
OURS = re.compile(r"\bmeeplepost_\w+")
SELECTOR = re.compile(r"\b((?:meeplepost|process)_\w+)\{([^{}]*)\}")
MATCHER = re.compile(r'(\w+)(?:=~|!~|!=|=)"')
OF_PROMETHEUS = {"job", "instance", "le"}


ENDINGS: Mapping[type, tuple[str, ...]] = {
    metrics.Histogram: ("_bucket", "_count", "_sum"),
    metrics.Counter: ("_total",),
    metrics.Gauge: ("",),
}
"""What the names of a metric's series end in."""


def metrics_declared() -> list[Any]:
    """Every metric of our own; the library tells names and labels of unused ones privately only."""
    return [metric for metric in vars(metrics).values() if type(metric) in ENDINGS]


def declared() -> dict[str, set[str]]:
    """The names of all series of our own, and the labels that each has."""
    return {
        f"{metric._name}{ending}": set(metric._labelnames)
        for metric in metrics_declared()
        for ending in ENDINGS[type(metric)]
    }


def panels() -> list[dict[str, Any]]:
    """Those that show something."""
    read: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    return [panel for panel in read["panels"] if panel["type"] != "row"]


def expressions() -> list[str]:
    """What the dashboard asks Prometheus."""
    return [target["expr"] for panel in panels() for target in panel["targets"]]


def rules() -> Iterator[dict[str, str]]:
    """The alerts, read line by line: keys of one word, values on their line or folded below."""
    text = ALERTS.read_text(encoding="utf-8")
    for block in text.split("      - alert: ")[1:]:
        name, _, rest = block.partition("\n")
        found = re.findall(
            r"^ +(\w+): (?:>-\n)?((?:.*\n(?: {10,}.*\n)*?)+?)(?=^ +\w+:|\Z)", rest, re.M
        )
        yield {"name": name} | {key: " ".join(value.split()) for key, value in found}


@pytest.mark.parametrize("file", [DASHBOARD, ALERTS], ids=lambda file: file.name)
def test_every_metric_named_there_is_declared(file: Path) -> None:
    known = declared()
    text = re.sub(r"^ *#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    named = set(OURS.findall(text))
    histograms = {name.removesuffix("_bucket") for name in known if name.endswith("_bucket")}
    assert len(named) >= 6
    assert named <= set(known) | histograms
    asked = expressions() if file == DASHBOARD else [rule["expr"] for rule in rules()]
    assert set(OURS.findall(" ".join(asked))) <= set(known)


def test_every_metric_is_on_the_dashboard() -> None:
    shown = " ".join(expressions())
    for metric in metrics_declared():
        assert metric._name in shown, metric._name


def test_labels_named_there_are_those_of_the_metrics() -> None:
    known = declared()
    asked = [*expressions(), *(rule["expr"] for rule in rules())]
    for expression in asked:
        for name, inside in SELECTOR.findall(expression):
            labels = set(MATCHER.findall(inside))
            assert labels <= known.get(name, set()) | OF_PROMETHEUS, expression
        by = {word for words in re.findall(r"by \(([\w, ]+)\)", expression) for word in
              re.findall(r"\w+", words)}  # fmt: skip
        has = set[str]().union(*(known[name] for name in OURS.findall(expression)))
        assert by <= has | OF_PROMETHEUS, expression
        for opening, closing in ("()", "{}", "[]"):
            assert expression.count(opening) == expression.count(closing), expression
        assert expression.count('"') % 2 == 0, expression


def test_the_dashboard_can_be_imported_anywhere() -> None:
    read: dict[str, Any] = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    (source,) = read["__inputs"]
    assert (source["type"], source["pluginId"]) == ("datasource", "prometheus")
    numbers = [panel["id"] for panel in read["panels"]]
    assert len(numbers) == len(set(numbers))
    for panel in panels():
        assert panel["datasource"]["uid"] == f"${{{source['name']}}}", panel["title"]
        assert panel["fieldConfig"]["defaults"]["unit"], panel["title"]
        assert panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24, panel["title"]
        assert all(target["expr"] for target in panel["targets"]), panel["title"]
    shown = {(p["gridPos"]["x"], p["gridPos"]["y"]) for p in panels()}
    assert len(shown) == len(panels())


def test_there_are_six_alerts_and_each_says_what_to_do() -> None:
    found = list(rules())
    assert len(found) == 6
    assert len({rule["name"] for rule in found}) == 6
    for rule in found:
        assert re.fullmatch(r"\d+m", rule["for"]), rule
        assert rule["severity"] == "page"
        assert 20 < len(rule["summary"]) < 90, rule
        assert len(rule["description"]) > 100, rule


def test_a_backup_two_days_old_is_told_also_where_one_process_of_several_makes_them() -> None:
    (asked,) = [rule["expr"] for rule in rules() if "last_backup" in rule["expr"]]
    assert asked == "time() - max by (job) (meeplepost_last_backup_timestamp_seconds) > 2 * 86400"


def test_the_alerts_are_indented_as_yaml_wants_it() -> None:
    text = ALERTS.read_text(encoding="utf-8")
    assert "\t" not in text
    indents = [len(line) - len(line.lstrip()) for line in text.splitlines()]
    assert not [indent for indent in indents if indent % 2]
