#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Joins the page's modules and styles into few files for slow lines, under .build/page, with Debian's esbuild.

`web/` needs no build: `tessera serve --web web` serves its files one by one. Without that option the server takes
the joined page, if it is newer than all files of `web/`. Files under `made/` are named by their content, so browsers
keep them for ever; the server compresses them when it starts.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / ".build" / "page"
ENTRIES = {"module": "app/start.js", "script": "app/boot.js", "worker": "renderer/signs/signWorker.js"}
COPIED = ("icons/mark.svg", "miniatures.json", "fonts/OFL.txt", "fonts/tessera-mono.txt", "fonts/tessera-serif.txt")
# Engines that know everything that the page's modules use.
TARGET = "es2022"
STYLE = re.compile(r' *<link rel="stylesheet" href="([^"]+)" />\n')
# The styles from the first to the last of these are of parts that come after the first picture.
LATER_STYLES = ("styles/menu.css", "styles/data.css")


def esbuild(out, *arguments, text=None):
    """Runs esbuild in `web/`, on a text or on the entries that the arguments name; returns what it made."""
    meta = out / "meta.json"
    command = [
        "esbuild", *map(str, arguments), "--bundle", "--minify", "--sourcemap", f"--metafile={meta}",
        f"--outdir={out / 'made'}", "--chunk-names=[name]-[hash]",
        "--asset-names=[name]-[hash]", "--loader:.woff2=file", "--loader:.webp=file", f"--target={TARGET}", "--log-level=warning",
    ]
    subprocess.run(command, cwd=WEB, check=True, input=text, text=True)
    outputs = json.loads(meta.read_text())["outputs"]
    meta.unlink()
    return {f"made/{pathlib.Path(name).name}": facts for name, facts in outputs.items()}


def made_from(outputs, entry):
    """Returns the output that was made from an entry."""
    return next(name for name, facts in outputs.items() if facts.get("entryPoint") == entry)


def first_modules(outputs, name):
    """Returns the modules without which an entry cannot run."""
    imports = outputs[name]["imports"]
    paths = [f"made/{pathlib.Path(one['path']).name}" for one in imports if one["kind"] == "import-statement"]
    return paths + [more for path in paths for more in first_modules(outputs, path)]


def icon_store():
    """Returns the drawings of the icons as the page keeps them, so that they need no request."""
    text = (WEB / "icons/icons.svg").read_text(encoding="utf-8")
    text = re.sub(r"<\?xml[^>]*\?>|<!--.*?-->", "", text, flags=re.S).strip()
    text = text.replace('<symbol id="', '<symbol id="icon-')
    return text.replace("<svg ", '<svg id="icons" class="visually-hidden" aria-hidden="true" ', 1)


def style_links(out, styles):
    """Joins the styles, and returns the lines that name them in their order; `start.js` asks for those that come later."""
    begin, end = (styles.index(path) for path in LATER_STYLES)
    parts = {"first": styles[:begin], "later": styles[begin : end + 1], "last": styles[end + 1 :]}
    lines = {"later": '    <meta name="later-styles" content="{}" />\n'}
    links = ""
    for part, paths in parts.items():
        imports = "".join(f'@import "./{path}";\n' for path in paths)
        made = esbuild(out, "--loader=css", f"--entry-names={part}-[hash]", text=imports)
        name = next(name for name in made if name.endswith(".css"))
        links += lines.get(part, '    <link rel="stylesheet" href="{}" />\n').format(name)
    return links


def join(out):
    """Makes the joined page in an empty folder."""
    index = (WEB / "index.html").read_text(encoding="utf-8")
    styles = STYLE.findall(index)
    links = style_links(out, styles)
    naming = "--entry-names=[name]-[hash]"
    modules = esbuild(out, ENTRIES["module"], naming, "--splitting", "--format=esm")
    module = made_from(modules, ENTRIES["module"])
    script, worker = (made_from(esbuild(out, ENTRIES[kind], naming), ENTRIES[kind]) for kind in ("script", "worker"))
    preloads = "".join(
        f'    <link rel="modulepreload" href="{path}" />\n'
        for path in dict.fromkeys(first_modules(modules, module))
    )
    index = STYLE.sub("", index, count=len(styles) - 1)
    index = STYLE.sub(lambda _: preloads + links, index)
    for entry, made in ((ENTRIES["module"], module), (ENTRIES["script"], script)):
        assert f'src="{entry}"' in index, entry
        index = index.replace(f'src="{entry}"', f'src="{made}"')
    named = f'content="{ENTRIES["worker"]}"'
    assert named in index, named
    index = index.replace(named, f'content="{worker}"')
    index = index.replace("  </body>", f"    {icon_store()}\n  </body>")
    (out / "index.html").write_text(index, encoding="utf-8")
    for name in COPIED:
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(WEB / name, out / name)


def main():
    if shutil.which("esbuild") is None:
        sys.exit("esbuild is missing; please install the Debian package esbuild")
    OUT.parent.mkdir(exist_ok=True)
    fresh = pathlib.Path(tempfile.mkdtemp(prefix="page-", dir=OUT.parent))
    try:
        join(fresh)
        shutil.rmtree(OUT, ignore_errors=True)
        fresh.rename(OUT)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


if __name__ == "__main__":
    main()
