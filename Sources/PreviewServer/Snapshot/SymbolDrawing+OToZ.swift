// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesOToZ: [String: SymbolDrawing] = [
    "paintbrush": SymbolDrawing(
      lines: """
        M19.5 3.5l-9 9 2 2 7.5-8.500c.8-1.5.5-2-.5-2.500zM10.5 12.500c-3 0-3.5 2-3.5 4s-1.5 3-3.5 \
        3c2 1.5 8.5 1.5 9-5z
        """
    ),
    "paintpalette": SymbolDrawing(
      lines: """
        M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2-.6-1.5 0-2.6 1.6-2.6h2.3A2.5 2.5 0 0 0 20 12.9C20 \
        7.9 16.4 4 12 4zM8 11h.1M11 7.8h.1M15 8.5h.1
        """,
      filled: """
        M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2-.6-1.5 0-2.6 1.6-2.6h2.3A2.5 2.5 0 0 0 20 12.9C20 \
        7.9 16.4 4 12 4z
        """,
      marks: "M8 11h.1M11 7.8h.1M15 8.5h.1"
    ),
    "paperclip": SymbolDrawing(
      lines: """
        M18.5 11l-7 7a4 4 0 0 1-6-6l8-8a2.7 2.7 0 0 1 4 4L10 15.500a1.3 1.3 0 0 1-2-2L14.5 7
        """,
      filled: ""
    ),
    "paperplane": SymbolDrawing(
      lines: "M20.5 3.5L3.5 10.4l6.8 3.3 3.3 6.8zM20.5 3.5l-10.2 10.2",
      filled: "M20.5 3.5L3.5 10.4l6.8 3.3 3.3 6.8z",
      marks: "M20.5 3.5l-10.2 10.2"
    ),
    "pause": SymbolDrawing(lines: "M8.5 5.5v13M15.5 5.5v13", filled: "M7 5h3v14H7zM14 5h3v14h-3z"),
    "pawprint": SymbolDrawing(
      lines: """
        M12 12c2.5 0 4.8 3 4.8 5.2 0 3-3 1.8-4.8 1.800s-4.8 1.2-4.8-1.800C7.2 15 9.5 12 12 12z\
        M5.5 9.500V11M9.5 5.500v2M14.5 5.500v2M18.5 9.500V11
        """
    ),
    "pencil": SymbolDrawing(lines: "M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5z"),
    "percent": SymbolDrawing(
      lines: """
        M18 6L6 18M7.5 5.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.5 14.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z
        """,
      filled: ""
    ),
    "person": SymbolDrawing(
      lines: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-4 3.7-5.8 7.5-5.8s6.7 1.8 7.5 5.8"
    ),
    "person.2": SymbolDrawing(
      lines: """
        M9 11.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM2.8 18.8c.6-3.6 3-5 6.2-5s5.6 1.4 6.2 5\
        M15.5 11.5a3 3 0 1 0-.8-5.9M17 13.9c2.4.3 3.8 1.9 4.2 4.9
        """
    ),
    "person.3": SymbolDrawing(
      lines: """
        M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 19c.5-3.4 2.6-5 5.5-5s5 1.6 5.5 5zM5.2 12.2a2.2 \
        2.2 0 1 1 1.6-4M18.8 12.2a2.2 2.2 0 1 0-1.6-4M1.8 18c.2-2 1.3-3.2 3-3.6M22.2 \
        18c-.2-2-1.3-3.2-3-3.6
        """,
      filled: "M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6.5 19c.5-3.4 2.6-5 5.5-5s5 1.6 5.5 5z"
    ),
    "phone": SymbolDrawing(
      lines: """
        M6.2 4h3.2l1.6 4.2-2.2 1.6a11 11 0 0 0 5.4 5.4l1.6-2.2 4.2 1.6v3.2A2.2 2.2 0 0 1 17.8 20 \
        13.8 13.8 0 0 1 4 6.2 2.2 2.2 0 0 1 6.2 4z
        """
    ),
    "photo": SymbolDrawing(
      lines: "M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1",
      filled: "M4 5.5h16v13H4z",
      marks: "M4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1"
    ),
    "pills": SymbolDrawing(
      lines: """
        M8.5 4.500a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0v-7a4 4 0 0 1 4-4zM4.5 12h8M17 12.500a3.5 3.5 0 1 \
        0 0 7 3.5 3.5 0 0 0 0-7z
        """,
      filled: """
        M8.5 4.500a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0v-7a4 4 0 0 1 4-4zM17 12.500a3.5 3.5 0 1 0 0 7 \
        3.5 3.5 0 0 0 0-7z
        """,
      marks: "M4.5 12h8"
    ),
    "pin": SymbolDrawing(
      lines: "M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8zM12 13v7.5",
      filled: "M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8z"
    ),
    "play": SymbolDrawing(lines: "M7.5 5v14L19 12z"),
    "plus": SymbolDrawing(lines: "M12 5v14M5 12h14", filled: ""),
    "puzzlepiece": SymbolDrawing(
      lines: """
        M4.5 8h4.300a2.2 2.2 0 1 1 4.4 0h4.300v4.300a2.2 2.2 0 1 1 0 4.400V20h-13v-4a2.2 2.2 0 1 \
        0 0-4z
        """
    ),
    "qrcode": SymbolDrawing(
      lines: """
        M4.5 4.500H10V10H4.500zM14 4.500h5.500V10H14zM4.5 14H10v5.500H4.500zM14 14h2v2h-2zM19.5 \
        14v2M17 19.500h2.500M14 19.500h.1
        """,
      filled: ""
    ),
    "questionmark": SymbolDrawing(
      lines: "M9 8.8a3 3 0 1 1 4.6 2.6c-1.1.7-1.6 1.4-1.6 2.6M12 17.5h.1",
      filled: ""
    ),
    "quote": SymbolDrawing(
      lines: "M10 7c-3.5.5-5 2.5-5 6v4h5v-5H7.500M19 7c-3.5.5-5 2.5-5 6v4h5v-5h-2.5",
      filled: "M5 13v4h5v-5H5zM14 13v4h5v-5h-5z"
    ),
    "rectangle": SymbolDrawing(lines: "M3.5 6h17v12h-17z"),
    "rectangle.portrait.and": SymbolDrawing(
      lines: "M14 8V4.500H5v15h9V16M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5",
      filled: ""
    ),
    "repeat": SymbolDrawing(
      lines: """
        M4 11V9.5A2.5 2.5 0 0 1 6.5 7H19M16.5 4.3L19.2 7l-2.7 2.7M20 13v1.5a2.5 2.5 0 0 1-2.5 \
        2.5H5M7.5 19.7L4.8 17l2.7-2.7
        """,
      filled: ""
    ),
    "rosette": SymbolDrawing(
      lines: "M12 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.5 13.8l-1 6.7L12 18l4.5 2.5-1-6.7",
      filled: "M12 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"
    ),
    "scissors": SymbolDrawing(
      lines: """
        M6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z\
        M8 15.5L16.5 4M16 15.5L7.5 4
        """,
      filled: ""
    ),
    "shield": SymbolDrawing(
      lines: "M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6z"
    ),
    "shippingbox": SymbolDrawing(
      lines: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9M8 5.300l8 4.5",
      filled: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
      marks: "M4 7.500l8 4.5 8-4.500M12 12v9"
    ),
    "shuffle": SymbolDrawing(
      lines: """
        M3.5 7.5h3c5 0 6 9 11 9h3M3.5 16.5h3c2 0 3.3-1.4 4.4-3.2M13.6 9.7c1-1.3 2.2-2.2 3.9-2.2h3\
        M18 4.8l2.7 2.7-2.7 2.7M18 13.8l2.7 2.7-2.7 2.7
        """,
      filled: ""
    ),
    "sidebar": SymbolDrawing(
      lines: "M3.5 5.500h17v13h-17zM9 5.500v13M5.5 8.500H7M5.5 11H7",
      filled: "M3.5 5.500h17v13h-17z",
      marks: "M9 5.500v13"
    ),
    "slider": SymbolDrawing(lines: "M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4", filled: ""),
    "snowflake": SymbolDrawing(
      lines: """
        M12 3v18M4.2 7.500l15.6 9M19.8 7.500l-15.6 9M9.5 4.500L12 7l2.5-2.500M9.5 19.500L12 \
        17l2.5 2.5
        """,
      filled: ""
    ),
    "sparkles": SymbolDrawing(
      lines: """
        M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM18 15.5l.8 2.2 2.2.8-2.2.8-.8 \
        2.2-.8-2.2-2.2-.8 2.2-.8z
        """
    ),
    "speaker": SymbolDrawing(
      lines: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.5a3.6 3.6 0 0 1 0 5M17.5 7a7 7 0 0 1 0 10",
      filled: "M4 9.5h3.5L12 5.5v13l-4.5-4H4z"
    ),
    "square": SymbolDrawing(lines: "M4.5 4.5h15v15h-15z"),
    "square.and": SymbolDrawing(
      lines: "M12 14.5v-11M8.5 7L12 3.5 15.5 7M7.5 10.5h-2V20h13v-9.5h-2",
      filled: ""
    ),
    "square.and.arrow.down": SymbolDrawing(
      lines: "M12 3.5v11M8.5 11l3.5 3.5 3.5-3.5M7.5 8h-2v12h13V8h-2",
      filled: ""
    ),
    "square.and.pencil": SymbolDrawing(
      lines: "M13 5H5.5v13.5H19V11M10 14l.7-3L18.5 3.2l2.3 2.3-7.8 7.8z",
      filled: ""
    ),
    "square.grid": SymbolDrawing(
      lines: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"
    ),
    "square.stack": SymbolDrawing(
      lines: "M5 9h14v10.5H5zM6.5 6.2h11M8.5 3.5h7",
      filled: "M5 9h14v10.5H5z"
    ),
    "star": SymbolDrawing(
      lines: "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z"
    ),
    "stopwatch": SymbolDrawing(
      lines: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 13V8.500M9.5 3h5M18.5 5L20 6.5",
      filled: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z",
      marks: "M12 13V8.5"
    ),
    "sun": SymbolDrawing(
      lines: """
        M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 \
        17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7
        """,
      filled: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
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
    "text": SymbolDrawing(lines: "M5 7h14M5 12h14M5 17h9", filled: ""),
    "textformat": SymbolDrawing(
      lines: "M3.5 18L8 6.5 12.5 18M5 14.3h6M14.5 18l3-7.5 3 7.5M15.5 15.5h4",
      filled: ""
    ),
    "thermometer": SymbolDrawing(
      lines: "M10 14V6a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0zM12 10v7",
      filled: "M10 14V6a2 2 0 0 1 4 0v8a4 4 0 1 1-4 0z",
      marks: "M12 10v7"
    ),
    "ticket": SymbolDrawing(
      lines: """
        M3.5 7h17v3.300a1.8 1.8 0 0 0 0 3.400V17h-17v-3.300a1.8 1.8 0 0 0 0-3.400zM14.5 9v1.500\
        M14.5 13.500V15
        """,
      filled: "M3.5 7h17v3.300a1.8 1.8 0 0 0 0 3.400V17h-17v-3.300a1.8 1.8 0 0 0 0-3.400z",
      marks: "M14.5 9v1.500M14.5 13.500V15"
    ),
    "timer": SymbolDrawing(
      lines: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 13V8.500M9.5 3h5",
      filled: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z",
      marks: "M12 13V8.5"
    ),
    "tram": SymbolDrawing(
      lines: """
        M6.5 5h11v11.5h-11zM6.5 11h11M8.5 20.5l1.5-4M15.5 20.5l-1.5-4M9 14h.1M15 14h.1M10 2.8h4
        """,
      filled: "M6.5 5h11v11.5h-11z",
      marks: "M6.5 11h11M9 14h.1M15 14h.1"
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
    "triangle": SymbolDrawing(lines: "M12 4.5l9 15H3z"),
    "trophy": SymbolDrawing(
      lines: """
        M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5h-3c0 3 1 4.7 3.3 5M16.5 5.5h3c0 3-1 4.7-3.3 5M12 \
        14v4M8.5 20.5h7l-1-2.5h-5z
        """,
      filled: "M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM8.5 20.5h7l-1-2.5h-5z"
    ),
    "tshirt": SymbolDrawing(
      lines: "M8.5 4L3 7.500l2 4 2-1V20h10v-9.500l2 1 2-4L15.5 4c-1 2-6 2-7 0z"
    ),
    "tv": SymbolDrawing(lines: "M3.5 6h17v11h-17zM8.5 20h7", filled: "M3.5 6h17v11h-17z"),
    "umbrella": SymbolDrawing(
      lines: "M3.5 12.500a8.5 8.5 0 0 1 17 0zM12 4V2.800M12 12.500v6a2 2 0 0 1-4 0",
      filled: "M3.5 12.500a8.5 8.5 0 0 1 17 0z"
    ),
    "video": SymbolDrawing(lines: "M3.5 7H15v10H3.5zM15 11l5.5-3v8L15 13"),
    "wand": SymbolDrawing(
      lines: """
        M4.5 19.500l10-10M16.5 3.500v3M15 5h3M20 9.500V12M18.7 10.800h2.600M13 14.500V17M11.7 \
        15.800h2.6
        """,
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
        M3.5 9H13a2.5 2.5 0 1 0-2.5-2.500M3.5 12.500h15a2.5 2.5 0 1 0-2.5-2.500M3.5 16h9a2.3 2.3 \
        0 1 1-2.3 2.3
        """,
      filled: ""
    ),
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
  ]
}
