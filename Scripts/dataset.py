# SPDX-License-Identifier: Apache-2.0
"""Writes a data file: one item a line, so that a change of one item is a change of one line."""

import json


def text(value):
    """JSON of one value on one line, in UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def write(path, source, sections):
    """Writes `sections`, each a dictionary with `id`, `title`, `footer`, `items` and maybe `actions`, to `path`."""
    lines = ["{", '  "$schema": "../../Schemas/data.schema.json",']
    lines += [f'  "source": {text(source)},', '  "sections": [']
    for number, section in enumerate(sections):
        lines.append("    {")
        for key in ("id", "title", "footer"):
            lines.append(f"      {text(key)}: {text(section[key])},")
        if "actions" in section:
            lines.append(f'      "actions": {text(section["actions"])},')
        lines.append('      "items": [')
        rows = ["        " + text(item) for item in section["items"]]
        lines += [row + "," for row in rows[:-1]] + rows[-1:]
        lines += ["      ]", "    }" + ("," if number < len(sections) - 1 else "")]
    lines += ["  ]", "}"]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
