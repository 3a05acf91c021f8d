// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesS: [String: SymbolDrawing] = [
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
    "scribble": SymbolDrawing(
      lines: "M3.5 14c2-6 5-9.5 6.5-8.5s-4 9.5-2 10.5 5-8 7-7-3.5 7.5-1.5 8.5 4-3 7-5.5",
      filled: ""
    ),
    "scroll": SymbolDrawing(
      lines: """
        M8 4h9.5a2 2 0 0 1 2 2v2h-4M15.5 8V6a2 2 0 0 1 2-2M8 4a2 2 0 0 0-2 2v10.5M15.5 8v10a2 2 0 \
        0 1-2 2h-8a2 2 0 0 1-2-2v-1.5h8V18a2 2 0 0 0 2 2
        """,
      filled: "M8 4h7.5v14a2 2 0 0 1-2 2 2 2 0 0 1-2-2v-1.5H6V6a2 2 0 0 1 2-2z"
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
    "shift": SymbolDrawing(lines: "M12 4l8 8.5h-4.5V20h-7v-7.5H4z"),
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
    "simcard": SymbolDrawing(
      lines: "M6.5 3.5H14l3.5 4v13h-11zM9 12h6v5.5H9zM12 12v5.5",
      filled: "M6.5 3.5H14l3.5 4v13h-11z",
      marks: "M9 12h6v5.5H9zM12 12v5.5"
    ),
    "slider": SymbolDrawing(lines: "M4 7h16M4 12h16M4 17h16M8 5v4M15 10v4M10 15v4", filled: ""),
    "slowmo": SymbolDrawing(
      lines: """
        M12 3.5v3.5M12 17v3.5M3.5 12H7M17 12h3.5M6 6l2.5 2.5M15.5 15.5L18 18M6 18l2.5-2.5M15.5 \
        8.5L18 6
        """,
      filled: ""
    ),
    "smallcircle.circle": SymbolDrawing(
      lines: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
      filled: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
      marks: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z"
    ),
    "smallcircle.filled.circle": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 \
        11.2a0.8 0.8 0 1 0 0 1.6 0.8 0.8 0 0 0 0-1.6z
        """,
      filled: ""
    ),
    "smoke": SymbolDrawing(
      lines: "M7 12a4 4 0 0 1 .5-8 5 5 0 0 1 9.2 1.2A3.5 3.5 0 0 1 17 12zM4 15.5h11M9 18.5h11",
      filled: "M7 12a4 4 0 0 1 .5-8 5 5 0 0 1 9.2 1.2A3.5 3.5 0 0 1 17 12z"
    ),
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
    "speedometer": SymbolDrawing(
      lines: "M5.5 18a8.5 8.5 0 1 1 13 0zM12 13.5l3.5-5",
      filled: "M5.5 18a8.5 8.5 0 1 1 13 0z",
      marks: "M12 13.5l3.5-5"
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
    "square.dashed": SymbolDrawing(
      lines: """
        M4.5 8V4.5H8M16 4.5h3.5V8M19.5 16v3.5H16M8 19.5H4.5V16M11 4.5h2M11 19.5h2M4.5 11v2M19.5 \
        11v2
        """,
      filled: ""
    ),
    "square.grid": SymbolDrawing(
      lines: "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z"
    ),
    "square.grid.3x2": SymbolDrawing(
      lines: """
        M3.25 6.5h4.5v4.5h-4.5zM9.75 6.5h4.5v4.5h-4.5zM16.25 6.5h4.5v4.5h-4.5zM3.25 \
        13.5h4.5v4.5h-4.5zM9.75 13.5h4.5v4.5h-4.5zM16.25 13.5h4.5v4.5h-4.5z
        """
    ),
    "square.grid.3x3": SymbolDrawing(
      lines: """
        M3.5 3.5h4v4h-4zM10 3.5h4v4h-4zM16.5 3.5h4v4h-4zM3.5 10h4v4h-4zM10 10h4v4h-4zM16.5 \
        10h4v4h-4zM3.5 16.5h4v4h-4zM10 16.5h4v4h-4zM16.5 16.5h4v4h-4z
        """
    ),
    "square.on.square": SymbolDrawing(
      lines: "M8 8h12v12H8zM16 8V4H4v12h4",
      filled: "M8 8h12v12H8z"
    ),
    "square.stack": SymbolDrawing(
      lines: "M5 9h14v10.5H5zM6.5 6.2h11M8.5 3.5h7",
      filled: "M5 9h14v10.5H5z"
    ),
    "squares.below": SymbolDrawing(lines: "M4 4.5h16v6H4zM4 13.5h7v6H4zM13.5 13.5H20v6h-6.5z"),
    "squareshape": SymbolDrawing(lines: "M4.5 4.5h15v15h-15z"),
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
    "sterlingsign": SymbolDrawing(
      lines: "M16.5 7.5c-.5-2-2-3-3.7-3-2.5 0-4 1.6-4 4 0 4.5 1.7 7-2.3 11h11M6.5 12.5h8",
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
    "suit.club": SymbolDrawing(
      lines: """
        M12 3.5a3.7 3.7 0 0 1 3 5.9 3.7 3.7 0 1 1-2.2 6c.2 2 .9 3.6 2.2 5.1H9c1.3-1.5 2-3.1 \
        2.2-5.1a3.7 3.7 0 1 1-2.2-6 3.7 3.7 0 0 1 3-5.9z
        """
    ),
    "suit.diamond": SymbolDrawing(lines: "M12 3l6.5 9-6.5 9-6.5-9z"),
    "suit.heart": SymbolDrawing(
      lines: """
        M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z
        """
    ),
    "suit.spade": SymbolDrawing(
      lines: """
        M12 3.5c3 4 7.5 6.5 7.5 10a3.7 3.7 0 0 1-6.7 2.2c.2 2 .9 3.5 2.2 4.8H9c1.3-1.3 2-2.8 \
        2.2-4.8a3.7 3.7 0 0 1-6.7-2.2c0-3.5 4.5-6 7.5-10z
        """
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
    "sunglasses": SymbolDrawing(
      lines: "M3.5 9h17M3.5 9c0 4 1.3 6 3.7 6s3.8-2 3.8-6M20.5 9c0 4-1.3 6-3.7 6S13 13 13 9",
      filled: "M3.5 9c0 4 1.3 6 3.7 6s3.8-2 3.8-6zM20.5 9c0 4-1.3 6-3.7 6S13 13 13 9z"
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
