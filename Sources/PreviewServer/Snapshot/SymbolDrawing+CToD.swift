// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesCToD: [String: SymbolDrawing] = [
    "calendar": SymbolDrawing(
      lines: "M4 6h16v13.5H4zM4 10.5h16M8 3.8v4M16 3.8v4",
      filled: "M4 6h16v13.5H4z",
      marks: "M4 10.5h16"
    ),
    "camera": SymbolDrawing(
      lines: "M3.5 8h4L9 5.5h6L16.5 8h4v11h-17zM12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z",
      filled: "M3.5 8h4L9 5.5h6L16.5 8h4v11h-17z",
      marks: "M12 10.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z"
    ),
    "capslock": SymbolDrawing(lines: "M12 3.5l8 8h-4.5v4h-7v-4H4zM8.5 18h7v2.5h-7z"),
    "capsule": SymbolDrawing(lines: "M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7z"),
    "captions.bubble": SymbolDrawing(
      lines: """
        M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7.5a2.5 2.5 0 0 1-2.5 2.5H12l-4 3.5V17H5.5A2.5 2.5 0 0 1 3 \
        14.5V7a2.5 2.5 0 0 1 2.5-2.5zM6.5 9.5h4M12.5 9.5h5M6.5 13h6M14.5 13h3
        """,
      filled: """
        M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7.5a2.5 2.5 0 0 1-2.5 2.5H12l-4 3.5V17H5.5A2.5 2.5 0 0 1 3 \
        14.5V7a2.5 2.5 0 0 1 2.5-2.5z
        """,
      marks: "M6.5 9.5h4M12.5 9.5h5M6.5 13h6M14.5 13h3"
    ),
    "car": SymbolDrawing(
      lines: "M4 17v-4l2-5.5h12l2 5.5v4zM4.5 12.5h15M6.5 17v2M17.5 17v2M7.5 14.8h.1M16.5 14.8h.1",
      filled: "M4 17v-4l2-5.5h12l2 5.5v4z",
      marks: "M5.5 12.5h13M7.5 14.8h.1M16.5 14.8h.1"
    ),
    "carrot": SymbolDrawing(
      lines: """
        M13.5 8.5c2.5 1.5 3 3 1.5 4.5L4 20l7-11c.8-1.2 1.7-1.2 2.5-.5zM14.5 9.5L16 4M15 9.5l4-4M15 \
        10l5.5-1.5
        """,
      filled: "M13.5 8.5c2.5 1.5 3 3 1.5 4.5L4 20l7-11c.8-1.2 1.7-1.2 2.5-.5z"
    ),
    "cart": SymbolDrawing(
      lines: "M3 4.5h3l2.2 10h9.6l1.7-7H6.8M9.5 19h.1M16.5 19h.1",
      filled: "M6.7 7.5h13l-1.7 7H8.2z"
    ),
    "case": SymbolDrawing(lines: "M4 8h16v11.5H4zM9 8V5.5h6V8", filled: "M4 8h16v11.5H4z"),
    "cat": SymbolDrawing(
      lines: """
        M5 4.5l4 3c2-.5 4-.5 6 0l4-3V13a7 6.5 0 0 1-14 0zM9.5 12h.1M14.5 12h.1M11 15.5l1 .8 1-.8
        """,
      filled: "M5 4.5l4 3c2-.5 4-.5 6 0l4-3V13a7 6.5 0 0 1-14 0z",
      marks: "M9.5 12h.1M14.5 12h.1M11 15.5l1 .8 1-.8"
    ),
    "chair": SymbolDrawing(lines: "M7 3.5v17M17 3.5v17M7 6.5h10M7 9.5h10M7 13.5h10", filled: ""),
    "character": SymbolDrawing(lines: "M5.5 19L12 4.5 18.5 19M7.8 14h8.4", filled: ""),
    "character.book": SymbolDrawing(
      lines: "M6 4.5h13v15H7.5a2 2 0 0 1-2-2V5zM5.5 17.5a2 2 0 0 1 2-2H19",
      filled: "M6 4.5h13v15H7.5a2 2 0 0 1-2-2V5z",
      marks: "M5.5 17.5a2 2 0 0 1 2-2H19"
    ),
    "chart": SymbolDrawing(lines: "M5 20v-9h3.5v9zM10.3 20V5h3.5v15zM15.5 20v-6H19v6z"),
    "chart.line": SymbolDrawing(lines: "M4 4v16h16M7 15.5l4-4.5 3 2.5 5.5-6.5", filled: ""),
    "chart.pie": SymbolDrawing(lines: "M11 4.5a8 8 0 1 0 8.5 8.5H11zM14 3.5a7 7 0 0 1 6.5 6.5H14z"),
    "checklist": SymbolDrawing(
      lines: "M11 6.5h9M11 12h9M11 17.5h9M3.5 6.5L5 8l3-3M3.5 12L5 13.5l3-3M3.5 17.5L5 19l3-3",
      filled: ""
    ),
    "checkmark": SymbolDrawing(lines: "M5 12.5l4.5 4.5L19 7.5", filled: ""),
    "checkmark.seal": SymbolDrawing(
      lines: """
        M12 3l2.4 1.8 3-.2.9 2.9 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-1.8-3 \
        .2-.9-2.9-2.5-1.7 1-2.8-1-2.8 2.5-1.7.9-2.9 3 .2zM8.5 12l2.5 2.5 4.5-5
        """,
      filled: """
        M12 3l2.4 1.8 3-.2.9 2.9 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-1.8-3 \
        .2-.9-2.9-2.5-1.7 1-2.8-1-2.8 2.5-1.7.9-2.9 3 .2z
        """,
      marks: "M8.5 12l2.5 2.5 4.5-5"
    ),
    "checkmark.shield": SymbolDrawing(
      lines: "M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6zM8.5 12l2.5 2.5 4.5-5",
      filled: "M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6z",
      marks: "M8.5 12l2.5 2.5 4.5-5"
    ),
    "chevron.backward": SymbolDrawing(lines: "M14.5 5l-7 7 7 7", filled: ""),
    "chevron.compact.down": SymbolDrawing(lines: "M4 10l8 4 8-4", filled: ""),
    "chevron.compact.left": SymbolDrawing(lines: "M14 4l-4 8 4 8", filled: ""),
    "chevron.compact.right": SymbolDrawing(lines: "M10 4l4 8-4 8", filled: ""),
    "chevron.compact.up": SymbolDrawing(lines: "M4 14l8-4 8 4", filled: ""),
    "chevron.down": SymbolDrawing(lines: "M5 9l7 7 7-7", filled: ""),
    "chevron.forward": SymbolDrawing(lines: "M9.5 5l7 7-7 7", filled: ""),
    "chevron.left": SymbolDrawing(lines: "M14.5 5l-7 7 7 7", filled: ""),
    "chevron.left.forwardslash": SymbolDrawing(
      lines: "M7.5 7L3 12l4.5 5M16.5 7l4.5 5-4.5 5M13.5 5.5l-3 13",
      filled: ""
    ),
    "chevron.right": SymbolDrawing(lines: "M9.5 5l7 7-7 7", filled: ""),
    "chevron.up": SymbolDrawing(lines: "M5 15l7-7 7 7", filled: ""),
    "chevron.up.chevron": SymbolDrawing(lines: "M8 9.5L12 5.5l4 4M8 14.5l4 4 4-4", filled: ""),
    "circle": SymbolDrawing(lines: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"),
    "circle.grid": SymbolDrawing(
      lines: """
        M7.5 4.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.5 4.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 \
        0 0 0-5.4zM7.5 13.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.5 13.8a2.7 2.7 0 1 0 0 \
        5.4 2.7 2.7 0 0 0 0-5.4z
        """
    ),
    "clipboard": SymbolDrawing(
      lines: "M8.5 5H6v15.5h12V5h-2.5M9 3.5h6V7H9z",
      filled: "M6 5h12v15.5H6zM9 3.5h6V7H9z",
      marks: "M9 7h6"
    ),
    "clock": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2",
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M12 7.5V12l3.5 2"
    ),
    "cloud": SymbolDrawing(
      lines: "M7 18.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "cloud.bolt": SymbolDrawing(
      lines: """
        M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5zM13 16.5L10.5 19H13l-1.5 3
        """,
      filled: "M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "cloud.rain": SymbolDrawing(
      lines: """
        M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5zM8.5 17.5l-1 3M12.5 17.5l-1 \
        3M16.5 17.5l-1 3
        """,
      filled: "M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "cloud.snow": SymbolDrawing(
      lines: """
        M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5zM8 18h.1M12 18h.1M16 \
        18h.1M10 21h.1M14 21h.1
        """,
      filled: "M7 14.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 5a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "cloud.sun": SymbolDrawing(
      lines: """
        M7 19.5a3.5 3.5 0 0 1-.5-7A4.8 4.8 0 0 1 16 11.5a4 4 0 0 1 .5 8zM12.5 7.5a3.5 3.5 0 1 1 \
        6.5 3.3M16 2v1M21.5 8.5h1M20.3 4.2l-.7.7
        """,
      filled: "M7 19.5a3.5 3.5 0 0 1-.5-7A4.8 4.8 0 0 1 16 11.5a4 4 0 0 1 .5 8z"
    ),
    "command": SymbolDrawing(
      lines: """
        M9 9h6v6H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM15 15h2.5a2.5 2.5 \
        0 1 1-2.5 2.5zM9 15v2.5A2.5 2.5 0 1 1 6.5 15z
        """,
      filled: ""
    ),
    "cone": SymbolDrawing(lines: "M12 3.5l-6.5 14c0 1.7 2.9 3 6.5 3s6.5-1.3 6.5-3z"),
    "control": SymbolDrawing(lines: "M5.5 14L12 7.5l6.5 6.5", filled: ""),
    "cpu": SymbolDrawing(
      lines: """
        M6.5 6.5h11v11h-11zM10 10h4v4h-4zM9.5 3.5v3M14.5 3.5v3M9.5 17.5v3M14.5 17.5v3M3.5 \
        9.5h3M3.5 14.5h3M17.5 9.5h3M17.5 14.5h3
        """,
      filled: "M6.5 6.5h11v11h-11z",
      marks: "M10 10h4v4h-4z"
    ),
    "creditcard": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM3.5 9.8h17M6.5 15h4",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M3.5 9.8h17M6.5 15h4"
    ),
    "crop": SymbolDrawing(lines: "M7 3v14h14M3 7h14v14", filled: ""),
    "cross": SymbolDrawing(lines: "M9.5 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z"),
    "crown": SymbolDrawing(lines: "M4 8l4 4 4-7 4 7 4-4-1.5 10.5h-13z"),
    "cube": SymbolDrawing(
      lines: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9",
      filled: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
      marks: "M4 7.500l8 4.5 8-4.500M12 12v9"
    ),
    "cup": SymbolDrawing(
      lines: "M5 8h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.8a2.2 2.2 0 0 1 0 4.6H16M4 21h13",
      filled: "M5 8h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z"
    ),
    "curlybraces": SymbolDrawing(
      lines: """
        M9 4C7 4 6.5 5 6.5 6.5V9c0 1.5-.5 2.5-2 3 1.5.5 2 1.5 2 3v2.5C6.5 19 7 20 9 20M15 4c2 0 \
        2.5 1 2.5 2.5V9c0 1.5.5 2.5 2 3-1.5.5-2 1.5-2 3v2.5c0 1.5-.5 2.5-2.5 2.5
        """,
      filled: ""
    ),
    "cursorarrow": SymbolDrawing(lines: "M6 4l12.5 7.5-5.5 1.5 3 5.5-2.5 1.3-3-5.5-4 3.7z"),
    "cylinder": SymbolDrawing(
      lines: """
        M5.5 6.5c0-1.7 2.9-3 6.5-3s6.5 1.3 6.5 3-2.9 3-6.5 3-6.5-1.3-6.5-3zM5.5 6.5v11c0 1.7 2.9 \
        3 6.5 3s6.5-1.3 6.5-3v-11
        """,
      filled: "M5.5 6.5c0-1.7 2.9-3 6.5-3s6.5 1.3 6.5 3v11c0 1.7-2.9 3-6.5 3s-6.5-1.3-6.5-3z",
      marks: "M5.5 6.5c0 1.7 2.9 3 6.5 3s6.5-1.3 6.5-3"
    ),
    "decrease": SymbolDrawing(
      lines: "M4 5.5h16M11 10h9M11 14h9M4 18.5h16M7.5 9.5L4 12l3.5 2.5",
      filled: ""
    ),
    "delete": SymbolDrawing(
      lines: "M8.5 5.5h12v13h-12L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5",
      filled: "M8.5 5.5h12v13h-12L3 12z",
      marks: "M11.5 9.5l5 5M16.5 9.5l-5 5"
    ),
    "deskclock": SymbolDrawing(
      lines: """
        M12 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 7.5V11l2.5 1.5M7.5 17l-1.5 3.5M16.5 17l1.5 3.5
        """,
      filled: "M12 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
      marks: "M12 7.5V11l2.5 1.5"
    ),
    "desktopcomputer": SymbolDrawing(
      lines: "M3.5 5h17v11h-17zM3.5 13h17M12 16v3.5M8.5 19.5h7",
      filled: "M3.5 5h17v11h-17z",
      marks: "M3.5 13h17"
    ),
    "dial": SymbolDrawing(
      lines: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v5",
      filled: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
      marks: "M12 5.5v4"
    ),
    "diamond": SymbolDrawing(lines: "M12 3l8.5 9-8.5 9-8.5-9z"),
    "dice": SymbolDrawing(
      lines: """
        M4.5 4.500h15v15h-15zM8.5 8.500h.1M15.5 8.500h.1M12 12h.1M8.5 15.500h.1M15.5 15.500h.1
        """,
      filled: "M4.5 4.500h15v15h-15z",
      marks: "M8.5 8.500h.1M15.5 8.500h.1M12 12h.1M8.5 15.500h.1M15.5 15.500h.1"
    ),
    "die": SymbolDrawing(
      lines: "M4.5 4.5h15v15h-15zM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1",
      filled: "M4.5 4.5h15v15h-15z",
      marks: "M8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1"
    ),
    "display": SymbolDrawing(
      lines: "M3.5 5h17v11h-17zM12 16v3.5M8.5 19.5h7",
      filled: "M3.5 5h17v11h-17z"
    ),
    "divide": SymbolDrawing(lines: "M5 12h14M12 6.5h.1M12 17.5h.1", filled: ""),
    "doc": SymbolDrawing(
      lines: "M6.5 3.5h7.5L18 7.5v13H6.5zM14 3.5v4h4",
      filled: "M6.5 3.5h7.5L18 7.5v13H6.5z",
      marks: "M14 3.5v4h4"
    ),
    "doc.on": SymbolDrawing(
      lines: "M9 4.5h7.5L20 8v9.5H9zM16 4.5V8h4M9 8H5v12.5h11V17.5",
      filled: "M9 4.5h7.5L20 8v9.5H9z",
      marks: "M16 4.5V8h4"
    ),
    "doc.text": SymbolDrawing(
      lines: "M6.5 3.5h7.5L18 7.5v13H6.5zM14 3.5v4h4M9.5 11.5h5M9.5 14.5h5M9.5 17.5h3",
      filled: "M6.5 3.5h7.5L18 7.5v13H6.5z",
      marks: "M14 3.5v4h4M9.5 11.5h5M9.5 14.5h5M9.5 17.5h3"
    ),
    "dog": SymbolDrawing(
      lines: """
        M7 6c3-1.5 7-1.5 10 0l3.5 1.5v6l-2.5 1c-.5 3.5-2.5 5.5-6 5.5s-5.5-2-6-5.5l-2.5-1v-6zM9.5 \
        11.5h.1M14.5 11.5h.1M12 15h.1
        """,
      filled: """
        M7 6c3-1.5 7-1.5 10 0l3.5 1.5v6l-2.5 1c-.5 3.5-2.5 5.5-6 5.5s-5.5-2-6-5.5l-2.5-1v-6z
        """,
      marks: "M9.5 11.5h.1M14.5 11.5h.1M12 15h.1"
    ),
    "dollarsign": SymbolDrawing(
      lines: """
        M16.5 8c-.5-1.8-2-2.7-4.5-2.700s-4.3 1-4.3 3.200c0 4.7 9 2 9 6.8 0 2.3-2 3.4-4.7 \
        3.400s-4.5-1-5-3M12 3v18
        """,
      filled: ""
    ),
    "door": SymbolDrawing(
      lines: "M6.5 3.5h11v17h-11zM4 20.5h16M14.5 12h.1",
      filled: "M6.5 3.5h11v17h-11z",
      marks: "M14.5 12h.1"
    ),
    "dot": SymbolDrawing(
      lines: """
        M12 10.200a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM7.5 16.500a6.3 6.3 0 0 1 0-9M16.5 \
        16.500a6.3 6.3 0 0 0 0-9M4.8 19a9.9 9.9 0 0 1 0-14M19.2 19a9.9 9.9 0 0 0 0-14
        """,
      filled: ""
    ),
    "drop": SymbolDrawing(
      lines: "M12 3.5c3.5 4.5 5.5 7.2 5.5 10a5.5 5.5 0 0 1-11 0c0-2.8 2-5.5 5.5-10z"
    ),
    "dumbbell": SymbolDrawing(
      lines: "M6.5 7H9v10H6.5zM15 7h2.5v10H15zM9 12h6M4 9.5v5M20 9.5v5",
      filled: "M6.5 7H9v10H6.5zM15 7h2.5v10H15z"
    ),
  ]
}
