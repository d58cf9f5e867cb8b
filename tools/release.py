"""`make release VERSION=1.2.3`: version, changelog, parts list, commit, tag, image."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.texts import Texts, lacking

IMAGE = os.environ.get("IMAGE", "meeplepost")
"""The image's name, with its registry where there is one."""
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_PROJECT_VERSION = re.compile(r'^version = "(.+)"$', re.MULTILINE)
_UNRELEASED = re.compile(r"^## (?:unreleased|\S+ \(unreleased\))$", re.MULTILINE | re.IGNORECASE)


class ReleaseError(Exception):
    """Why there is no release, as one plain sentence."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version to be made of the project in a folder."""

    version: str
    root: Path

    @property
    def tag(self) -> str:
        """Its name in git."""
        return f"v{self.version}"

    @property
    def images(self) -> list[str]:
        """The tags of its image: exact, the newest of its minor version, the newest."""
        minor = self.version.rpartition(".")[0]
        return [f"{IMAGE}:{tag}" for tag in (self.version, minor, "latest")]

    @property
    def parts(self) -> Path:
        """The file that lists everything it is made of (CycloneDX)."""
        return self.root / "build" / f"meeplepost-{self.version}.cdx.json"


def main(arguments: list[str]) -> int:
    """Makes the release. 1 with a sentence when that cannot be; then nothing has changed."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("version", metavar="VERSION", help="1.2.3")
    parser.add_argument("--dry-run", action="store_true", help="check and tell, change nothing")
    args = parser.parse_args(arguments)
    release = Release(args.version, Path.cwd())
    try:
        files = checked(release)
        if args.dry_run:
            names = ", ".join(file.name for file in files)
            print(f"{release.version} could be released; {names} would change.")
        else:
            make(release, files)
            print(f"{release.version} is committed and tagged; {release.parts} lists its parts.")
            print("The image is built." if build(release) else "Docker does not run here.")
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print("\n".join(_what_comes_next(release)))
    return 0


def checked(release: Release) -> dict[Path, str]:
    """The files that change, with their new texts. Raises `ReleaseError`."""
    wanted = _VERSION.fullmatch(release.version)
    if wanted is None:
        raise ReleaseError(f"{release.version!r} is no version like 1.2.3")
    if _git(release, "status", "--porcelain"):
        raise ReleaseError("something is not committed; commit it or put it away first")
    if _git(release, "tag", "--list", release.tag):
        raise ReleaseError(f"{release.tag} was released already")
    files = {**_new_project(release), **_new_changelog(release)}
    if untold := lacking(Texts(release.root / "bot" / "texts")):
        raise ReleaseError(f"texts are missing: {untold}")
    if _done(release, "make", "--silent", "lint").returncode:
        raise ReleaseError("`make lint` is not green")
    return files


def _new_project(release: Release) -> dict[Path, str]:
    file = release.root / "pyproject.toml"
    text = file.read_text("utf-8")
    match = _PROJECT_VERSION.search(text)
    if match is None:
        raise ReleaseError("pyproject.toml names no version")
    if _numbers(release.version) < _numbers(match[1]):
        raise ReleaseError(f"{release.version} is older than {match[1]}")
    return {file: _PROJECT_VERSION.sub(f'version = "{release.version}"', text, count=1)}


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


def _new_changelog(release: Release) -> dict[Path, str]:
    file = release.root / "CHANGELOG.md"
    text = file.read_text("utf-8")
    match = _UNRELEASED.search(text)
    changes = text[match.end() :].partition("\n## ")[0] if match else ""
    if match is None or not changes.strip():
        raise ReleaseError("CHANGELOG.md tells of nothing that is unreleased")
    heading = f"## {release.version} ({datetime.now(UTC):%Y-%m-%d})"
    return {file: text[: match.start()] + heading + text[match.end() :]}


def make(release: Release, files: dict[Path, str]) -> None:
    """Writes the files and the parts list, commits, tags. Raises `ReleaseError`, all undone."""
    before = _git(release, "rev-parse", "HEAD")
    try:
        for file, text in files.items():
            file.write_text(text, "utf-8")
        list_parts(release)
        _git(release, "commit", "--quiet", "--all", "--message", f"[release] {release.version}")
        words = "--message", f"Meeplepost {release.version}"
        _git(release, "tag", "--annotate", release.tag, *words)
    except BaseException:
        _git(release, "reset", "--quiet", "--hard", before)
        release.parts.unlink(missing_ok=True)
        raise


def list_parts(release: Release) -> None:
    """Every pinned package with its hashes, as CycloneDX JSON. Raises `ReleaseError`."""
    release.parts.parent.mkdir(exist_ok=True)
    done = _done(
        release, str(Path(sys.executable).with_name("cyclonedx-py")), "requirements",
        "--pyproject", "pyproject.toml", "--output-reproducible", "--output-format", "JSON",
        "--output-file", str(release.parts), "requirements.txt",
    )  # fmt: skip
    if done.returncode:
        raise ReleaseError(f"the parts list cannot be made: {done.stderr.strip()[-300:]}")


def _what_comes_next(release: Release) -> list[str]:
    names = " ".join(f"--tag {image}" for image in release.images)
    return [
        f"git push --follow-tags    # {release.tag}; GitHub then builds and publishes the image",
        f"docker buildx build --platform linux/amd64,linux/arm64 --push {names} .    # elsewhere",
    ]


def build(release: Release) -> bool:
    """Builds the image where docker runs. Raises `ReleaseError` when that fails."""
    if shutil.which("docker") is None or _done(release, "docker", "info").returncode:
        return False
    names = [word for image in release.images for word in ("--tag", image)]
    if subprocess.run(["docker", "build", *names, "."], cwd=release.root, check=False).returncode:
        raise ReleaseError("the image cannot be built; commit and tag are made")
    return True


def _done(release: Release, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=release.root, capture_output=True, text=True, check=False)


def _git(release: Release, *words: str) -> str:
    done = _done(release, "git", *words)
    if done.returncode:
        raise ReleaseError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
