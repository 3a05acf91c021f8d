// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesAToD: [String: SymbolDrawing] = [
    "airplane": SymbolDrawing(
      lines: """
        M21 12c0 .9-1 1.5-2 1.5h-4.5L10.5 20h-2l1.8-6.5H6l-1.7 2H2.8l1-3.5-1-3.5h1.5l1.7 \
        2h4.3L8.5 4h2l4 6.5H19c1 0 2 .6 2 1.5z
        """
    ),
    "alarm": SymbolDrawing(
      lines: """
        M12 5.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9v3.500l2.5 1.500M3.5 7L7 4M20.5 7L17 4M7 \
        18l-1.5 2M17 18l1.5 2
        """,
      filled: "M12 5.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
      marks: "M12 9v3.500l2.5 1.5"
    ),
    "antenna": SymbolDrawing(
      lines: """
        M12 12.500v8M12 8.500a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM7.5 14.500a6 6 0 0 1 \
        0-8.500M16.5 14.500a6 6 0 0 0 0-8.500M4.8 17a9.5 9.5 0 0 1 0-13.500M19.2 17a9.5 9.5 0 0 0 \
        0-13.5
        """,
      filled: ""
    ),
    "archivebox": SymbolDrawing(
      lines: "M4 5h16v4H4zM5.5 9v10h13V9M9.5 12.5h5",
      marks: "M9.5 12.5h5"
    ),
    "arrow.clockwise": SymbolDrawing(
      lines: "M18.5 8a7.5 7.5 0 1 0 1 4M19 3.5v4.8h-4.8",
      filled: ""
    ),
    "arrow.counterclockwise": SymbolDrawing(
      lines: "M5.5 8a7.5 7.5 0 1 1-1 4M5 3.5v4.8h4.8",
      filled: ""
    ),
    "arrow.down": SymbolDrawing(lines: "M5 20h14M12 4v11.5M7 11l5 5 5-5", filled: ""),
    "arrow.left": SymbolDrawing(lines: "M20 12H5M11 6l-6 6 6 6", filled: ""),
    "arrow.left.arrow": SymbolDrawing(
      lines: "M5 7.500h13.500M15 4l3.5 3.500L15 11M19 16.500H5.500M9 13l-3.5 3.500L9 20",
      filled: ""
    ),
    "arrow.right": SymbolDrawing(lines: "M4 12h15M13 6l6 6-6 6", filled: ""),
    "arrow.triangle.2": SymbolDrawing(
      lines: """
        M19 10a7.5 7.5 0 0 0-13.5-2.500M5 3.800v4h4M5 14a7.5 7.5 0 0 0 13.5 2.500M19 20.200v-4h-4
        """,
      filled: ""
    ),
    "arrow.up": SymbolDrawing(lines: "M5 4h14M12 20V8.5M7 13l5-5 5 5", filled: ""),
    "arrow.up.arrow": SymbolDrawing(
      lines: "M7.5 19V5.500M4 9l3.5-3.500L11 9M16.5 5v13.500M13 15l3.5 3.500L20 15",
      filled: ""
    ),
    "arrow.up.right": SymbolDrawing(lines: "M6.5 17.500l11-11M8.5 6.500h9v9", filled: ""),
    "arrow.uturn": SymbolDrawing(
      lines: "M9 5L4.5 9.5 9 14M4.5 9.500H15a4.5 4.5 0 0 1 0 9h-4",
      filled: ""
    ),
    "at": SymbolDrawing(
      lines: """
        M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM15.5 8.500V14a2.3 2.3 0 0 0 4.5 0v-2a8 8 0 \
        1 0-3.5 6.6
        """,
      filled: ""
    ),
    "backward": SymbolDrawing(lines: "M11.5 6v12L4 12zM20 6v12l-7.5-6z"),
    "bag": SymbolDrawing(
      lines: "M5.5 8h13l1 12h-15zM9 10.5V7a3 3 0 0 1 6 0v3.5",
      filled: "M5.5 8h13l1 12h-15z"
    ),
    "barcode": SymbolDrawing(
      lines: "M4 6v12M7 6v12M9.5 6v12M13 6v12M15 6v12M18 6v12M20 6v12",
      filled: ""
    ),
    "battery": SymbolDrawing(
      lines: "M3 8h15v8.500H3zM20.5 10.800v3M5.5 10.500V14M8.5 10.500V14M11.5 10.500V14",
      filled: "M3 8h15v8.500H3z"
    ),
    "bed": SymbolDrawing(
      lines: """
        M3 19V6M3 16.5h18V19M21 16.5V13c0-1.5-1-2.5-2.5-2.5H11v6M7 13.8a1.8 1.8 0 1 0 0-3.6 1.8 \
        1.8 0 0 0 0 3.6z
        """,
      filled: """
        M11 10.5h7.5c1.5 0 2.5 1 2.5 2.5v3.5H11zM7 13.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z
        """
    ),
    "bell": SymbolDrawing(
      lines: """
        M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10 19.5a2 2 0 0 0 4 0
        """
    ),
    "bicycle": SymbolDrawing(
      lines: """
        M5.8 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18.2 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 \
        0-7zM5.8 16L9 10h6.5l2.7 6M9 10l3.5 6H5.8M15.5 10l-1-3H17M7.5 8h3
        """,
      filled: ""
    ),
    "birthday": SymbolDrawing(
      lines: "M4.5 20v-7h15v7zM4.5 16c2.5 1.8 5 1.8 7.5 0 2.5 1.8 5 1.8 7.5 0M12 13V9M12 6.500V5",
      filled: "M4.5 20v-7h15v7z",
      marks: "M4.5 16c2.5 1.8 5 1.8 7.5 0 2.5 1.8 5 1.8 7.5 0"
    ),
    "bolt": SymbolDrawing(lines: "M13 3L5.5 13.5h5.3L10 21l8-11h-5.5z"),
    "book": SymbolDrawing(
      lines: """
        M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5v13
        """,
      filled: "M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5z",
      marks: "M12 6.5v13"
    ),
    "bookmark": SymbolDrawing(lines: "M7 4.5h10V20l-5-4-5 4z"),
    "books": SymbolDrawing(lines: "M4 4.5h4v15H4zM8 4.5h4v15H8zM13.4 5.6l3.9-1 3.6 14-3.9 1z"),
    "briefcase": SymbolDrawing(
      lines: "M4 8h16v11.5H4zM9 8V5.5h6V8M4 13h16",
      filled: "M4 8h16v11.5H4z",
      marks: "M4 13h16"
    ),
    "bubble": SymbolDrawing(lines: "M4 5.5h16V16h-9l-4.5 4v-4H4z"),
    "building": SymbolDrawing(
      lines: "M5.5 20.5v-17h9v17M14.5 9.5H19v11M3.5 20.5h17M8.5 7h3M8.5 10.5h3M8.5 14h3",
      filled: "M5.5 20.5v-17h9v17zM14.5 9.5H19v11h-4.5z",
      marks: "M8.5 7h3M8.5 10.5h3M8.5 14h3"
    ),
    "bus": SymbolDrawing(
      lines: "M5 5h14v12.5H5zM5 11.5h14M8 17.5V20M16 17.5V20M8 14.5h.1M16 14.5h.1",
      filled: "M5 5h14v12.5H5z",
      marks: "M5 11.5h14M8 14.5h.1M16 14.5h.1"
    ),
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
    "car": SymbolDrawing(
      lines: "M4 17v-4l2-5.5h12l2 5.5v4zM4.5 12.5h15M6.5 17v2M17.5 17v2M7.5 14.8h.1M16.5 14.8h.1",
      filled: "M4 17v-4l2-5.5h12l2 5.5v4z",
      marks: "M5.5 12.5h13M7.5 14.8h.1M16.5 14.8h.1"
    ),
    "cart": SymbolDrawing(
      lines: "M3 4.5h3l2.2 10h9.6l1.7-7H6.8M9.5 19h.1M16.5 19h.1",
      filled: "M6.7 7.5h13l-1.7 7H8.2z"
    ),
    "chart": SymbolDrawing(lines: "M5 20v-9h3.5v9zM10.3 20V5h3.5v15zM15.5 20v-6H19v6z"),
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
      lines: """
        M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6zM8.5 12l2.5 2.5 4.5-5
        """,
      filled: "M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6z",
      marks: "M8.5 12l2.5 2.5 4.5-5"
    ),
    "chevron.backward": SymbolDrawing(lines: "M14.5 5l-7 7 7 7", filled: ""),
    "chevron.down": SymbolDrawing(lines: "M5 9l7 7 7-7", filled: ""),
    "chevron.forward": SymbolDrawing(lines: "M9.5 5l7 7-7 7", filled: ""),
    "chevron.left": SymbolDrawing(lines: "M14.5 5l-7 7 7 7", filled: ""),
    "chevron.right": SymbolDrawing(lines: "M9.5 5l7 7-7 7", filled: ""),
    "chevron.up": SymbolDrawing(lines: "M5 15l7-7 7 7", filled: ""),
    "circle": SymbolDrawing(lines: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z"),
    "clock": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2",
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M12 7.5V12l3.5 2"
    ),
    "cloud": SymbolDrawing(
      lines: "M7 18.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "creditcard": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM3.5 9.8h17M6.5 15h4",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M3.5 9.8h17M6.5 15h4"
    ),
    "cross": SymbolDrawing(lines: "M9.5 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z"),
    "crown": SymbolDrawing(lines: "M4 8l4 4 4-7 4 7 4-4-1.5 10.5h-13z"),
    "cube": SymbolDrawing(
      lines: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9",
      filled: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
      marks: "M4 7.500l8 4.5 8-4.500M12 12v9"
    ),
    "cup": SymbolDrawing(
      lines: """
        M5 8h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.8a2.2 2.2 0 0 1 0 4.6H16M4 21h13
        """,
      filled: "M5 8h11v6.5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z"
    ),
    "desktopcomputer": SymbolDrawing(
      lines: "M3.5 5h17v11h-17zM3.5 13h17M12 16v3.5M8.5 19.5h7",
      filled: "M3.5 5h17v11h-17z",
      marks: "M3.5 13h17"
    ),
    "dice": SymbolDrawing(
      lines: """
        M4.5 4.500h15v15h-15zM8.5 8.500h.1M15.5 8.500h.1M12 12h.1M8.5 15.500h.1M15.5 15.500h.1
        """,
      filled: "M4.5 4.500h15v15h-15z",
      marks: "M8.5 8.500h.1M15.5 8.500h.1M12 12h.1M8.5 15.500h.1M15.5 15.500h.1"
    ),
    "display": SymbolDrawing(
      lines: "M3.5 5h17v11h-17zM12 16v3.5M8.5 19.5h7",
      filled: "M3.5 5h17v11h-17z"
    ),
    "doc": SymbolDrawing(
      lines: "M9 4.5h7.5L20 8v9.5H9zM16 4.5V8h4M9 8H5v12.5h11V17.5",
      filled: "M9 4.5h7.5L20 8v9.5H9z",
      marks: "M16 4.5V8h4"
    ),
    "dollarsign": SymbolDrawing(
      lines: """
        M16.5 8c-.5-1.8-2-2.7-4.5-2.700s-4.3 1-4.3 3.200c0 4.7 9 2 9 6.8 0 2.3-2 3.4-4.7 \
        3.400s-4.5-1-5-3M12 3v18
        """,
      filled: ""
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
  ]
}
