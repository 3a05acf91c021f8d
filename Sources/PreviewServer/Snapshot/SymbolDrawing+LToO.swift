// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesLToO: [String: SymbolDrawing] = [
    "ladybug": SymbolDrawing(
      lines: """
        M12 7a5.5 6.5 0 1 0 0 13 5.5 6.5 0 0 0 0-13zM12 7v13M8.5 5.5a3.5 3 0 0 1 7 0M6.5 13H4M17.5 \
        13H20M9.5 11.5h.1M14.5 11.5h.1M9.5 15.5h.1M14.5 15.5h.1
        """,
      filled: "M12 7a5.5 6.5 0 1 0 0 13 5.5 6.5 0 0 0 0-13z",
      marks: "M12 7v13M9.5 11.5h.1M14.5 11.5h.1M9.5 15.5h.1M14.5 15.5h.1"
    ),
    "lamp": SymbolDrawing(
      lines: "M8.5 3.5h7l3 8h-13zM12 11.5V20M8.5 20.5h7",
      filled: "M8.5 3.5h7l3 8h-13z"
    ),
    "laptopcomputer": SymbolDrawing(
      lines: "M5.5 6h13v9.5h-13zM2.5 18.5h19",
      filled: "M5.5 6h13v9.5h-13z"
    ),
    "largecircle.fill.circle": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 \
        0-8.4zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM12 11.1a0.9 0.9 0 1 0 0 1.8 0.9 \
        0.9 0 0 0 0-1.8z
        """,
      filled: ""
    ),
    "lasso": SymbolDrawing(
      lines: """
        M3.5 10c0-3 3.8-5.5 8.5-5.5s8.5 2.5 8.5 5.5-3.8 5.5-8.5 5.5-8.5-2.5-8.5-5.5zM7 15a2 2 0 \
        1 0 2 2c0 1.8-1 3-2.5 3.5
        """,
      filled: ""
    ),
    "leaf": SymbolDrawing(
      lines: "M5 19c0-8.5 4.5-13.5 15-14 .3 9.5-4.5 14.5-11 13.5M5 20.5c1-4.5 4-8 8.5-10",
      filled: "M5 19c0-8.5 4.5-13.5 15-14 .3 9.5-4.5 14.5-11 13.5z",
      marks: "M7 18c1.3-3.3 3.6-6 6.5-7.5"
    ),
    "lessthan": SymbolDrawing(lines: "M17.5 6l-11 6 11 6", filled: ""),
    "level": SymbolDrawing(
      lines: "M3.5 8.5h17v7h-17zM9.5 8.5v7M14.5 8.5v7M12 12h.1",
      filled: "M3.5 8.5h17v7h-17z",
      marks: "M9.5 8.5v7M14.5 8.5v7M12 12h.1"
    ),
    "lifepreserver": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 \
        0-7zM6 6l3.5 3.5M14.5 14.5L18 18M18 6l-3.5 3.5M9.5 14.5L6 18
        """,
      filled: ""
    ),
    "light.max": SymbolDrawing(
      lines: """
        M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 \
        16.6L18 18M6 18l1.4-1.4M16.6 7.4L18 6
        """,
      filled: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    ),
    "light.min": SymbolDrawing(
      lines: """
        M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 5h.1M12 19h.1M5 12h.1M19 12h.1M7 7h.1M17 17h.1M7 \
        17h.1M17 7h.1
        """,
      filled: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    ),
    "lightbulb": SymbolDrawing(
      lines: "M9 17.5c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5zM10 20.5h4",
      filled: "M9 17.5c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5z"
    ),
    "line": SymbolDrawing(lines: "M4 7h16M4 12h16M4 17h16", filled: ""),
    "line.3.horizontal.decrease": SymbolDrawing(lines: "M4 7.5h16M7 12h10M10 16.5h4", filled: ""),
    "link": SymbolDrawing(
      lines: """
        M10.5 13.5a3.8 3.8 0 0 0 5.4 0l3-3a3.8 3.8 0 0 0-5.4-5.4l-1 1M13.5 10.5a3.8 3.8 0 0 0-5.4 \
        0l-3 3a3.8 3.8 0 0 0 5.4 5.4l1-1
        """,
      filled: ""
    ),
    "list": SymbolDrawing(
      lines: "M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1",
      filled: ""
    ),
    "list.number": SymbolDrawing(
      lines: """
        M9.5 6.5H20M9.5 12H20M9.5 17.5H20M4.5 5.2l1-.7v4M4.3 10.7c1.5-1 2.4.8 0 3h2.2M4.3 \
        15.5h2L5.1 17.1c1.6.2 1.3 2.3-.9 1.9
        """,
      filled: ""
    ),
    "livephoto": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 6.8a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 \
        0-10.4zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z
        """,
      filled: ""
    ),
    "location": SymbolDrawing(lines: "M20 4L4 11l7.5 1.5L13 20z"),
    "lock": SymbolDrawing(
      lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
      filled: "M6 11h12v9H6z",
      marks: "M12 14.5v2"
    ),
    "lock.open": SymbolDrawing(
      lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2M12 14.5v2",
      filled: "M6 11h12v9H6z",
      marks: "M12 14.5v2"
    ),
    "loupe": SymbolDrawing(
      lines: "M11 4a7 7 0 1 0 0 14h7v-7a7 7 0 0 0-7-7zM11 8v6M8 11h6",
      filled: "M11 4a7 7 0 1 0 0 14h7v-7a7 7 0 0 0-7-7z",
      marks: "M11 8v6M8 11h6"
    ),
    "macwindow": SymbolDrawing(
      lines: "M3.5 5h17v14h-17zM3.5 9h17M6.3 7h.1M8.8 7h.1",
      filled: "M3.5 5h17v14h-17z",
      marks: "M3.5 9h17M6.3 7h.1M8.8 7h.1"
    ),
    "magnifyingglass": SymbolDrawing(
      lines: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5",
      filled: ""
    ),
    "map": SymbolDrawing(
      lines: "M4 6.5l5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13M14.7 6.5v13",
      filled: "M4 6.5l5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2z",
      marks: "M9.3 4.5v13M14.7 6.5v13"
    ),
    "mappin": SymbolDrawing(
      lines: "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.5v9",
      filled: "M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
    ),
    "medal": SymbolDrawing(
      lines: "M12 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM9.5 10.5L6 4h4l2 4 2-4h4l-3.5 6.5",
      filled: "M12 10a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
    ),
    "megaphone": SymbolDrawing(
      lines: "M4 10v4h3l9.5 4.5v-13L7 10zM8 14.5l1.5 5H12l-1-4M19 9.5a3.5 3.5 0 0 1 0 5",
      filled: "M4 10v4h3l9.5 4.5v-13L7 10z"
    ),
    "memorychip": SymbolDrawing(
      lines: "M5.5 8h13v8h-13zM8.5 8V5M12 8V5M15.5 8V5M8.5 19v-3M12 19v-3M15.5 19v-3"
    ),
    "message": SymbolDrawing(lines: "M4 5.5h16V16h-9l-4.5 4v-4H4z"),
    "metronome": SymbolDrawing(lines: "M9 4h6l3 16H6zM7 15.5h10M12 15.5l5-8", filled: ""),
    "mic": SymbolDrawing(
      lines: """
        M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3zM6 11.5a6 6 0 0 0 12 0M12 \
        17.5v3M9 20.5h6
        """,
      filled: "M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3z"
    ),
    "minus": SymbolDrawing(lines: "M5 12h14", filled: ""),
    "minus.magnifyingglass": SymbolDrawing(
      lines: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M8 10.5h5",
      filled: ""
    ),
    "moon": SymbolDrawing(lines: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"),
    "moon.stars": SymbolDrawing(
      lines: """
        M17.5 15.7A7 7 0 0 1 8.5 6.7a7 7 0 1 0 9 9zM16 3l.9 2.6 2.6.9-2.6.9L16 10l-.9-2.6-2.6-.9 \
        2.6-.9z
        """
    ),
    "mountain": SymbolDrawing(lines: "M2.5 19L9 6.5 15.5 19zM13 13.5l3-5L21.5 19h-6"),
    "movieclapper": SymbolDrawing(
      lines: "M4 10h16v9.5H4zM4 10l-.6-3L19 3.5l.6 3zM8.5 8.9L10 5.6M13.5 7.8L15 4.5",
      filled: "M4 10h16v9.5H4z"
    ),
    "mug": SymbolDrawing(
      lines: "M5 5.5h11V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM16 9h1.5a2.5 2.5 0 0 1 0 6H16",
      filled: "M5 5.5h11V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z"
    ),
    "multiply": SymbolDrawing(lines: "M6 6l12 12M18 6L6 18", filled: ""),
    "music": SymbolDrawing(
      lines: """
        M9.5 17.5v-12l9-2V15M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 \
        0 2.5 2.5 0 0 1 5 0z
        """,
      filled: """
        M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 \
        0z
        """
    ),
    "music.mic": SymbolDrawing(
      lines: "M15 3.5a4.5 4.5 0 0 1 5.5 5.5l-3.5 1.5L13.5 7zM13.5 7L4.5 18.5l1 1L17 10.5"
    ),
    "network": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 \
        5-5 12 0 17
        """,
      filled: ""
    ),
    "newspaper": SymbolDrawing(
      lines: """
        M4 5h13v12.500a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2zM17 9h3.500v8.500a1.8 1.8 0 0 1-3.5 0M7 \
        8.500h7M7 12h7M7 15.500h4
        """,
      filled: "M4 5h13v12.500a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2z",
      marks: "M7 8.500h7M7 12h7M7 15.500h4"
    ),
    "nosign": SymbolDrawing(
      lines: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM6 6l12 12",
      filled: ""
    ),
    "note": SymbolDrawing(
      lines: "M5 4.5h14v10l-5 5H5zM19 14.5h-5v5",
      filled: "M5 4.5h14v10l-5 5H5z",
      marks: "M19 14.5h-5v5"
    ),
    "note.text": SymbolDrawing(
      lines: "M5 4.5h14v10l-5 5H5zM19 14.5h-5v5M8 8.5h8M8 12h6",
      filled: "M5 4.5h14v10l-5 5H5z",
      marks: "M19 14.5h-5v5M8 8.5h8M8 12h6"
    ),
    "number": SymbolDrawing(
      lines: "M9.5 4.5l-2 15M16.5 4.5l-2 15M4.5 9.5h15M4.5 14.5h15",
      filled: ""
    ),
    "octagon": SymbolDrawing(lines: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7z"),
    "opticaldisc": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 \
        0-5zM6.5 12A5.5 5.5 0 0 1 12 6.5
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 12A5.5 5.5 0 0 1 12 6.5"
    ),
    "option": SymbolDrawing(lines: "M3.5 6h5l7 12h5M14 6h6.5", filled: ""),
    "oval": SymbolDrawing(
      lines: "M12 5.5c5 0 8.5 2.8 8.5 6.5s-3.5 6.5-8.5 6.5-8.5-2.8-8.5-6.5 3.5-6.5 8.5-6.5z"
    ),
  ]
}
