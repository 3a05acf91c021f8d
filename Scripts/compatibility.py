#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compiles layout files and prints a table of the results: compatibility.py [--products DIR] PATH…

Each path is one module: a Swift file or a folder of Swift files."""

import argparse
import json
import pathlib
import subprocess
import tempfile


def compiled(compiler, out, path):
    """Compiles one module and returns the compiler's report."""
    command = [compiler, "--out", out, "--cache", pathlib.Path(compiler).parent / "ModuleCache", path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return json.loads(done.stdout)


def row(path, report):
    """Returns one line of the table."""
    kinds = {"error": 0, "warning": 0, "note": 0}
    for diagnostic in report["diagnostics"]:
        kinds[diagnostic["severity"]] += 1
    told = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in kinds.items() if count]
    state = "yes" if report.get("library") else "no"
    return (
        f"| {path.stem} | {state} | {len(report['entries'])} | {len(report['constants'])} "
        f"| {', '.join(told) or '–'} |"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--products", default=".build/debug", help="folder of the built programs")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    compiler = str(pathlib.Path(options.products).resolve() / "tessera-layout-compiler")
    print("| module | compiles | shown | numbers | said |")
    print("|---|---|---|---|---|")
    count = good = shown = 0
    with tempfile.TemporaryDirectory() as out:
        for path in sorted(options.paths):
            report = compiled(compiler, out, path)
            count += 1
            good += 1 if report.get("library") else 0
            shown += len(report["entries"])
            print(row(path, report), flush=True)
    print(f"\n{good} of {count} modules compile; {shown} layouts are shown.")


if __name__ == "__main__":
    main()
