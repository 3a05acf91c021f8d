// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesAToB: [String: SymbolDrawing] = [
    "0": SymbolDrawing(
      lines: "M12 6.5c2.2 0 3.5 2 3.5 5.5s-1.3 5.5-3.5 5.5-3.5-2-3.5-5.5 1.3-5.5 3.5-5.5z",
      filled: ""
    ),
    "1": SymbolDrawing(lines: "M9.3 8.7l3.2-2.2v11", filled: ""),
    "2": SymbolDrawing(lines: "M8.5 9.5a3.5 3.5 0 0 1 7 0c0 2.5-6.8 5-6.8 8h7", filled: ""),
    "3": SymbolDrawing(
      lines: """
        M8.8 8.2c.6-1.2 1.7-1.7 3.2-1.7 2 0 3.2 1 3.2 2.6s-1.3 2.6-3.2 2.6c2.2 0 3.5 1.1 3.5 \
        2.9s-1.4 2.9-3.5 2.9c-1.7 0-2.9-.6-3.5-2
        """,
      filled: ""
    ),
    "4": SymbolDrawing(lines: "M13.6 17.5v-11L8 14.3h8", filled: ""),
    "5": SymbolDrawing(
      lines: """
        M15 6.5H9.8l-.6 5.1c.8-.7 1.8-1 2.9-1 2.1 0 3.5 1.4 3.5 3.4s-1.5 3.5-3.6 3.5c-1.7 \
        0-2.9-.7-3.5-2
        """,
      filled: ""
    ),
    "6": SymbolDrawing(
      lines: """
        M14.8 7.6c-.7-.7-1.6-1.1-2.6-1.1-2.5 0-3.9 2.3-3.9 6 0 3.2 1.4 5 3.7 5a3.5 3.5 0 1 0 \
        0-7c-1.8 0-3.2 1-3.6 2.6
        """,
      filled: ""
    ),
    "7": SymbolDrawing(lines: "M8.3 6.5h7.4l-4.9 11", filled: ""),
    "8": SymbolDrawing(
      lines: """
        M12 6.5c2 0 3.2 1 3.2 2.6S14 11.7 12 11.7s-3.2-1-3.2-2.6S10 6.5 12 6.5zM12 11.7c2.2 0 3.5 \
        1.1 3.5 2.9s-1.3 2.9-3.5 2.9-3.5-1.1-3.5-2.9 1.3-2.9 3.5-2.9z
        """,
      filled: ""
    ),
    "9": SymbolDrawing(
      lines: """
        M9.2 16.4c.7.7 1.6 1.1 2.6 1.1 2.5 0 3.9-2.3 3.9-6 0-3.2-1.4-5-3.7-5a3.5 3.5 0 1 0 0 7c1.8 \
        0 3.2-1 3.6-2.6
        """,
      filled: ""
    ),
    "a": SymbolDrawing(lines: "M6.5 19L12 5l5.5 14M8.5 14.5h7", filled: ""),
    "abc": SymbolDrawing(
      lines: """
        M1.8 16.5l2.7-9 2.7 9M2.8 13.6h3.5M10 7.5v9M10 13.3a2.3 2.3 0 1 1 0 1.6M21.5 11.8a2.8 2.8 \
        0 1 0 0 4
        """,
      filled: ""
    ),
    "accessibility": SymbolDrawing(
      lines: """
        M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7h.1M7 9.8l5 1 5-1M12 10.8v3.4M12 14.2l-2.2 4M12 \
        14.2l2.2 4
        """,
      filled: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
      marks: "M12 7h.1M7 9.8l5 1 5-1M12 10.8v3.4M12 14.2l-2.2 4M12 14.2l2.2 4"
    ),
    "airplane": SymbolDrawing(
      lines: """
        M21 12c0 .9-1 1.5-2 1.5h-4.5L10.5 20h-2l1.8-6.5H6l-1.7 2H2.8l1-3.5-1-3.5h1.5l1.7 2h4.3L8.5 \
        4h2l4 6.5H19c1 0 2 .6 2 1.5z
        """
    ),
    "airplayaudio": SymbolDrawing(
      lines: "M5.8 17a8.5 8.5 0 1 1 12.4 0M8.5 13.8a4.5 4.5 0 1 1 7 0M12 14.5l5 6H7z",
      filled: "M12 14.5l5 6H7z"
    ),
    "airplayvideo": SymbolDrawing(
      lines: "M7 17H3.5V5h17v12H17M12 14.5l5 6H7z",
      filled: "M12 14.5l5 6H7z"
    ),
    "airpods": SymbolDrawing(
      lines: """
        M8 4a3.5 3.5 0 0 0-3.5 3.5c0 2 1.5 3 3 3V20h2V4.5M16 4a3.5 3.5 0 0 1 3.5 3.5c0 2-1.5 3-3 \
        3V20h-2V4.5
        """,
      filled: ""
    ),
    "alarm": SymbolDrawing(
      lines: """
        M12 5.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 9v3.500l2.5 1.500M3.5 7L7 4M20.5 7L17 4M7 \
        18l-1.5 2M17 18l1.5 2
        """,
      filled: "M12 5.500a7 7 0 1 0 0 14 7 7 0 0 0 0-14z",
      marks: "M12 9v3.500l2.5 1.5"
    ),
    "ant": SymbolDrawing(
      lines: """
        M12 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 8.5a1.8 2.2 0 1 0 0 4.4 1.8 2.2 0 0 0 0-4.4zM12 \
        12.9a3 4 0 1 0 0 8 3 4 0 0 0 0-8zM10.2 10l-4-2M13.8 10l4-2M10.2 11.5H5.5M13.8 \
        11.5h4.7M9.3 15l-3.3 2.5M14.7 15l3.3 2.5M10.8 4.8L9 2.8M13.2 4.8L15 2.8
        """,
      filled: """
        M12 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 8.5a1.8 2.2 0 1 0 0 4.4 1.8 2.2 0 0 0 0-4.4zM12 \
        12.9a3 4 0 1 0 0 8 3 4 0 0 0 0-8z
        """
    ),
    "antenna": SymbolDrawing(
      lines: """
        M12 12.500v8M12 8.500a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.600zM7.5 14.500a6 6 0 0 1 \
        0-8.500M16.5 14.500a6 6 0 0 0 0-8.500M4.8 17a9.5 9.5 0 0 1 0-13.500M19.2 17a9.5 9.5 0 0 0 \
        0-13.5
        """,
      filled: ""
    ),
    "app": SymbolDrawing(
      lines: "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"
    ),
    "applewatch": SymbolDrawing(
      lines: "M7 7h10v10H7zM9 7l.5-4h5l.5 4M9 17l.5 4h5l.5-4",
      filled: "M7 7h10v10H7z"
    ),
    "archivebox": SymbolDrawing(
      lines: "M4 5h16v4H4zM5.5 9v10h13V9M9.5 12.5h5",
      marks: "M9.5 12.5h5"
    ),
    "arrow.2": SymbolDrawing(
      lines: """
        M7 8.5h8.5a2 2 0 0 1 2 2V15M17 15.5H8.5a2 2 0 0 1-2-2V9M4 11l2.5-2.5L9 11M15 13l2.5 2.5L20 \
        13
        """,
      filled: ""
    ),
    "arrow.backward": SymbolDrawing(lines: "M20 12H5M11 6l-6 6 6 6", filled: ""),
    "arrow.branch": SymbolDrawing(
      lines: "M8 20V5M8 13c0-3.5 8-2 8-8M5 8l3-3 3 3M13 8l3-3 3 3",
      filled: ""
    ),
    "arrow.clockwise": SymbolDrawing(
      lines: "M18.5 8a7.5 7.5 0 1 0 1 4M19 3.5v4.8h-4.8",
      filled: ""
    ),
    "arrow.counterclockwise": SymbolDrawing(
      lines: "M5.5 8a7.5 7.5 0 1 1-1 4M5 3.5v4.8h4.8",
      filled: ""
    ),
    "arrow.down": SymbolDrawing(lines: "M12 4v15.5M6 13.5l6 6 6-6", filled: ""),
    "arrow.down.left": SymbolDrawing(lines: "M17.5 6.5l-11 11M6.5 8.5v9h9", filled: ""),
    "arrow.down.right": SymbolDrawing(lines: "M6.5 6.5l11 11M8.5 17.5h9v-9", filled: ""),
    "arrow.down.right.and": SymbolDrawing(
      lines: "M20 4l-6.5 6.5M19 10.5h-5.5V5M4 20l6.5-6.5M5 13.5h5.5V19",
      filled: ""
    ),
    "arrow.down.to": SymbolDrawing(lines: "M5 20h14M12 4v11.5M7 11l5 5 5-5", filled: ""),
    "arrow.forward": SymbolDrawing(lines: "M4 12h15M13 6l6 6-6 6", filled: ""),
    "arrow.left": SymbolDrawing(lines: "M20 12H5M11 6l-6 6 6 6", filled: ""),
    "arrow.left.arrow": SymbolDrawing(
      lines: "M5 7.500h13.500M15 4l3.5 3.500L15 11M19 16.500H5.500M9 13l-3.5 3.500L9 20",
      filled: ""
    ),
    "arrow.merge": SymbolDrawing(
      lines: "M12 20v-6c0-3-5-4-5-9M12 14c0-3 5-4 5-9M8.5 16.5L12 20l3.5-3.5",
      filled: ""
    ),
    "arrow.rectanglepath": SymbolDrawing(
      lines: """
        M4 14V8.5a2 2 0 0 1 2-2h11M14.5 3.5l3 3-3 3M20 10v5.5a2 2 0 0 1-2 2H7M9.5 20.5l-3-3 3-3
        """,
      filled: ""
    ),
    "arrow.right": SymbolDrawing(lines: "M4 12h15M13 6l6 6-6 6", filled: ""),
    "arrow.triangle": SymbolDrawing(
      lines: "M7 20V5M4 8l3-3 3 3M7 17c0-5 10-3 10-9.5M14 9.5l3-3 3 3",
      filled: ""
    ),
    "arrow.triangle.2": SymbolDrawing(
      lines: """
        M19 10a7.5 7.5 0 0 0-13.5-2.500M5 3.800v4h4M5 14a7.5 7.5 0 0 0 13.5 2.500M19 20.200v-4h-4
        """,
      filled: ""
    ),
    "arrow.turn.down.left": SymbolDrawing(
      lines: "M20 5v6a3 3 0 0 1-3 3H5M10 9l-5 5 5 5",
      filled: ""
    ),
    "arrow.turn.down.right": SymbolDrawing(
      lines: "M4 5v6a3 3 0 0 0 3 3h12M14 9l5 5-5 5",
      filled: ""
    ),
    "arrow.turn.up.left": SymbolDrawing(
      lines: "M20 19v-6a3 3 0 0 0-3-3H5M10 5l-5 5 5 5",
      filled: ""
    ),
    "arrow.turn.up.right": SymbolDrawing(
      lines: "M4 19v-6a3 3 0 0 1 3-3h12M14 5l5 5-5 5",
      filled: ""
    ),
    "arrow.up": SymbolDrawing(lines: "M12 20V4.5M6 10.5l6-6 6 6", filled: ""),
    "arrow.up.arrow": SymbolDrawing(
      lines: "M7.5 19V5.500M4 9l3.5-3.500L11 9M16.5 5v13.500M13 15l3.5 3.500L20 15",
      filled: ""
    ),
    "arrow.up.left": SymbolDrawing(lines: "M17.5 17.5l-11-11M6.5 15.5v-9h9", filled: ""),
    "arrow.up.left.and": SymbolDrawing(
      lines: "M13.5 10.5L20 4M14.5 4H20v5.5M10.5 13.5L4 20M9.5 20H4v-5.5",
      filled: ""
    ),
    "arrow.up.right": SymbolDrawing(lines: "M6.5 17.500l11-11M8.5 6.500h9v9", filled: ""),
    "arrow.up.to": SymbolDrawing(lines: "M5 4h14M12 20V8.5M7 13l5-5 5 5", filled: ""),
    "arrow.uturn": SymbolDrawing(
      lines: "M9 5L4.5 9.5 9 14M4.5 9.500H15a4.5 4.5 0 0 1 0 9h-4",
      filled: ""
    ),
    "arrowshape": SymbolDrawing(lines: "M4 9.5h8V5l8.5 7-8.5 7v-4.5H4z"),
    "arrowshape.left": SymbolDrawing(lines: "M20 9.5h-8V5l-8.5 7 8.5 7v-4.5h8z"),
    "arrowshape.turn": SymbolDrawing(
      lines: "M13.5 5l7 6.5-7 6.5v-4C8.5 14 5.5 15.5 3.5 19c0-6 3.5-9.8 10-10z"
    ),
    "arrowshape.turn.up.left": SymbolDrawing(
      lines: "M10.5 5l-7 6.5 7 6.5v-4c5 0 8 1.5 10 5 0-6-3.5-9.8-10-10z"
    ),
    "arrowtriangle.down": SymbolDrawing(lines: "M4.5 7.5h15L12 18.5z"),
    "arrowtriangle.left": SymbolDrawing(lines: "M17 4.5v15L6 12z"),
    "arrowtriangle.right": SymbolDrawing(lines: "M7 4.5v15L18 12z"),
    "arrowtriangle.up": SymbolDrawing(lines: "M4.5 17h15L12 6z"),
    "aspectratio": SymbolDrawing(lines: "M3.5 6h17v12h-17zM7 14V9.5h4M17 10v4.5h-4", filled: ""),
    "asterisk": SymbolDrawing(lines: "M12 4v16M5 8l14 8M19 8L5 16", filled: ""),
    "at": SymbolDrawing(
      lines: """
        M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM15.5 8.500V14a2.3 2.3 0 0 0 4.5 0v-2a8 8 0 \
        1 0-3.5 6.6
        """,
      filled: ""
    ),
    "atom": SymbolDrawing(
      lines: """
        M3 12a9 3.6 0 1 0 18 0 9 3.6 0 1 0-18 0zM7.5 4.2a9 3.6 60 1 0 9 15.6 9 3.6 60 1 \
        0-9-15.6zM16.5 4.2a9 3.6 120 1 0-9 15.6 9 3.6 120 1 0 9-15.6zM12 12h.1
        """,
      filled: ""
    ),
    "backpack": SymbolDrawing(
      lines: "M6.5 20.5v-11a5.5 5.5 0 0 1 11 0v11zM10 4.3V3h4v1.3M9.5 10h5M9 20.5V14h6v6.5",
      filled: "M6.5 20.5v-11a5.5 5.5 0 0 1 11 0v11z",
      marks: "M9.5 10h5M9 20.5V14h6v6.5"
    ),
    "backward": SymbolDrawing(lines: "M11.5 6v12L4 12zM20 6v12l-7.5-6z"),
    "backward.end": SymbolDrawing(lines: "M18.5 6v12L9 12zM6 6v12"),
    "bag": SymbolDrawing(
      lines: "M5.5 8h13l1 12h-15zM9 10.5V7a3 3 0 0 1 6 0v3.5",
      filled: "M5.5 8h13l1 12h-15z"
    ),
    "balloon": SymbolDrawing(
      lines: """
        M12 3.5c3.6 0 6 2.6 6 6.2 0 3.8-2.8 7.3-6 7.3s-6-3.5-6-7.3c0-3.6 2.4-6.2 6-6.2zM12 17c0 \
        2 1 2 1 4
        """,
      filled: "M12 3.5c3.6 0 6 2.6 6 6.2 0 3.8-2.8 7.3-6 7.3s-6-3.5-6-7.3c0-3.6 2.4-6.2 6-6.2z"
    ),
    "bandage": SymbolDrawing(
      lines: """
        M4.6 13.8l9.2-9.2a4 4 0 0 1 5.6 5.6l-9.2 9.2a4 4 0 0 1-5.6-5.6zM7.7 10.7l5.6 5.6M10.7 \
        7.7l5.6 5.6M12 12h.1
        """,
      filled: "M4.6 13.8l9.2-9.2a4 4 0 0 1 5.6 5.6l-9.2 9.2a4 4 0 0 1-5.6-5.6z",
      marks: "M7.7 10.7l5.6 5.6M10.7 7.7l5.6 5.6M12 12h.1"
    ),
    "banknote": SymbolDrawing(
      lines: "M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 12h.1M18 12h.1",
      filled: "M3 6.5h18v11H3z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 12h.1M18 12h.1"
    ),
    "barcode": SymbolDrawing(
      lines: "M4 6v12M7 6v12M9.5 6v12M13 6v12M15 6v12M18 6v12M20 6v12",
      filled: ""
    ),
    "barometer": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 12l3-4.5M8.5 16.5h7",
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M12 12l3-4.5M8.5 16.5h7"
    ),
    "baseball": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6c3 3.5 3 8.5 0 12M18 6c-3 3.5-3 8.5 0 12
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M6 6c3 3.5 3 8.5 0 12M18 6c-3 3.5-3 8.5 0 12"
    ),
    "basket": SymbolDrawing(
      lines: "M4 10h16l-1.7 9.5H5.7zM8 10l3-6M16 10l-3-6M9.5 13.5v3M12 13.5v3M14.5 13.5v3",
      filled: "M4 10h16l-1.7 9.5H5.7z",
      marks: "M9.5 13.5v3M12 13.5v3M14.5 13.5v3"
    ),
    "basketball": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5v17M6 6c3 3.5 3 8.5 0 12M18 \
        6c-3 3.5-3 8.5 0 12
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M3.5 12h17M12 3.5v17M6 6c3 3.5 3 8.5 0 12M18 6c-3 3.5-3 8.5 0 12"
    ),
    "bathtub": SymbolDrawing(
      lines: """
        M3 12.5h18V15a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM6 12.5V6a2 2 0 0 1 4 0M7 19l-1 1.5M17 19l1 \
        1.5
        """,
      filled: "M3 12.5h18V15a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z"
    ),
    "battery": SymbolDrawing(
      lines: "M3 8h15v8.500H3zM20.5 10.800v3M5.5 10.500V14M8.5 10.500V14M11.5 10.500V14",
      filled: "M3 8h15v8.500H3z"
    ),
    "beach": SymbolDrawing(
      lines: """
        M4 11.5a8 8 0 0 1 16 0zM12 11.5V19M12 3.5V3M4 20.5c2.5-1.5 5-1.5 8 0 3-1.5 5.5-1.5 8 0
        """,
      filled: "M4 11.5a8 8 0 0 1 16 0z"
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
      lines: "M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10 19.5a2 2 0 0 0 4 0"
    ),
    "bicycle": SymbolDrawing(
      lines: """
        M5.8 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18.2 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 \
        0-7zM5.8 16L9 10h6.5l2.7 6M9 10l3.5 6H5.8M15.5 10l-1-3H17M7.5 8h3
        """,
      filled: ""
    ),
    "binoculars": SymbolDrawing(
      lines: """
        M6.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM17.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 \
        0-7zM3.3 14.5l3-9H10v10M20.7 14.5l-3-9H14v10M10 9h4
        """,
      filled: """
        M3 16l3.5-10.5H10V16zM21 16L17.5 5.5H14V16zM10 8.5h4v3h-4zM6.5 12.5a3.5 3.5 0 1 0 0 7 \
        3.5 3.5 0 0 0 0-7zM17.5 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z
        """
    ),
    "bird": SymbolDrawing(
      lines: """
        M4 9.5a3.5 3.5 0 0 1 6.8-1.2L20 17.5h-5.5A8.5 8.5 0 0 1 6 10.5L3 10.2zM7.5 8.5h.1M12 \
        17.5V21
        """,
      filled: "M4 9.5a3.5 3.5 0 0 1 6.8-1.2L20 17.5h-5.5A8.5 8.5 0 0 1 6 10.5L3 10.2z",
      marks: "M7.5 8.5h.1"
    ),
    "birthday": SymbolDrawing(
      lines: "M4.5 20v-7h15v7zM4.5 16c2.5 1.8 5 1.8 7.5 0 2.5 1.8 5 1.8 7.5 0M12 13V9M12 6.500V5",
      filled: "M4.5 20v-7h15v7z",
      marks: "M4.5 16c2.5 1.8 5 1.8 7.5 0 2.5 1.8 5 1.8 7.5 0"
    ),
    "bitcoinsign": SymbolDrawing(
      lines: """
        M9 5.5h5a3 3 0 0 1 0 6H9zM9 11.5h5.5a3.5 3.5 0 0 1 0 7H9zM11 3.5v2M13.5 3.5v2M11 \
        18.5v2M13.5 18.5v2
        """,
      filled: ""
    ),
    "bold": SymbolDrawing(
      lines: "M8 5h5a3.4 3.4 0 0 1 0 6.8H8zM8 11.8h6a3.6 3.6 0 0 1 0 7.2H8z",
      filled: ""
    ),
    "bolt": SymbolDrawing(lines: "M13 3L5.5 13.5h5.3L10 21l8-11h-5.5z"),
    "book": SymbolDrawing(
      lines: """
        M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5v13
        """,
      filled: "M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5z",
      marks: "M12 6.5v13"
    ),
    "book.closed": SymbolDrawing(
      lines: "M6 4.5h13v15H7.5a2 2 0 0 1-2-2V5zM5.5 17.5a2 2 0 0 1 2-2H19",
      filled: "M6 4.5h13v15H7.5a2 2 0 0 1-2-2V5z",
      marks: "M5.5 17.5a2 2 0 0 1 2-2H19"
    ),
    "bookmark": SymbolDrawing(lines: "M7 4.5h10V20l-5-4-5 4z"),
    "books": SymbolDrawing(lines: "M4 4.5h4v15H4zM8 4.5h4v15H8zM13.4 5.6l3.9-1 3.6 14-3.9 1z"),
    "box.truck": SymbolDrawing(
      lines: """
        M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 \
        15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z
        """,
      filled: "M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5z",
      marks: "M7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
    ),
    "brain": SymbolDrawing(
      lines: """
        M12 5.5c-1-2-4.5-2-5 .5-2.5.3-3.5 3-2 4.8-1.5 1.8-1 4.7 1.2 5.4.2 2.6 4.4 3.4 5.8 1.3 1.4 \
        2.1 5.6 1.3 5.8-1.3 2.2-.7 2.7-3.6 1.2-5.4 1.5-1.8.5-4.5-2-4.8-.5-2.5-4-2.5-5-.5zM12 \
        5.5v12M8.5 10.5c1 0 1.5-.5 1.5-1.5M15.5 13c-1 0-1.5.5-1.5 1.5
        """,
      filled: """
        M12 5.5c-1-2-4.5-2-5 .5-2.5.3-3.5 3-2 4.8-1.5 1.8-1 4.7 1.2 5.4.2 2.6 4.4 3.4 5.8 1.3 1.4 \
        2.1 5.6 1.3 5.8-1.3 2.2-.7 2.7-3.6 1.2-5.4 1.5-1.8.5-4.5-2-4.8-.5-2.5-4-2.5-5-.5z
        """,
      marks: "M12 5.5v12M8.5 10.5c1 0 1.5-.5 1.5-1.5M15.5 13c-1 0-1.5.5-1.5 1.5"
    ),
    "brain.head": SymbolDrawing(
      lines: """
        M14.5 20.5v-3h2c1.5 0 2-1 2-2.5v-2H20l-1.5-3.5C18.5 5.5 15.5 3 11.7 3A7 7 0 0 0 7 \
        15.2v5.3zM9 11a2 2 0 0 1 .6-3.9 2.3 2.3 0 0 1 4.3.4A1.8 1.8 0 0 1 14 11z
        """,
      filled: """
        M14.5 20.5v-3h2c1.5 0 2-1 2-2.5v-2H20l-1.5-3.5C18.5 5.5 15.5 3 11.7 3A7 7 0 0 0 7 \
        15.2v5.3z
        """,
      marks: "M9 11a2 2 0 0 1 .6-3.9 2.3 2.3 0 0 1 4.3.4A1.8 1.8 0 0 1 14 11z"
    ),
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
    "building.columns": SymbolDrawing(
      lines: "M12 3.5l-8.5 5h17zM5.5 11v6M10 11v6M14 11v6M18.5 11v6M3.5 20h17",
      filled: "M12 3.5l-8.5 5h17z"
    ),
    "burst": SymbolDrawing(
      lines: """
        M12 2.7L13.7 5.6L16.6 3.9L16.7 7.3L20.1 7.3L18.4 10.3L21.3 12L18.4 13.7L20.1 16.6L16.7 \
        16.7L16.6 20.1L13.7 18.4L12 21.3L10.3 18.4L7.4 20.1L7.3 16.7L3.9 16.7L5.6 13.7L2.7 12L5.6 \
        10.3L3.9 7.3L7.3 7.3L7.3 3.9L10.3 5.6z
        """
    ),
    "bus": SymbolDrawing(
      lines: "M5 5h14v12.5H5zM5 11.5h14M8 17.5V20M16 17.5V20M8 14.5h.1M16 14.5h.1",
      filled: "M5 5h14v12.5H5z",
      marks: "M5 11.5h14M8 14.5h.1M16 14.5h.1"
    ),
  ]
}
