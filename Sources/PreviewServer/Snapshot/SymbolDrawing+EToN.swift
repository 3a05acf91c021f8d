// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesEToN: [String: SymbolDrawing] = [
    "ellipsis": SymbolDrawing(lines: "M5.5 12h.1M12 12h.1M18.5 12h.1", filled: ""),
    "envelope": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M3.5 7l8.5 6.5L20.5 7"
    ),
    "equal": SymbolDrawing(lines: "M5 9.500h14M5 14.500h14", filled: ""),
    "eurosign": SymbolDrawing(
      lines: "M18.5 6.500A7 7 0 0 0 7 12a7 7 0 0 0 11.5 5.500M4.5 10.500H14M4.5 13.500H13",
      filled: ""
    ),
    "exclamationmark": SymbolDrawing(lines: "M12 5.5V14M12 18h.1", filled: ""),
    "eye": SymbolDrawing(
      lines: """
        M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12zM12 9.5a2.5 2.5 0 1 0 0 5 \
        2.5 2.5 0 0 0 0-5z
        """,
      filled: "M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    ),
    "face": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 \
        9.5h.1M15 9.5h.1
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 9.5h.1M15 9.5h.1"
    ),
    "figure": SymbolDrawing(
      lines: """
        M12 5.800a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.800zM12 8v6.500M12 14.500L9 21M12 \
        14.500l3 6.500M7 10.500l5-2 5 2
        """,
      filled: ""
    ),
    "film": SymbolDrawing(
      lines: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8",
      filled: "M4 5h16v14H4z",
      marks: "M8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8"
    ),
    "flag": SymbolDrawing(
      lines: "M6 21V4.5M6 5.2c4-2 7.5 2 12 0v8.6c-4.5 2-8-2-12 0",
      filled: "M6 5.2c4-2 7.5 2 12 0v8.6c-4.5 2-8-2-12 0z"
    ),
    "flame": SymbolDrawing(
      lines: """
        M12 3c.6 3.4 5.5 5.6 5.5 11a5.5 5.5 0 0 1-11 0c0-2.4 1.2-3.8 2.3-5 .3 1.6 1 2.4 1.9 \
        2.7C10.3 8.6 10.6 5.4 12 3z
        """
    ),
    "folder": SymbolDrawing(lines: "M3.5 6.5h6l2 2.3h9v10.2h-17z"),
    "fork": SymbolDrawing(
      lines: "M6 3.5V8a2.5 2.5 0 0 0 5 0V3.5M8.5 3.5v17M16.5 20.5v-17c-2.5 1.5-3.5 5-3 9.5h3",
      filled: ""
    ),
    "forward": SymbolDrawing(lines: "M12.5 6v12l7.5-6zM4 6v12l7.5-6z"),
    "gamecontroller": SymbolDrawing(
      lines: """
        M7.5 7h9c2.5 0 4 2.5 4.5 6.5s-.5 5-2 5-2.3-3-4-3H9c-1.7 0-2.5 3-4 3s-2.5-1-2-5S5 7 7.5 7z\
        M8.3 9.5v4M6.3 11.5h4M15 10.3h.1M17 12.5h.1
        """,
      filled: """
        M7.5 7h9c2.5 0 4 2.5 4.5 6.5s-.5 5-2 5-2.3-3-4-3H9c-1.7 0-2.5 3-4 3s-2.5-1-2-5S5 7 7.5 7z
        """,
      marks: "M8.3 9.5v4M6.3 11.5h4M15 10.3h.1M17 12.5h.1"
    ),
    "gauge": SymbolDrawing(
      lines: "M5.6 18.5a8.5 8.5 0 1 1 12.8 0M12 13l3.8-4.2M12 13h.1",
      filled: ""
    ),
    "gear": SymbolDrawing(
      lines: """
        M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 \
        5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2
        """,
      filled: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    ),
    "gearshape": SymbolDrawing(
      lines: """
        M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 \
        5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2
        """,
      filled: "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    ),
    "gift": SymbolDrawing(
      lines: """
        M4 8.5h16V12H4zM5.5 12h13v8h-13zM12 8.5V20M12 8.5c-2-4.5-6-4-5-1 .4 1 3 1 5 1zM12 \
        8.5c2-4.5 6-4 5-1-.4 1-3 1-5 1z
        """,
      filled: "M4 8.5h16V12H4zM5.5 12h13v8h-13z",
      marks: "M12 9.5V20"
    ),
    "globe": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 \
        5-5 12 0 17
        """,
      filled: ""
    ),
    "graduationcap": SymbolDrawing(
      lines: """
        M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5v5c1.5 1.3 3.3 2 5.5 2s4-.7 5.5-2v-5M21.5 9.5v6
        """,
      filled: """
        M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 13v3.5c1.5 1.3 3.3 2 5.5 2s4-.7 5.5-2V13L12 15.700z
        """
    ),
    "hammer": SymbolDrawing(
      lines: "M9 5h6.5c2 0 3.5 1.5 4 3.5l-3-.5-2 2-3-3zM11.5 7.5L4 17l2.5 2.5 8-9z"
    ),
    "hand": SymbolDrawing(
      lines: """
        M7.5 11L11 4a2 2 0 0 1 2.5 2l-.5 3.5h5a1.8 1.8 0 0 1 1.8 2.2l-1.4 6a2 2 0 0 1-2 1.6H7.5z\
        M4 11h3.5v8.3H4z
        """
    ),
    "headphones": SymbolDrawing(
      lines: "M4.5 17v-4a7.5 7.5 0 0 1 15 0v4M4.5 14.5H8V20H4.5zM16 14.5h3.5V20H16z",
      filled: "M4.5 14.5H8V20H4.5zM16 14.5h3.5V20H16z"
    ),
    "heart": SymbolDrawing(
      lines: """
        M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z
        """
    ),
    "hourglass": SymbolDrawing(
      lines: "M6.5 3.500h11M6.5 20.500h11M8 3.500v4l4 4.5 4-4.500v-4M8 20.500v-4l4-4.5 4 4.500v4",
      filled: "M8 3.500v4l4 4.5 4-4.500v-4zM8 20.500v-4l4-4.5 4 4.500v4z"
    ),
    "house": SymbolDrawing(
      lines: "M4 11.5l8-7 8 7M6 10v9.5h12V10M10 19.5v-5h4v5",
      filled: "M6 10v9.5h12V10l-6-5.2z",
      marks: "M10 19.5v-5h4v5"
    ),
    "info": SymbolDrawing(lines: "M12 10.5v7.5M12 6.5h.1", filled: ""),
    "ipad": SymbolDrawing(
      lines: "M5.5 3h13v18h-13zM10.8 18.6h2.4",
      filled: "M5.5 3h13v18h-13z",
      marks: "M10.8 18.6h2.4"
    ),
    "iphone": SymbolDrawing(
      lines: "M7.5 3h9v18h-9zM10.8 18.6h2.4",
      filled: "M7.5 3h9v18h-9z",
      marks: "M10.8 18.6h2.4"
    ),
    "key": SymbolDrawing(
      lines: "M8 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 10.8l8.3-7.300M16 6.5L18.5 9",
      filled: "M8 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"
    ),
    "laptopcomputer": SymbolDrawing(
      lines: "M5.5 6h13v9.5h-13zM2.5 18.5h19",
      filled: "M5.5 6h13v9.5h-13z"
    ),
    "leaf": SymbolDrawing(
      lines: "M5 19c0-8.5 4.5-13.5 15-14 .3 9.5-4.5 14.5-11 13.5M5 20.5c1-4.5 4-8 8.5-10",
      filled: "M5 19c0-8.5 4.5-13.5 15-14 .3 9.5-4.5 14.5-11 13.5z",
      marks: "M7 18c1.3-3.3 3.6-6 6.5-7.5"
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
    "location": SymbolDrawing(lines: "M20 4L4 11l7.5 1.5L13 20z"),
    "lock": SymbolDrawing(
      lines: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
      filled: "M6 11h12v9H6z",
      marks: "M12 14.5v2"
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
    "message": SymbolDrawing(lines: "M4 5.5h16V16h-9l-4.5 4v-4H4z"),
    "mic": SymbolDrawing(
      lines: """
        M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3zM6 11.5a6 6 0 0 0 12 0M12 17.5v3\
        M9 20.5h6
        """,
      filled: "M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3z"
    ),
    "minus": SymbolDrawing(lines: "M5 12h14", filled: ""),
    "moon": SymbolDrawing(lines: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"),
    "music": SymbolDrawing(
      lines: """
        M9.5 17.5v-12l9-2V15M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 \
        1-5 0 2.5 2.5 0 0 1 5 0z
        """,
      filled: """
        M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0\
        z
        """
    ),
    "newspaper": SymbolDrawing(
      lines: """
        M4 5h13v12.500a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2zM17 9h3.500v8.500a1.8 1.8 0 0 1-3.5 0M7 \
        8.500h7M7 12h7M7 15.500h4
        """,
      filled: "M4 5h13v12.500a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2z",
      marks: "M7 8.500h7M7 12h7M7 15.500h4"
    ),
    "number": SymbolDrawing(
      lines: "M9.5 4.5l-2 15M16.5 4.5l-2 15M4.5 9.5h15M4.5 14.5h15",
      filled: ""
    ),
  ]
}
