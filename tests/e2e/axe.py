"""axe-core over a page of the sandbox."""

from __future__ import annotations

from importlib.resources import files

from playwright.async_api import Page

SCRIPT = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
_FINDINGS = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""


async def findings(page: Page) -> list[str]:
    """Everything that axe-core finds wrong with the page as it stands: rule, element, reason."""
    await page.evaluate(SCRIPT)
    found: list[str] = await page.evaluate(_FINDINGS)
    return found
