// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesPToR: [String: SymbolDrawing] = [
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
    "personalhotspot": SymbolDrawing(
      lines: "M10 8H7.5a4 4 0 0 0 0 8H10M14 8h2.5a4 4 0 0 1 0 8H14M9 12h6",
      filled: ""
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
    "photo.on.rectangle": SymbolDrawing(
      lines: "M6.5 8.5h14v11h-14zM6.5 17l4-3.5 3 2.5 2.5-2.5 4.5 4M17 8.5v-4H3.5v11h3",
      filled: "M6.5 8.5h14v11h-14z",
      marks: "M6.5 17l4-3.5 3 2.5 2.5-2.5 4.5 4"
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
    "pip": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM12.5 12H18v4h-5.5z",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M12.5 12H18v4h-5.5z"
    ),
    "play": SymbolDrawing(lines: "M7.5 5v14L19 12z"),
    "playpause": SymbolDrawing(
      lines: "M3.5 6v12l8-6zM14.5 6.5v11M19 6.5v11",
      filled: "M3.5 6v12l8-6zM13.5 6h2v12h-2zM18 6h2v12h-2z"
    ),
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
    "plusminus": SymbolDrawing(lines: "M12 4v9M7.5 8.5h9M7.5 18h9", filled: ""),
    "point.3": SymbolDrawing(
      lines: """
        M12 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 16a2 2 0 1 0 0 4 \
        2 2 0 0 0 0-4zM11 7.3L7 16.2M13 7.3l4 8.9M8 18h8
        """,
      filled: """
        M12 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 16a2 2 0 1 0 0 4 \
        2 2 0 0 0 0-4z
        """
    ),
    "point.topleft": SymbolDrawing(
      lines: """
        M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 6h7a3 3 0 0 1 0 \
        6H9a3 3 0 0 0 0 6h7
        """,
      filled: "M6 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM18 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
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
    "pyramid": SymbolDrawing(
      lines: "M12 3.5l9 13-9 4-9-4zM12 3.5v17",
      filled: "M12 3.5l9 13-9 4-9-4z",
      marks: "M12 3.5v17"
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
    "rays": SymbolDrawing(
      lines: """
        M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 \
        8.5l2.9-2.9
        """,
      filled: ""
    ),
    "record": SymbolDrawing(lines: "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z"),
    "rectangle": SymbolDrawing(lines: "M3.5 6h17v12h-17z"),
    "rectangle.grid.1x2": SymbolDrawing(lines: "M4 5h16v6H4zM4 14h16v6H4z"),
    "rectangle.grid.2x2": SymbolDrawing(
      lines: "M3.5 6h7.5v5H3.5zM13 6h7.5v5H13zM3.5 14H11v5H3.5zM13 14h7.5v5H13z"
    ),
    "rectangle.on.rectangle": SymbolDrawing(
      lines: "M7 9h13.5v10H7zM17 9V5.5H3.5v10H7",
      filled: "M7 9h13.5v10H7z"
    ),
    "rectangle.portrait": SymbolDrawing(lines: "M6 3.5h12v17H6z"),
    "rectangle.portrait.and": SymbolDrawing(
      lines: "M14 8V4.500H5v15h9V16M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5",
      filled: ""
    ),
    "rectangle.portrait.on": SymbolDrawing(
      lines: "M9 7h10v13.5H9zM15 7V3.5H5V17h4",
      filled: "M9 7h10v13.5H9z"
    ),
    "rectangle.split": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM9.2 6v12.5M14.8 6v12.5",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M9.2 6v12.5M14.8 6v12.5"
    ),
    "rectangle.stack": SymbolDrawing(
      lines: "M4 9.5h16v10H4zM6 6.5h12M8 3.5h8",
      filled: "M4 9.5h16v10H4z"
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
    "rhombus": SymbolDrawing(lines: "M12 3.5L19.5 12 12 20.5 4.5 12z"),
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
  ]
}
