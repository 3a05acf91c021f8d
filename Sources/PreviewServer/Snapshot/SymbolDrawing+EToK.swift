// SPDX-License-Identifier: Apache-2.0

extension SymbolDrawing {
  static let namesEToK: [String: SymbolDrawing] = [
    "ear": SymbolDrawing(
      lines: """
        M7 10a5 5 0 0 1 10 0c0 3-2.5 4-3 6.5-.5 2.5-3 4-5 2.5M9.5 10.5a2.5 2.5 0 0 1 5 0c0 1.5-1.5 \
        2-2 3
        """,
      filled: ""
    ),
    "ellipsis": SymbolDrawing(lines: "M5.5 12h.1M12 12h.1M18.5 12h.1", filled: ""),
    "ellipsis.bubble": SymbolDrawing(
      lines: "M4 5.5h16V16h-9l-4.5 4v-4H4zM8 11h.1M12 11h.1M16 11h.1",
      filled: "M4 5.5h16V16h-9l-4.5 4v-4H4z",
      marks: "M8 11h.1M12 11h.1M16 11h.1"
    ),
    "envelope": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M3.5 7l8.5 6.5L20.5 7"
    ),
    "envelope.open": SymbolDrawing(
      lines: "M3.5 10L12 4l8.5 6v9.5h-17zM3.5 10.5L12 16l8.5-5.5",
      filled: "M3.5 10L12 4l8.5 6v9.5h-17z",
      marks: "M3.5 10.5L12 16l8.5-5.5"
    ),
    "equal": SymbolDrawing(lines: "M5 9.500h14M5 14.500h14", filled: ""),
    "eraser": SymbolDrawing(
      lines: "M14 4.5l5.5 5.5-8.5 8.5H8L4.5 15zM9.3 9.7l5.5 5.5",
      filled: "M14 4.5l5.5 5.5-8.5 8.5H8L4.5 15z",
      marks: "M9.3 9.7l5.5 5.5"
    ),
    "escape": SymbolDrawing(lines: "M12 12L5 5M5 10V5h5M14 5.8A7.5 7.5 0 1 1 5.3 14", filled: ""),
    "eurosign": SymbolDrawing(
      lines: "M18.5 6.500A7 7 0 0 0 7 12a7 7 0 0 0 11.5 5.500M4.5 10.500H14M4.5 13.500H13",
      filled: ""
    ),
    "exclamationmark": SymbolDrawing(lines: "M12 5.5V14M12 18h.1", filled: ""),
    "externaldrive": SymbolDrawing(
      lines: "M5 5h14l1.5 9v5h-17v-5zM3.5 14h17M16.5 16.5h.1",
      filled: "M5 5h14l1.5 9v5h-17v-5z",
      marks: "M3.5 14h17M16.5 16.5h.1"
    ),
    "eye": SymbolDrawing(
      lines: """
        M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 \
        2.5 0 0 0 0-5z
        """,
      filled: "M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    ),
    "eyedropper": SymbolDrawing(
      lines: "M16 4.5a2.5 2.5 0 0 1 3.5 3.5L18 9.5 14.5 6zM13 6l5 5M13.5 8l-8 8-1.5 4 4-1.5 8-8"
    ),
    "eyeglasses": SymbolDrawing(
      lines: """
        M6 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM9.5 \
        13c1.5-1.2 3.5-1.2 5 0M2.5 13l2-6M21.5 13l-2-6
        """,
      filled: ""
    ),
    "eyes": SymbolDrawing(
      lines: """
        M8 5c-2.5 0-4 3-4 7s1.5 7 4 7 4-3 4-7-1.5-7-4-7zM16 5c-2.5 0-4 3-4 7s1.5 7 4 7 4-3 \
        4-7-1.5-7-4-7zM9.5 13.5h.1M17.5 13.5h.1
        """,
      filled: """
        M8 5c-2.5 0-4 3-4 7s1.5 7 4 7 4-3 4-7-1.5-7-4-7zM16 5c-2.5 0-4 3-4 7s1.5 7 4 7 4-3 \
        4-7-1.5-7-4-7z
        """,
      marks: "M9.5 13.5h.1M17.5 13.5h.1"
    ),
    "face": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 \
        9.5h.1M15 9.5h.1
        """,
      filled: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z",
      marks: "M8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5M9 9.5h.1M15 9.5h.1"
    ),
    "faceid": SymbolDrawing(
      lines: """
        M4 8V6a2 2 0 0 1 2-2h2M16 4h2a2 2 0 0 1 2 2v2M20 16v2a2 2 0 0 1-2 2h-2M8 20H6a2 2 0 0 \
        1-2-2v-2M8.5 9v1.5M15.5 9v1.5M12.3 9v4H11M9 15.5c1.8 1.5 4.2 1.5 6 0
        """,
      filled: ""
    ),
    "fan": SymbolDrawing(
      lines: """
        M12 12c-3.5-1.5-4-7-.5-8s5.5 4.5.5 8zM12 12c3.5 1.5 4 7 .5 8s-5.5-4.5-.5-8zM12 12c1.5-3.5 \
        7-4 8-.5s-4.5 5.5-8 .5zM12 12c-1.5 3.5-7 4-8 .5s4.5-5.5 8-.5z
        """
    ),
    "ferry": SymbolDrawing(
      lines: "M4 14l8-2.5 8 2.5-2.5 5.5h-11zM7 13V8h10v5M10 8V5h4v3",
      filled: "M4 14l8-2.5 8 2.5-2.5 5.5h-11z"
    ),
    "figure": SymbolDrawing(
      lines: """
        M12 5.800a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.800zM12 8v6.500M12 14.500L9 21M12 14.500l3 \
        6.500M7 10.500l5-2 5 2
        """,
      filled: ""
    ),
    "figure.run": SymbolDrawing(
      lines: """
        M15 2.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM8 8l4.5-1 2 2-3 5 3.5 3-1.5 4.5M11.5 \
        14l-2 3.5-5-.5M14.5 9l2 2.5 3.5-.5M8 8l-2 3
        """,
      filled: ""
    ),
    "figure.walk": SymbolDrawing(
      lines: """
        M13 2.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM12.5 8.5l-1 6 3.5 2.5 1 4.5M11.5 14.5l-1 \
        3.5-3 3.5M12.5 8.5l-4 2-1 3.5M12.5 8.5l2.5 3.5 3 1
        """,
      filled: ""
    ),
    "film": SymbolDrawing(
      lines: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8",
      filled: "M4 5h16v14H4z",
      marks: "M8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4M8 12h8"
    ),
    "fireworks": SymbolDrawing(
      lines: """
        M12 9.5v-5M13.8 10.2l3.6-3.6M14.5 12h5M13.8 13.8l3.6 3.6M12 14.5v5M10.2 13.8l-3.6 3.6M9.5 \
        12h-5M10.2 10.2L6.6 6.6
        """,
      filled: ""
    ),
    "fish": SymbolDrawing(
      lines: "M3 12c3.5-5 8.5-5.5 12.5-1.5L20.5 7v10l-5-3.5C11.5 17.5 6.5 17 3 12zM7.5 11h.1",
      filled: "M3 12c3.5-5 8.5-5.5 12.5-1.5L20.5 7v10l-5-3.5C11.5 17.5 6.5 17 3 12z",
      marks: "M7.5 11h.1"
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
    "flashlight": SymbolDrawing(
      lines: "M8 3.5h8V7l-2 3v10.5h-4V10L8 7zM8 7h8M12 13v1.5",
      filled: "M8 3.5h8V7l-2 3v10.5h-4V10L8 7z",
      marks: "M8 7h8M12 13v1.5"
    ),
    "flip": SymbolDrawing(
      lines: "M12 3.5v17M9 7v10H3.5zM15 7v10h5.5z",
      filled: "M9 7v10H3.5zM15 7v10h5.5z"
    ),
    "folder": SymbolDrawing(lines: "M3.5 6.5h6l2 2.3h9v10.2h-17z"),
    "football": SymbolDrawing(
      lines: """
        M4.5 19.5c-1.5-7 3.5-15 15-15 1.5 7-3.5 15-15 15zM9 15l6-6M10.5 11.5l2 2M12.5 9.5l2 2
        """,
      filled: "M4.5 19.5c-1.5-7 3.5-15 15-15 1.5 7-3.5 15-15 15z",
      marks: "M9 15l6-6M10.5 11.5l2 2M12.5 9.5l2 2"
    ),
    "fork": SymbolDrawing(
      lines: "M6 3.5V8a2.5 2.5 0 0 0 5 0V3.5M8.5 3.5v17M16.5 20.5v-17c-2.5 1.5-3.5 5-3 9.5h3",
      filled: ""
    ),
    "forward": SymbolDrawing(lines: "M12.5 6v12l7.5-6zM4 6v12l7.5-6z"),
    "forward.end": SymbolDrawing(lines: "M5.5 6v12L15 12zM18 6v12"),
    "fuelpump": SymbolDrawing(
      lines: "M5 20V5.5h9V20M3.5 20h12M7.5 8.5h4V12h-4zM14 12h2v4.5a1.5 1.5 0 0 0 3 0V9.5l-3-3",
      filled: "M5 20V5.5h9V20z",
      marks: "M7.5 8.5h4V12h-4z"
    ),
    "function": SymbolDrawing(
      lines: "M15.5 5c-2-.5-3.2.5-3.6 3L10.4 16.5c-.4 2.5-1.7 3.5-3.4 3M8 10h6.5",
      filled: ""
    ),
    "gamecontroller": SymbolDrawing(
      lines: """
        M7.5 7h9c2.5 0 4 2.5 4.5 6.5s-.5 5-2 5-2.3-3-4-3H9c-1.7 0-2.5 3-4 3s-2.5-1-2-5S5 7 7.5 \
        7zM8.3 9.5v4M6.3 11.5h4M15 10.3h.1M17 12.5h.1
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
        M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 \
        12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8M12 12h6.5M12 \
        12l-3.2 5.6M12 12L8.8 6.4
        """,
      filled: "M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
      marks: "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    ),
    "gearshape": SymbolDrawing(
      lines: """
        M10.3 5.6L10.7 3.1L13.3 3.1L13.7 5.6L15.3 6.3L17.4 4.8L19.2 6.6L17.7 8.7L18.4 10.3L20.9 \
        10.7L20.9 13.3L18.4 13.7L17.7 15.3L19.2 17.4L17.4 19.2L15.3 17.7L13.7 18.4L13.3 20.9L10.7 \
        20.9L10.3 18.4L8.7 17.7L6.6 19.2L4.8 17.4L6.3 15.3L5.6 13.7L3.1 13.3L3.1 10.7L5.6 10.3L6.3 \
        8.7L4.8 6.6L6.6 4.8L8.7 6.3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z
        """,
      filled: """
        M10.3 5.6L10.7 3.1L13.3 3.1L13.7 5.6L15.3 6.3L17.4 4.8L19.2 6.6L17.7 8.7L18.4 10.3L20.9 \
        10.7L20.9 13.3L18.4 13.7L17.7 15.3L19.2 17.4L17.4 19.2L15.3 17.7L13.7 18.4L13.3 20.9L10.7 \
        20.9L10.3 18.4L8.7 17.7L6.6 19.2L4.8 17.4L6.3 15.3L5.6 13.7L3.1 13.3L3.1 10.7L5.6 10.3L6.3 \
        8.7L4.8 6.6L6.6 4.8L8.7 6.3z
        """,
      marks: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"
    ),
    "gift": SymbolDrawing(
      lines: """
        M4 8.5h16V12H4zM5.5 12h13v8h-13zM12 8.5V20M12 8.5c-2-4.5-6-4-5-1 .4 1 3 1 5 1zM12 \
        8.5c2-4.5 6-4 5-1-.4 1-3 1-5 1z
        """,
      filled: "M4 8.5h16V12H4zM5.5 12h13v8h-13z",
      marks: "M12 9.5V20"
    ),
    "giftcard": SymbolDrawing(
      lines: "M3.5 6h17v12.5h-17zM9 6v12.5M3.5 12h17M9 12c-2.5-3.5-5-1-3 0M9 12c2.5-3.5 5-1 3 0",
      filled: "M3.5 6h17v12.5h-17z",
      marks: "M9 6v12.5M3.5 12h17M9 12c-2.5-3.5-5-1-3 0M9 12c2.5-3.5 5-1 3 0"
    ),
    "globe": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 \
        5-5 12 0 17
        """,
      filled: ""
    ),
    "gobackward": SymbolDrawing(lines: "M12 4.5a8 8 0 1 1-8 8M12 1.8L9.2 4.5 12 7.2", filled: ""),
    "goforward": SymbolDrawing(lines: "M12 4.5a8 8 0 1 0 8 8M12 1.8l2.8 2.7L12 7.2", filled: ""),
    "graduationcap": SymbolDrawing(
      lines: "M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5v5c1.5 1.3 3.3 2 5.5 2s4-.7 5.5-2v-5M21.5 9.5v6",
      filled: """
        M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 13v3.5c1.5 1.3 3.3 2 5.5 2s4-.7 5.5-2V13L12 15.700z
        """
    ),
    "greaterthan": SymbolDrawing(lines: "M6.5 6l11 6-11 6", filled: ""),
    "guitars": SymbolDrawing(
      lines: """
        M13.5 10.5L19.5 4.5M17.8 3L21 6.2M13.5 10.5c1.5 1.5.5 3-.5 3.5-1 .5-1 1.5-1.5 3-.8 2.5-4 \
        3.5-6.5 1s-1.5-5.7 1-6.5c1.5-.5 2.5-.5 3-1.5.5-1 2.5-2 4.5.5zM8.5 15.5h.1
        """,
      filled: """
        M13.5 10.5c1.5 1.5.5 3-.5 3.5-1 .5-1 1.5-1.5 3-.8 2.5-4 3.5-6.5 1s-1.5-5.7 1-6.5c1.5-.5 \
        2.5-.5 3-1.5.5-1 2.5-2 4.5.5z
        """,
      marks: "M8.5 15.5h.1"
    ),
    "hammer": SymbolDrawing(
      lines: "M9 5h6.5c2 0 3.5 1.5 4 3.5l-3-.5-2 2-3-3zM11.5 7.5L4 17l2.5 2.5 8-9z"
    ),
    "hand": SymbolDrawing(
      lines: """
        M7.5 11L11 4a2 2 0 0 1 2.5 2l-.5 3.5h5a1.8 1.8 0 0 1 1.8 2.2l-1.4 6a2 2 0 0 1-2 1.6H7.5zM4 \
        11h3.5v8.3H4z
        """
    ),
    "hand.point": SymbolDrawing(
      lines: """
        M10 12.5V4.8a1.4 1.4 0 0 1 2.8 0V11l4 .8c1.5.3 2.2 1.2 2 2.7l-.8 4c-.3 1.5-1.2 2.5-2.8 \
        2.5h-3c-1.5 0-2.5-.5-3.3-1.7L5.5 14.5A1.4 1.4 0 0 1 7.8 13L10 15z
        """
    ),
    "hand.raised": SymbolDrawing(
      lines: """
        M7 12.5V6.8a1.4 1.4 0 0 1 2.8 0V11M9.8 11V4.8a1.4 1.4 0 0 1 2.8 0V11M12.6 11V5.8a1.4 1.4 0 \
        0 1 2.8 0V12M15.4 12V8.8a1.4 1.4 0 0 1 2.8 0v5.7c0 4-2.5 6.5-5.7 6.5-3 \
        0-4.3-1.5-5.5-3.7L4.8 13A1.4 1.4 0 0 1 7 11.5
        """,
      filled: """
        M7 12.5V6.8a1.4 1.4 0 0 1 2.8 0v-2a1.4 1.4 0 0 1 2.8 0v1a1.4 1.4 0 0 1 2.8 0v3a1.4 1.4 0 0 \
        1 2.8 0v5.7c0 4-2.5 6.5-5.7 6.5-3 0-4.3-1.5-5.5-3.7L4.8 13A1.4 1.4 0 0 1 7 11.5z
        """,
      marks: "M9.8 6.8V11M12.6 6V11M15.4 8.5V12"
    ),
    "hand.tap": SymbolDrawing(
      lines: """
        M10 13.5V7.8a1.4 1.4 0 0 1 2.8 0V12l4 .8c1.5.3 2.2 1.2 2 2.7l-.6 3c-.3 1.5-1.2 2.5-2.8 \
        2.5h-3c-1.5 0-2.5-.5-3.3-1.7L6 15.5A1.4 1.4 0 0 1 8 14l2 1.5M7 8.5a4.4 4.4 0 1 1 8.8 0
        """,
      filled: """
        M10 13.5V7.8a1.4 1.4 0 0 1 2.8 0V12l4 .8c1.5.3 2.2 1.2 2 2.7l-.6 3c-.3 1.5-1.2 2.5-2.8 \
        2.5h-3c-1.5 0-2.5-.5-3.3-1.7L6 15.5A1.4 1.4 0 0 1 8 14l2 1.5z
        """
    ),
    "hand.thumbsdown": SymbolDrawing(
      lines: """
        M7.5 13L11 20a2 2 0 0 0 2.5-2l-.5-3.5h5a1.8 1.8 0 0 0 1.8-2.2l-1.4-6a2 2 0 0 \
        0-2-1.6H7.5zM4 13h3.5V4.7H4z
        """
    ),
    "handbag": SymbolDrawing(
      lines: "M5 9.5h14l1 10.5H4zM8.5 9.5c0-3.5 1.5-5.5 3.5-5.5s3.5 2 3.5 5.5",
      filled: "M5 9.5h14l1 10.5H4z"
    ),
    "hands": SymbolDrawing(
      lines: """
        M8.5 20.5c-3-1.5-4.2-5-2.7-8L10 5.5l5.5 8M10 5.5l1.5-1.5 6.3 10c1.2 3.5-.8 6.5-4 \
        6.5h-5.3M15.5 4.5l-.5-2M18.5 6.5l1.5-1.5M19.5 9.5l2-.5
        """,
      filled: "M8.5 20.5c-3-1.5-4.2-5-2.7-8L10 5.5l1.5-1.5 6.3 10c1.2 3.5-.8 6.5-4 6.5z"
    ),
    "hare": SymbolDrawing(
      lines: """
        M10 8L8 3.5M12.5 8l1-4.5M6 13a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v1a5 5 0 0 1-5 5h-2a5 5 0 0 \
        1-5-5zM10 12.5h.1M14 12.5h.1
        """,
      filled: "M6 13a5 5 0 0 1 5-5h2a5 5 0 0 1 5 5v1a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5z",
      marks: "M10 12.5h.1M14 12.5h.1"
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
    "hexagon": SymbolDrawing(lines: "M12 3l8 4.5v9L12 21l-8-4.5v-9z"),
    "hifispeaker": SymbolDrawing(
      lines: "M6.5 3h11v18h-11zM12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 6.5h.1",
      filled: "M6.5 3h11v18h-11z",
      marks: "M12 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 6.5h.1"
    ),
    "highlighter": SymbolDrawing(
      lines: "M14 4l6 6-6.5 6.5-6-6zM7.5 10.5l-1 4.5L9 17.5l4.5-1M6.5 15L3.5 20.5l5.5-3",
      filled: "M14 4l6 6-6.5 6.5-6-6z"
    ),
    "homepod": SymbolDrawing(
      lines: "M8 4.5h8c2.5 0 4 4 4 8s-1.5 7-4 7H8c-2.5 0-4-3-4-7s1.5-8 4-8zM9.5 8h5",
      filled: "M8 4.5h8c2.5 0 4 4 4 8s-1.5 7-4 7H8c-2.5 0-4-3-4-7s1.5-8 4-8z",
      marks: "M9.5 8h5"
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
    "humidity": SymbolDrawing(
      lines: """
        M9 4.5c2.8 3.6 4.5 5.7 4.5 8.2a4.5 4.5 0 0 1-9 0c0-2.5 1.7-4.6 4.5-8.2zM16 9h4.5M16 \
        12.5h4.5M14.5 16h6
        """,
      filled: "M9 4.5c2.8 3.6 4.5 5.7 4.5 8.2a4.5 4.5 0 0 1-9 0c0-2.5 1.7-4.6 4.5-8.2z"
    ),
    "hurricane": SymbolDrawing(
      lines: """
        M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM17.5 4.5c-6-1.5-12 1.5-12 8a6.5 6.5 0 0 0 6.5 6M6.5 \
        19.5c6 1.5 12-1.5 12-8a6.5 6.5 0 0 0-6.5-6
        """,
      filled: ""
    ),
    "icloud": SymbolDrawing(
      lines: "M7 18.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "icloud.and.arrow.down": SymbolDrawing(
      lines: """
        M8.5 16.5H7a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 7a4.8 4.8 0 0 1 .5 9.5h-2M12 12v9M9 18l3 3 \
        3-3
        """,
      filled: "M7 16.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 7a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "icloud.and.arrow.up": SymbolDrawing(
      lines: """
        M8.5 16.5H7a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 7a4.8 4.8 0 0 1 .5 9.5h-2M12 21v-9M9 15l3-3 3 \
        3
        """,
      filled: "M7 16.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 7a4.8 4.8 0 0 1 .5 9.5z"
    ),
    "increase": SymbolDrawing(
      lines: "M4 5.5h16M11 10h9M11 14h9M4 18.5h16M4 9.5L7.5 12 4 14.5",
      filled: ""
    ),
    "indianrupeesign": SymbolDrawing(
      lines: "M6.5 5h11M6.5 9h11M6.5 5h4a4 4 0 0 1 0 8h-4l7.5 7",
      filled: ""
    ),
    "infinity": SymbolDrawing(
      lines: """
        M12 12c-2-2.7-3.5-4-5.3-4a4 4 0 0 0 0 8c1.8 0 3.3-1.3 5.3-4s3.5-4 5.3-4a4 4 0 0 1 0 8c-1.8 \
        0-3.3-1.3-5.3-4z
        """,
      filled: ""
    ),
    "info": SymbolDrawing(lines: "M12 10.5v7.5M12 6.5h.1", filled: ""),
    "inset.filled": SymbolDrawing(
      lines: """
        M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 \
        0-8.4zM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM12 11.1a0.9 0.9 0 1 0 0 1.8 0.9 \
        0.9 0 0 0 0-1.8z
        """,
      filled: ""
    ),
    "internaldrive": SymbolDrawing(
      lines: "M3.5 8h17v8h-17zM7 12h.1M15 12h2.5",
      filled: "M3.5 8h17v8h-17z",
      marks: "M7 12h.1M15 12h2.5"
    ),
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
    "italic": SymbolDrawing(lines: "M10 5h7M7 19h7M14 5l-4 14", filled: ""),
    "key": SymbolDrawing(
      lines: "M8 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 10.8l8.3-7.300M16 6.5L18.5 9",
      filled: "M8 9.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z"
    ),
    "keyboard": SymbolDrawing(
      lines: "M3 6.5h18v11H3zM6.5 10h.1M9.5 10h.1M12.5 10h.1M15.5 10h.1M18 10h.1M8 14h8",
      filled: "M3 6.5h18v11H3z",
      marks: "M6.5 10h.1M9.5 10h.1M12.5 10h.1M15.5 10h.1M18 10h.1M8 14h8"
    ),
  ]
}
