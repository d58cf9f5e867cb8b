"""`make release`, in a repository of its own, with a docker that only notes what it is told."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHANGES = (
    "# Changelog\n\nWhat changed.\n\n## 0.2.0 (unreleased)\n\n- More.\n\n## 0.1.0 (2026-01-01)\n"
)
DOCKER = '#!/bin/sh\necho "$@" >> "$(dirname "$0")/told"\n'


def git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What is ours as far as a release changes or reads it; its lint looks for a file."""
    made = tmp_path / "project"
    made.mkdir()
    for name in ("pyproject.toml", "requirements.txt", "README.md", ".gitignore"):
        (made / name).write_bytes((ROOT / name).read_bytes())
    for locale in ("en", "de"):
        texts = made / "bot" / "texts" / locale
        texts.mkdir(parents=True)
        (texts / "all.ftl").write_text("hello = Hello\nbye = Bye\n")
    (made / "CHANGELOG.md").write_text(CHANGES)
    (made / "Makefile").write_text("lint:\n\t@test ! -e untidy\n")
    git(made, "init", "--quiet")
    git(made, "config", "user.name", "Somebody")
    git(made, "config", "user.email", "somebody@example.org")
    git(made, "add", "--all")
    git(made, "commit", "--quiet", "--message", "first")
    return made


def release(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    tools = project.parent / "bin"
    tools.mkdir(exist_ok=True)
    (tools / "docker").write_text(DOCKER)
    (tools / "docker").chmod(0o755)
    done = subprocess.run(
        [sys.executable, "-m", "tools.release", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT), "PATH": f"{tools}:{os.environ['PATH']}"},
        cwd=project, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    return done


def version(project: Path) -> str:
    return tomllib.loads((project / "pyproject.toml").read_text())["project"]["version"]


def test_a_release_is_one_commit_a_tag_a_list_of_parts_and_an_image(project: Path) -> None:
    done = release(project, "0.2.0")
    assert done.returncode == 0, done.stderr
    assert version(project) == "0.2.0"
    today = f"## 0.2.0 ({datetime.now(UTC):%Y-%m-%d})"
    assert (project / "CHANGELOG.md").read_text() == CHANGES.replace("## 0.2.0 (unreleased)", today)
    assert git(project, "log", "--format=%s").splitlines() == ["[release] 0.2.0", "first"]
    changed = git(project, "show", "--name-only", "--format=", "HEAD").splitlines()
    assert changed == ["CHANGELOG.md", "pyproject.toml"]
    assert git(project, "rev-list", "-n1", "v0.2.0") == git(project, "rev-parse", "HEAD")
    assert git(project, "cat-file", "-t", "v0.2.0") == "tag"
    assert git(project, "status", "--porcelain") == ""
    told = (project.parent / "bin" / "told").read_text().splitlines()
    tags = [f"--tag meeplepost:{tag}" for tag in ("0.2.0", "0.2", "latest")]
    assert told == ["info", f"build {' '.join(tags)} ."]
    assert f"--platform linux/amd64,linux/arm64 --push {' '.join(tags)} ." in done.stdout
    check_parts(project)
    again = release(project, "0.2.0")
    assert (again.returncode, again.stdout) == (1, "")
    assert "was released already" in again.stderr


def check_parts(project: Path) -> None:
    """The list names every pinned package with its hashes."""
    parts = json.loads((project / "build" / "meeplepost-0.2.0.cdx.json").read_text())
    assert parts["bomFormat"] == "CycloneDX"
    assert parts["metadata"]["component"]["version"] == "0.2.0"
    pinned = (project / "requirements.txt").read_text()
    wanted = set(re.findall(r"^([\w.-]+)==([^ ;]+)", pinned, re.MULTILINE))
    assert {(part["name"], part["version"]) for part in parts["components"]} == wanted
    hashes = {
        one["content"]
        for part in parts["components"]
        for reference in part["externalReferences"]
        for one in reference.get("hashes", ())
    }
    assert hashes == set(re.findall(r"--hash=sha256:(\w+)", pinned))


def test_a_dry_run_changes_nothing(project: Path) -> None:
    before = git(project, "rev-parse", "HEAD")
    done = release(project, "0.2.0", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert "could be released" in done.stdout
    assert (git(project, "rev-parse", "HEAD"), git(project, "tag")) == (before, "")
    assert git(project, "status", "--porcelain", "--ignored") == ""


@pytest.mark.parametrize(
    ("given", "spoil", "words"),
    [
        ("0.2", "", "no version"),
        ("0.9.0", "sed -i /^version/s/0.1.0/0.10.0/ pyproject.toml; git commit -qam x",
         "older than 0.10.0"),
        ("0.2.0", "echo >> README.md", "not committed"),
        ("0.2.0", "sed -i /bye/d bot/texts/de/all.ftl; git commit -qam x",
         "de lacks 1 of the messages: bye"),
        ("0.2.0", "touch untidy; git add .; git commit -qm untidy", "make lint"),
        ("0.2.0", "sed -i 's/ (unreleased)/ (2026-02-02)/' CHANGELOG.md; git commit -qam x",
         "nothing that is unreleased"),
        ("0.2.0", "git rm -q requirements.txt; git commit -qm x", "parts list"),
        ("0.2.0", "install -m 755 /bin/false .git/hooks/pre-commit", "git commit"),
        ("0.2.0", "git update-ref refs/tags/v0.2.0/x HEAD", "git tag"),
    ],
)  # fmt: skip
def test_what_is_not_ready_is_not_released(
    project: Path, given: str, spoil: str, words: str
) -> None:
    subprocess.run(spoil, shell=True, cwd=project, check=True)
    before = (git(project, "rev-parse", "HEAD"), git(project, "diff"))
    done = release(project, given)
    assert (done.returncode, done.stdout) == (1, "")
    assert words in done.stderr
    assert (git(project, "rev-parse", "HEAD"), git(project, "diff")) == before
    assert not git(project, "tag", "--list", f"v{given}")
