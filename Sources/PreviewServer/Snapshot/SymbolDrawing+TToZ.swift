// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesTToZ: [String: SymbolDrawing] = [
    "table": SymbolDrawing(
      lines: "M4 5h16v14H4zM4 9.5h16M4 14h16M10 9.5V19",
      filled: "M4 5h16v14H4z",
      marks: "M4 9.5h16M4 14h16M10 9.5V19"
    ),
    "tablecells": SymbolDrawing(
      lines: "M3.5 5h17v14h-17zM3.5 9.700h17M3.5 14.300h17M9.2 5v14M14.8 5v14",
      filled: "M3.5 5h17v14h-17z",
      marks: "M3.5 9.700h17M3.5 14.300h17M9.2 5v14M14.8 5v14"
    ),
    "tag": SymbolDrawing(
      lines: "M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.3 8.3h.1",
      filled: "M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5z",
      marks: "M8.3 8.3h.1"
    ),
    "tags": SymbolDrawing(
      lines: "M3.5 5H10l7.5 7.5-5.5 6-8.5-7.5zM7 8.3h.1M13.5 5l7 7-4.5 5.5",
      filled: "M3.5 5H10l7.5 7.5-5.5 6-8.5-7.5z",
      marks: "M7 8.3h.1"
    ),
    "takeoutbag": SymbolDrawing(
      lines: "M4 9h10v11.5H4zM6.5 9V6.5h5V9M16.5 11.5H21l-.8 9h-3.2M18.5 11.5l1-5",
      filled: "M4 9h10v11.5H4z"
    ),
    "target": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 \
        0-9zM12 12h.1
        """,
      filled: ""
    ),
    "tennis": SymbolDrawing(
      lines: """
        M14.5 3.5c4 0 6.5 2.5 6 6.5-.4 3.5-4 6-7.5 6-3.5-.5-5.5-3-5-6.5.5-3.5 3-6 6.5-6zM9 \
        14.5L3.5 20.5
        """,
      filled: ""
    ),
    "tennisball": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6c3 3.5 3 8.5 0 12M18 6c-3 3.5-3 8.5 0 12
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M6 6c3 3.5 3 8.5 0 12M18 6c-3 3.5-3 8.5 0 12"
    ),
    "tent": SymbolDrawing(
      lines: "M12 5L3 19.5h18zM12 11.5l-3.5 8M12 11.5l3.5 8",
      filled: "M12 5L3 19.5h18z",
      marks: "M12 11.5l-3.5 8M12 11.5l3.5 8"
    ),
    "terminal": SymbolDrawing(
      lines: "M3.5 5h17v14h-17zM7 9.5l3 2.5-3 2.5M12 15h4.5",
      filled: "M3.5 5h17v14h-17z",
      marks: "M7 9.5l3 2.5-3 2.5M12 15h4.5"
    ),
    "text": SymbolDrawing(lines: "M5 7h14M5 12h14M5 17h9", filled: ""),
    "text.aligncenter": SymbolDrawing(lines: "M5 7h14M8 12h8M6.5 17h11", filled: ""),
    "text.alignright": SymbolDrawing(lines: "M5 7h14M10 12h9M7 17h12", filled: ""),
    "text.bubble": SymbolDrawing(
      lines: "M4 5.5h16V16h-9l-4.5 4v-4H4zM7.5 9.5h9M7.5 12.5h6",
      filled: "M4 5.5h16V16h-9l-4.5 4v-4H4z",
      marks: "M7.5 9.5h9M7.5 12.5h6"
    ),
    "textbox": SymbolDrawing(
      lines: "M4 4.5h16v15H4zM8 9.5V8h8v1.5M12 8v8M10.2 16h3.6",
      filled: "M4 4.5h16v15H4z",
      marks: "M8 9.5V8h8v1.5M12 8v8M10.2 16h3.6"
    ),
    "textformat": SymbolDrawing(
      lines: "M3.5 18L8 6.5 12.5 18M5 14.3h6M14.5 18l3-7.5 3 7.5M15.5 15.5h4",
      filled: ""
    ),
    "theatermasks": SymbolDrawing(
      lines: """
        M3.5 5h10v6a5 5 0 0 1-10 0zM6.5 8.5h.1M10.5 8.5h.1M6.5 11.5c1.3 1.2 2.7 1.2 4 0M16 \
        9.5h4.5v6A5 5 0 0 1 12 19
        """,
      filled: "M3.5 5h10v6a5 5 0 0 1-10 0z",
      marks: "M6.5 8.5h.1M10.5 8.5h.1M6.5 11.5c1.3 1.2 2.7 1.2 4 0"
    ),
    "thermometer": SymbolDrawing(
      lines: "M10 14V6a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0zM12 10v7",
      filled: "M10 14V6a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0z",
      marks: "M12 10v7"
    ),
    "ticket": SymbolDrawing(
      lines: """
        M3.5 7h17v3.300a1.8 1.8 0 0 0 0 3.400V17h-17v-3.300a1.8 1.8 0 0 0 0-3.400zM14.5 \
        9v1.500M14.5 13.500V15
        """,
      filled: "M3.5 7h17v3.300a1.8 1.8 0 0 0 0 3.400V17h-17v-3.300a1.8 1.8 0 0 0 0-3.400z",
      marks: "M14.5 9v1.500M14.5 13.500V15"
    ),
    "timelapse": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM15.5 4.3h.1M19 7h.1",
      filled: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    ),
    "timer": SymbolDrawing(
      lines: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 13V8.500M9.5 3h5",
      filled: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z",
      marks: "M12 13V8.5"
    ),
    "tornado": SymbolDrawing(lines: "M4 5h16M6 8.5h13M8.5 12h9M10 15.5h6M11.5 19H14", filled: ""),
    "tortoise": SymbolDrawing(
      lines: "M4 14.5a7 7 0 0 1 13 0zM17 14.5l1.5-4a2 2 0 0 1 3 1.5l-1.5 2.5zM7 14.5v3M14 14.5v3",
      filled: "M4 14.5a7 7 0 0 1 13 0z"
    ),
    "touchid": SymbolDrawing(
      lines: """
        M5 9a8 8 0 0 1 13.5-2M20 10.5c.5 2.5.5 5 0 7.5M3.8 13c.3 1.7.2 3-.3 4.5M6.8 \
        18.5c1-2.5.6-4.5.8-6.5a4.4 4.4 0 0 1 8.8 0c.2 3 0 5.5-.7 8M9.8 20.5c1.3-3 1-5.5 1.2-8a1 1 \
        0 0 1 2 0c.1 3.2-.2 6-1 8.5
        """,
      filled: ""
    ),
    "tram": SymbolDrawing(
      lines: """
        M6.5 5h11v11.5h-11zM6.5 11h11M8.5 20.5l1.5-4M15.5 20.5l-1.5-4M9 14h.1M15 14h.1M10 2.8h4
        """,
      filled: "M6.5 5h11v11.5h-11z",
      marks: "M6.5 11h11M9 14h.1M15 14h.1"
    ),
    "translate": SymbolDrawing(
      lines: """
        M3.5 5.5h9M8 3.5v2M10.5 5.5c-.8 4-3 6.5-6.5 8M5.5 8c1 2.5 3 4 5.5 5M12.5 20.5l4-10 4 \
        10M14 17h5
        """,
      filled: ""
    ),
    "trash": SymbolDrawing(
      lines: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 10.5l.3 5.5M13.8 10.5l-.3 5.5",
      filled: "M6.5 7l.9 12.5h9.2L17.5 7z",
      marks: "M10.2 10.5l.3 5.5M13.8 10.5l-.3 5.5"
    ),
    "tray": SymbolDrawing(
      lines: "M4 13l3-8h10l3 8v6.5H4zM4 13h5l1 2.5h4l1-2.5h5",
      filled: "M4 13l3-8h10l3 8v6.5H4z",
      marks: "M4 13h5l1 2.5h4l1-2.5h5"
    ),
    "tree": SymbolDrawing(
      lines: """
        M12 3a5 5 0 0 1 4.5 6.5A4 4 0 0 1 15.5 17h-7a4 4 0 0 1-1-7.5A5 5 0 0 1 12 3zM12 21v-8
        """,
      filled: "M12 3a5 5 0 0 1 4.5 6.5A4 4 0 0 1 15.5 17h-7a4 4 0 0 1-1-7.5A5 5 0 0 1 12 3z",
      marks: "M12 17v-4"
    ),
    "triangle": SymbolDrawing(lines: "M12 4.5l9 15H3z"),
    "trophy": SymbolDrawing(
      lines: """
        M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3 1 4.7 3.3 5M16.5 5.5h3c0 3-1 4.7-3.3 5M12 \
        14v4M8.5 20.5h7l-1-2.5h-5z
        """,
      filled: "M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM8.5 20.5h7l-1-2.5h-5z"
    ),
    "truck": SymbolDrawing(
      lines: """
        M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5zM7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 \
        15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z
        """,
      filled: "M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5z",
      marks: "M7 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
    ),
    "tshirt": SymbolDrawing(
      lines: "M8.5 4L3 7.500l2 4 2-1V20h10v-9.500l2 1 2-4L15.5 4c-1 2-6 2-7 0z"
    ),
    "tuningfork": SymbolDrawing(lines: "M8.5 3.5v6.5a3.5 3.5 0 0 0 7 0V3.5M12 13.5v7", filled: ""),
    "tv": SymbolDrawing(lines: "M3.5 6h17v11h-17zM8.5 20h7", filled: "M3.5 6h17v11h-17z"),
    "umbrella": SymbolDrawing(
      lines: "M3.5 12.500a8.5 8.5 0 0 1 17 0zM12 4V2.800M12 12.500v6a2 2 0 0 1-4 0",
      filled: "M3.5 12.500a8.5 8.5 0 0 1 17 0z"
    ),
    "underline": SymbolDrawing(lines: "M7 4v7.5a5 5 0 0 0 10 0V4M6 20h12", filled: ""),
    "video": SymbolDrawing(lines: "M3.5 7H15v10H3.5zM15 11l5.5-3v8L15 13"),
    "viewfinder": SymbolDrawing(
      lines: """
        M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 \
        1-2-2v-2
        """,
      filled: ""
    ),
    "wallet": SymbolDrawing(
      lines: "M4 18.5V6h13.5v3.5h3v9zM4 9.5h13.5M16.5 14h.1",
      filled: "M4 18.5V6h13.5v3.5h3v9z",
      marks: "M4 9.5h13.5M16.5 14h.1"
    ),
    "wand": SymbolDrawing(
      lines: """
        M4.5 19.500l10-10M16.5 3.500v3M15 5h3M20 9.500V12M18.7 10.800h2.600M13 14.500V17M11.7 \
        15.800h2.6
        """,
      filled: ""
    ),
    "washer": SymbolDrawing(
      lines: "M5 3.5h14v17H5zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM8 6.3h.1M11 6.3h.1",
      filled: "M5 3.5h14v17H5z",
      marks: "M12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM8 6.3h.1M11 6.3h.1"
    ),
    "water": SymbolDrawing(
      lines: """
        M3 8c3-2.5 6-2.5 9 0s6 2.5 9 0M3 13c3-2.5 6-2.5 9 0s6 2.5 9 0M3 18c3-2.5 6-2.5 9 0s6 2.5 9 \
        0
        """,
      filled: ""
    ),
    "wave.3": SymbolDrawing(
      lines: "M5.5 9a5 5 0 0 1 0 6M9.5 6.5a9.5 9.5 0 0 1 0 11M13.5 4a14.5 14.5 0 0 1 0 16",
      filled: ""
    ),
    "waveform": SymbolDrawing(
      lines: "M4 10.500v3M7.2 7v10M10.4 4.500v15M13.6 8.500v7M16.8 6v12M20 10.500v3",
      filled: ""
    ),
    "wifi": SymbolDrawing(
      lines: """
        M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8 8 0 0 1 11 0M9.4 16a3.8 3.8 0 0 1 5.2 0M12 19h.1
        """,
      filled: ""
    ),
    "wind": SymbolDrawing(
      lines: """
        M3.5 9H13a2.5 2.5 0 1 0-2.5-2.500M3.5 12.500h15a2.5 2.5 0 1 0-2.5-2.500M3.5 16h9a2.3 2.3 0 \
        1 1-2.3 2.3
        """,
      filled: ""
    ),
    "window": SymbolDrawing(lines: "M5 3.5h14v17H5zM12 3.5v17M5 12h14", filled: ""),
    "wineglass": SymbolDrawing(
      lines: "M7.5 3.500h9c.5 4.5-1 8-4.5 8s-5-3.5-4.5-8zM12 11.500V20M8.5 20.500h7",
      filled: "M7.5 3.500h9c.5 4.5-1 8-4.5 8s-5-3.5-4.5-8z"
    ),
    "wrench": SymbolDrawing(
      lines: """
        M19.5 6.500l-3 3-2-2 3-3a5 5 0 0 0-6.5 6.500L4.5 17.500l2 2 6.5-6.500a5 5 0 0 0 6.5-6.500z
        """
    ),
    "xmark": SymbolDrawing(lines: "M6 6l12 12M18 6L6 18", filled: ""),
    "yensign": SymbolDrawing(lines: "M6.5 5l5.5 7 5.5-7M12 12v7.5M8 13h8M8 16h8", filled: ""),
    "zzz": SymbolDrawing(
      lines: "M3.5 13.5h5.5l-5.5 6.5h5.5M11 8.5h4.5L11 13.5h4.5M17 3.5h3.5l-3.5 4h3.5",
      filled: ""
    ),
  ]
}
