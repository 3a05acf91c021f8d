// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesPToS: [String: SymbolDrawing] = [
    "paintbrush": SymbolDrawing(
      lines: """
        M19.5 3.5l-9 9 2 2 7.5-8.500c.8-1.5.5-2-.5-2.500zM10.5 12.500c-3 0-3.5 2-3.5 4s-1.5 3-3.5 \
        3c2 1.5 8.5 1.5 9-5z
        """
    ),
    "paintpalette": SymbolDrawing(
      lines: """
        M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2-.6-1.5 0-2.6 1.6-2.6h2.3A2.5 2.5 0 0 0 20 12.9C20 7.9 \
        16.4 4 12 4zM8 11h.1M11 7.8h.1M15 8.5h.1
        """,
      filled: """
        M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2-.6-1.5 0-2.6 1.6-2.6h2.3A2.5 2.5 0 0 0 20 12.9C20 7.9 \
        16.4 4 12 4z
        """,
      marks: "M8 11h.1M11 7.8h.1M15 8.5h.1"
    ),
    "paperclip": SymbolDrawing(
      lines: "M18.5 11l-7 7a4 4 0 0 1-6-6l8-8a2.7 2.7 0 0 1 4 4L10 15.500a1.3 1.3 0 0 1-2-2L14.5 7",
      filled: ""
    ),
    "paperplane": SymbolDrawing(
      lines: "M20.5 3.5L3.5 10.4l6.8 3.3 3.3 6.8zM20.5 3.5l-10.2 10.2",
      filled: "M20.5 3.5L3.5 10.4l6.8 3.3 3.3 6.8z",
      marks: "M20.5 3.5l-10.2 10.2"
    ),
    "parkingsign": SymbolDrawing(lines: "M9 19V5h4a4 4 0 0 1 0 8H9", filled: ""),
    "party": SymbolDrawing(
      lines: """
        M4 20l4.5-11 6.5 6.5zM12.5 8c0-2 1-2.5 1-4.5M16 11.5c1.5-2 3-2 4.5-1M17 5.5h.1M20 \
        14.5h.1M9.5 4.5h.1
        """,
      filled: "M4 20l4.5-11 6.5 6.5z"
    ),
    "pause": SymbolDrawing(lines: "M8.5 5.5v13M15.5 5.5v13", filled: "M7 5h3v14H7zM14 5h3v14h-3z"),
    "pawprint": SymbolDrawing(
      lines: """
        M12 12c2.5 0 4.8 3 4.8 5.2 0 3-3 1.8-4.8 1.800s-4.8 1.2-4.8-1.800C7.2 15 9.5 12 12 12zM5.5 \
        9.500V11M9.5 5.500v2M14.5 5.500v2M18.5 9.500V11
        """
    ),
    "pencil": SymbolDrawing(lines: "M4.5 19.5l1-4.5L16 4.5 19.5 8 9 18.5z"),
    "pentagon": SymbolDrawing(lines: "M12 3.5l8.5 6.2-3.2 10H6.7L3.5 9.7z"),
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
        M9 11.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM2.8 18.8c.6-3.6 3-5 6.2-5s5.6 1.4 6.2 \
        5M15.5 11.5a3 3 0 1 0-.8-5.9M17 13.9c2.4.3 3.8 1.9 4.2 4.9
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
    "person.badge": SymbolDrawing(
      lines: """
        M10 3.9a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM2.8 20c.8-4 3.5-5.8 7.2-5.8 1.3 0 2.5.2 \
        3.5.7M18.5 14.5v6M15.5 17.5h6
        """,
      filled: """
        M10 3.9a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM2.8 20c.8-4 3.5-5.8 7.2-5.8 1.3 0 2.5.2 \
        3.5.7V20z
        """
    ),
    "phone": SymbolDrawing(
      lines: """
        M6.2 4h3.2l1.6 4.2-2.2 1.6a11 11 0 0 0 5.4 5.4l1.6-2.2 4.2 1.6v3.2A2.2 2.2 0 0 1 17.8 20 \
        13.8 13.8 0 0 1 4 6.2 2.2 2.2 0 0 1 6.2 4z
        """
    ),
    "phone.down": SymbolDrawing(
      lines: "M3 13.5c4-5 14-5 18 0l-.5 3-4.3.5-.7-3a12 12 0 0 0-7 0l-.7 3-4.3-.5z"
    ),
    "photo": SymbolDrawing(
      lines: "M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1",
      filled: "M4 5.5h16v13H4z",
      marks: "M4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1"
    ),
    "pianokeys": SymbolDrawing(
      lines: "M3.5 5.5h17v13h-17zM9.2 12v6.5M14.8 12v6.5M7.5 5.5V12h3.4V5.5M13.1 5.5V12h3.4V5.5",
      filled: "M3.5 5.5h17v13h-17z",
      marks: "M9.2 12v6.5M14.8 12v6.5M7.5 5.5V12h3.4V5.5M13.1 5.5V12h3.4V5.5"
    ),
    "pills": SymbolDrawing(
      lines: """
        M8.5 4.500a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0v-7a4 4 0 0 1 4-4zM4.5 12h8M17 12.500a3.5 3.5 0 1 \
        0 0 7 3.5 3.5 0 0 0 0-7z
        """,
      filled: """
        M8.5 4.500a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0v-7a4 4 0 0 1 4-4zM17 12.500a3.5 3.5 0 1 0 0 7 3.5 \
        3.5 0 0 0 0-7z
        """,
      marks: "M4.5 12h8"
    ),
    "pin": SymbolDrawing(
      lines: "M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8zM12 13v7.5",
      filled: "M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8z"
    ),
    "play": SymbolDrawing(lines: "M7.5 5v14L19 12z"),
    "plus": SymbolDrawing(lines: "M12 5v14M5 12h14", filled: ""),
    "plus.bubble": SymbolDrawing(
      lines: "M4 5.5h16V16h-9l-4.5 4v-4H4zM12 8v6M9 11h6",
      filled: "M4 5.5h16V16h-9l-4.5 4v-4H4z",
      marks: "M12 8v6M9 11h6"
    ),
    "plus.magnifyingglass": SymbolDrawing(
      lines: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M10.5 8v5M8 10.5h5",
      filled: ""
    ),
    "popcorn": SymbolDrawing(
      lines: """
        M6 9.5l1.5 11h9L18 9.5zM10 9.5l.7 11M14 9.5l-.7 11M6 9.5a2.5 2.5 0 0 1 2-3.5 3 3 0 0 1 \
        5.5-1 2.5 2.5 0 0 1 3 2A2 2 0 0 1 18 9.5
        """,
      filled: "M6 9.5l1.5 11h9L18 9.5z",
      marks: "M10 9.5l.7 11M14 9.5l-.7 11"
    ),
    "power": SymbolDrawing(lines: "M12 3.5v8M7.5 6.5a7.5 7.5 0 1 0 9 0", filled: ""),
    "printer": SymbolDrawing(
      lines: "M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 13.5h10v7H7z",
      filled: "M4 9h16v7.5H4z",
      marks: "M7 13.5h10v7H7z"
    ),
    "puzzlepiece": SymbolDrawing(
      lines: """
        M4.5 8h4.300a2.2 2.2 0 1 1 4.4 0h4.300v4.300a2.2 2.2 0 1 1 0 4.400V20h-13v-4a2.2 2.2 0 1 0 \
        0-4z
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
    "quote.bubble": SymbolDrawing(
      lines: "M4 5.5h16V16h-9l-4.5 4v-4H4zM8 12.5v-2c0-1 .5-1.5 1.5-2M13 12.5v-2c0-1 .5-1.5 1.5-2",
      filled: "M4 5.5h16V16h-9l-4.5 4v-4H4z",
      marks: "M8 12.5v-2c0-1 .5-1.5 1.5-2M13 12.5v-2c0-1 .5-1.5 1.5-2"
    ),
    "radio": SymbolDrawing(
      lines: """
        M3.5 9h17v10.5h-17zM7 9l10-5M8.5 11.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM14.5 \
        12.5h3M14.5 16h3
        """,
      filled: "M3.5 9h17v10.5h-17z",
      marks: "M7 9l10-5M8.5 11.8a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM14.5 12.5h3M14.5 16h3"
    ),
    "record": SymbolDrawing(lines: "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"),
    "rectangle": SymbolDrawing(lines: "M3.5 6h17v12h-17z"),
    "rectangle.portrait.and": SymbolDrawing(
      lines: "M14 8V4.500H5v15h9V16M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5",
      filled: ""
    ),
    "refrigerator": SymbolDrawing(
      lines: "M6.5 3h11v18h-11zM6.5 9.5h11M9 6v1.5M9 12.5v3",
      filled: "M6.5 3h11v18h-11z",
      marks: "M6.5 9.5h11M9 6v1.5M9 12.5v3"
    ),
    "repeat": SymbolDrawing(
      lines: """
        M4 11V9.5A2.5 2.5 0 0 1 6.5 7H19M16.5 4.3L19.2 7l-2.7 2.7M20 13v1.5a2.5 2.5 0 0 1-2.5 \
        2.5H5M7.5 19.7L4.8 17l2.7-2.7
        """,
      filled: ""
    ),
    "return": SymbolDrawing(lines: "M19.5 6v6.5H5M9 8.5l-4 4 4 4", filled: ""),
    "road": SymbolDrawing(lines: "M8 4L4 20M16 4l4 16M12 5v3M12 10.5v3M12 16v4", filled: ""),
    "rosette": SymbolDrawing(
      lines: "M12 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8.5 13.8l-1 6.7L12 18l4.5 2.5-1-6.7",
      filled: "M12 4a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"
    ),
    "rotate.left": SymbolDrawing(
      lines: "M5 5v4.5h4.5M5.5 9.5A7.5 7.5 0 1 1 4.5 13",
      filled: ""
    ),
    "rotate.right": SymbolDrawing(
      lines: "M19 5v4.5h-4.5M18.5 9.5A7.5 7.5 0 1 0 19.5 13",
      filled: ""
    ),
    "ruler": SymbolDrawing(
      lines: "M3 8.5h18v7H3zM6.5 8.5v3M10.2 8.5v4M13.8 8.5v3M17.5 8.5v4",
      filled: "M3 8.5h18v7H3z",
      marks: "M6.5 8.5v3M10.2 8.5v4M13.8 8.5v3M17.5 8.5v4"
    ),
    "safari": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM16 8l-2.5 5.5L8 16l2.5-5.5z",
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M16 8l-2.5 5.5L8 16l2.5-5.5z"
    ),
    "sailboat": SymbolDrawing(
      lines: "M12 3.5V15M12 4.5l6.5 9.5H12M12 7l-5.5 7H12M3.5 16.5h17L18 20H6z",
      filled: "M12 4.5l6.5 9.5H12zM3.5 16.5h17L18 20H6z"
    ),
    "scissors": SymbolDrawing(
      lines: """
        M6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 \
        0-5zM8 15.5L16.5 4M16 15.5L7.5 4
        """,
      filled: ""
    ),
    "scooter": SymbolDrawing(
      lines: """
        M5.5 15.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM18 15.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 \
        0 0-4.4zM7.7 17.7h8.1M14 5h2.5L18 15.5
        """,
      filled: ""
    ),
    "scope": SymbolDrawing(
      lines: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2.5V8M12 16v5.5M2.5 12H8M16 12h5.5",
      filled: ""
    ),
    "screwdriver": SymbolDrawing(
      lines: "M10.5 10l3.5 3.5-6.5 6.5a2.5 2.5 0 0 1-3.5-3.5zM12 11.5L18 5.5M16.5 4l3.5 3.5"
    ),
    "seal": SymbolDrawing(
      lines: """
        M12 3l2.4 1.8 3-.2.9 2.9 2.5 1.7-1 2.8 1 2.8-2.5 1.7-.9 2.9-3-.2L12 21l-2.4-1.8-3 \
        .2-.9-2.9-2.5-1.7 1-2.8-1-2.8 2.5-1.7.9-2.9 3 .2z
        """
    ),
    "server": SymbolDrawing(
      lines: "M4 4.5h16V11H4zM4 13h16v6.5H4zM7 7.8h.1M7 16.3h.1",
      filled: "M4 4.5h16V11H4zM4 13h16v6.5H4z",
      marks: "M7 7.8h.1M7 16.3h.1"
    ),
    "shield": SymbolDrawing(
      lines: "M12 3l7.5 2.5v6c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.500v-6z"
    ),
    "shippingbox": SymbolDrawing(
      lines: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.5 8-4.500M12 12v9M8 5.300l8 4.5",
      filled: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
      marks: "M4 7.500l8 4.5 8-4.500M12 12v9"
    ),
    "shower": SymbolDrawing(
      lines: """
        M5 20V7a3 3 0 0 1 6 0v.5M7.5 11a3.5 3.5 0 0 1 7 0zM8.5 14v1M11 14v1M13.5 14v1M8.5 18v1M11 \
        18v1M13.5 18v1
        """,
      filled: ""
    ),
    "shuffle": SymbolDrawing(
      lines: """
        M3.5 7.5h3c5 0 6 9 11 9h3M3.5 16.5h3c2 0 3.3-1.4 4.4-3.2M13.6 9.7c1-1.3 2.2-2.2 \
        3.9-2.2h3M18 4.8l2.7 2.7-2.7 2.7M18 13.8l2.7 2.7-2.7 2.7
        """,
      filled: ""
    ),
    "sidebar": SymbolDrawing(
      lines: "M3.5 5.500h17v13h-17zM9 5.500v13M5.5 8.500H7M5.5 11H7",
      filled: "M3.5 5.500h17v13h-17z",
      marks: "M9 5.500v13"
    ),
    "signature": SymbolDrawing(
      lines: """
        M3 17c3-3 6-12 8-12 2.5 0-2.5 11-.5 11 1.5 0 2-3 3.5-3s0 3 1.5 3 2-1.5 5-1.5M3.5 20h17
        """,
      filled: ""
    ),
    "signpost": SymbolDrawing(
      lines: "M12 3v2.5M12 11.5V21M5 5.5h11l3 3-3 3H5z",
      filled: "M5 5.5h11l3 3-3 3H5z"
    ),
    "slider": SymbolDrawing(lines: "M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4", filled: ""),
    "snowflake": SymbolDrawing(
      lines: """
        M12 3v18M4.2 7.500l15.6 9M19.8 7.500l-15.6 9M9.5 4.500L12 7l2.5-2.500M9.5 19.500L12 17l2.5 \
        2.5
        """,
      filled: ""
    ),
    "soccerball": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5l3.5 2.5-1.3 4H9.8l-1.3-4zM12 \
        3.5v5M15.5 11l4.6-1.5M14.2 15l3 4M9.8 15l-3 4M8.5 11L3.9 9.5
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: """
        M12 8.5l3.5 2.5-1.3 4H9.8l-1.3-4zM12 3.5v5M15.5 11l4.6-1.5M14.2 15l3 4M9.8 15l-3 4M8.5 \
        11L3.9 9.5
        """
    ),
    "sofa": SymbolDrawing(
      lines: """
        M6 10.5V8a2.5 2.5 0 0 1 2.5-2.5h7A2.5 2.5 0 0 1 18 8v2.5M3.5 12.5a2 2 0 0 1 4 \
        0V14h9v-1.5a2 2 0 0 1 4 0v6h-17zM6 18.5V20M18 18.5V20
        """,
      filled: "M3.5 12.5a2 2 0 0 1 4 0V14h9v-1.5a2 2 0 0 1 4 0v6h-17z"
    ),
    "sparkle": SymbolDrawing(lines: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z"),
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
    "sportscourt": SymbolDrawing(
      lines: "M3 6h18v12H3zM12 6v12M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
      filled: "M3 6h18v12H3z",
      marks: "M12 6v12M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
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
    "stairs": SymbolDrawing(lines: "M3.5 19.5H8V15h4.5v-4.5H17V6h3.5", filled: ""),
    "star": SymbolDrawing(
      lines: "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z"
    ),
    "staroflife": SymbolDrawing(lines: "M12 4v16M5 8l14 8M19 8L5 16", filled: ""),
    "steeringwheel": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 10a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 \
        0-5zM3.8 11h5.8M14.4 11h5.8M12 15v5.5
        """,
      filled: ""
    ),
    "stethoscope": SymbolDrawing(
      lines: """
        M5.5 4H4v5a5 5 0 0 0 10 0V4h-1.5M9 14v1.5a5 5 0 0 0 10 0v-2.1M19 9a2.2 2.2 0 1 0 0 4.4A2.2 \
        2.2 0 0 0 19 9z
        """,
      filled: ""
    ),
    "stop": SymbolDrawing(lines: "M6.5 6.5h11v11h-11z"),
    "stopwatch": SymbolDrawing(
      lines: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM12 13V8.500M9.5 3h5M18.5 5L20 6.5",
      filled: "M12 5.500a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z",
      marks: "M12 13V8.5"
    ),
    "storefront": SymbolDrawing(
      lines: """
        M5 11v9h14v-9M4 9l1.5-5h13L20 9a2.7 2.7 0 0 1-5.3.3 2.8 2.8 0 0 1-5.4 0A2.7 2.7 0 0 1 4 \
        9zM13 20v-5h3.5v5
        """,
      filled: "M4 9l1.5-5h13L20 9a2.7 2.7 0 0 1-5.3.3 2.8 2.8 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9z"
    ),
    "strikethrough": SymbolDrawing(
      lines: """
        M16.5 8c-.5-2-2-3-4.5-3s-4.3 1.2-4.3 3.2c0 1.3.8 2.2 2 2.8M4 12.5h16M14.5 14c1.3.5 2 1.2 2 \
        2.3 0 1.9-2 2.9-4.5 2.9s-4.2-1.2-4.7-3.2
        """,
      filled: ""
    ),
    "suitcase": SymbolDrawing(
      lines: "M4 8h16v11.5H4zM7.5 8v11.5M16.5 8v11.5M9 8V5h6v3",
      filled: "M4 8h16v11.5H4z",
      marks: "M7.5 8v11.5M16.5 8v11.5"
    ),
    "sum": SymbolDrawing(lines: "M17 7V4.5H6.5L13 12l-6.5 7.5H17V17", filled: ""),
    "sun": SymbolDrawing(
      lines: """
        M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 \
        17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7
        """,
      filled: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    ),
    "sunrise": SymbolDrawing(
      lines: """
        M3 18.5h18M7 15a5 5 0 0 1 10 0M12 7.5V3M9.5 5.5L12 3l2.5 2.5M4.5 9.5L6 11M19.5 9.5L18 \
        11M2.5 15H4M20 15h1.5
        """,
      filled: ""
    ),
    "sunset": SymbolDrawing(
      lines: """
        M3 18.5h18M7 15a5 5 0 0 1 10 0M12 3v4.5M9.5 5L12 7.5 14.5 5M4.5 9.5L6 11M19.5 9.5L18 \
        11M2.5 15H4M20 15h1.5
        """,
      filled: ""
    ),
    "switch": SymbolDrawing(
      lines: """
        M7.5 4.5h9a3 3 0 0 1 0 6h-9a3 3 0 0 1 0-6zM7.5 13.5h9a3 3 0 0 1 0 6h-9a3 3 0 0 1 0-6zM16 \
        7.5h.1M8 16.5h.1
        """,
      filled: """
        M7.5 4.5h9a3 3 0 0 1 0 6h-9a3 3 0 0 1 0-6zM7.5 13.5h9a3 3 0 0 1 0 6h-9a3 3 0 0 1 0-6z
        """,
      marks: "M16 7.5h.1M8 16.5h.1"
    ),
    "syringe": SymbolDrawing(
      lines: "M14 4.5l5.5 5.5M16.8 7.2L20 4M12 6.5l5.5 5.5-7 7H5v-5.5zM5 19l-2.5 2.5M9.5 11l2 2",
      filled: ""
    ),
  ]
}
