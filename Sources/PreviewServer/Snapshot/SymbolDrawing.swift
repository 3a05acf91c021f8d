// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The project's own drawings of symbols by name, the same as on the page.
///
/// - Source: `web/renderer/cells/symbols.js`; `SymbolDrawingTests` compare them with these.
enum SymbolDrawing {
  /// The side of the square in which the drawings are made.
  static let side = 24.0
  /// The width of their lines in the square.
  static let stroke = 1.7
  /// The drawing for an unknown name.
  static let unknown = "circle"

  /// The paths of the lines in the form of SVG.
  static let ways: [String: String] = [
    "star": "M12 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.8l5.9-.8z",
    "heart": """
    M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10\
    c0 5.4-7.5 10-7.5 10z
    """,
    "trash": "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.2 10.5l.3 5.5M13.8 10.5l-.3 5.5",
    "flag": "M6 21V4.5M6 5.2c4-2 7.5 2 12 0v8.6c-4.5 2-8-2-12 0",
    "pin": "M9 4h6l-.8 6.2 3 2.8H6.8l3-2.8zM12 13v7.5",
    "archivebox": "M4 5h16v4H4zM5.5 9v10h13V9M9.5 12.5h5",
    "bell": "M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10 19.5a2 2 0 0 0 4 0",
    "gear": """
    M12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM12 3v3M12 18v3M3 12h3M18 12h3\
    M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2
    """,
    "person": "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-4 3.7-5.8 7.5-5.8s6.7 1.8 7.5 5.8",
    "folder": "M3.5 6.5h6l2 2.3h9v10.2h-17z",
    "photo": "M4 5.5h16v13H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 4.5M15.8 9.2h.1",
    "wifi": """
    M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 12.8a8 8 0 0 1 11 0M9.4 16a3.8 3.8 0 0 1 5.2 0\
    M12 19h.1
    """,
    "moon": "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
    "bolt": "M13 3L5.5 13.5h5.3L10 21l8-11h-5.5z",
    "tag": "M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.3 8.3h.1",
    "map": "M4 6.5l5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13M14.7 6.5v13",
    "book": """
    M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5z\
    M12 6.5v13
    """,
    "lock": "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
    "textformat": "M3.5 18L8 6.5 12.5 18M5 14.3h6M14.5 18l3-7.5 3 7.5M15.5 15.5h4",
    "globe": """
    M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17\
    M12 3.5c-5 5-5 12 0 17
    """,
    "checkmark": "M5 12.5l4.5 4.5L19 7.5",
    "doc": "M9 4.5h7.5L20 8v9.5H9zM16 4.5V8h4M9 8H5v12.5h11V17.5",
    "plus": "M12 5v14M5 12h14",
    "arrow.up": "M5 4h14M12 20V8.5M7 13l5-5 5 5",
    "arrow.down": "M5 20h14M12 4v11.5M7 11l5 5 5-5",
    "envelope": "M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7",
    "clock": "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2",
    "circle": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  ]

  /// The drawing for the first two parts of a name, or else for its first part, or else a circle.
  static func way(of name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
    let names = [parts.joined(separator: "."), parts.first.map(String.init) ?? "", unknown]
    return names.lazy.compactMap { ways[$0] }.first ?? ""
  }

  /// The lines of a drawing in the middle of a rectangle, as large as possible, and their width.
  static func lines(
    of name: String,
    in rect: ContentRect
  ) -> (steps: [PaintStep], width: Double) {
    let scale = max(0, min(rect.width, rect.height)) / side
    let corner = CGPoint(
      x: rect.x + (rect.width - side * scale) / 2,
      y: rect.y + (rect.height - side * scale) / 2
    )
    let placed = DrawnWay.steps(of: way(of: name)).map { step in
      step.mapped { CGPoint(x: corner.x + $0.x * scale, y: corner.y + $0.y * scale) }
    }
    return (placed.compactMap(\.painted), stroke * scale)
  }
}
