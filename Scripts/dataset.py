# SPDX-License-Identifier: Apache-2.0
"""Writes data files with one item a line, so that a changed item is a changed line."""

import json


def text(value):
    """Returns the JSON of a value on one line, in UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def write(path, source, sections):
    """Writes sections to `path`: dictionaries with `id`, `title`, `footer`, `items`, perhaps `actions`."""
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
