// SPDX-License-Identifier: Apache-2.0
import StageProtocol

// Custom groups and handlers as closures for UIKit.

extension CompositionalDocument.Dimension {
  /// The length in a box; the name of the variable with its size is `size`.
  fileprivate func length(of size: String) -> SwiftExpression {
    let side: String
    switch kind {
    case .absolute, .estimated, .uniformAcrossSiblings: return .number(value)
    case .fractionalWidth: side = "\(size).width"
    case .fractionalHeight: side = "\(size).height"
    }
    switch value {
    case 0: return .number(0)
    case 1: return .text(side)
    default: return .text("\(side) * \(ProtocolError.describe(value))")
    }
  }
}

extension CompositionalDocument.CustomItem {
  fileprivate var swift: SwiftExpression {
    let zero = SwiftExpression.number(0)
    let rect = SwiftExpression.call(
      "CGRect",
      [
        "x": x?.length(of: "size") ?? zero, "y": y?.length(of: "size") ?? zero,
        "width": width.length(of: "size"), "height": height.length(of: "size"),
      ]
    )
    let margin = ProtocolError.describe(inset)
    let frame = inset == 0 ? rect : .chained(rect, ".insetBy(dx: \(margin), dy: \(margin))")
    let name = "NSCollectionLayoutGroupCustomItem"
    return zIndex == 0
      ? .call(name, ["frame": frame])
      : .call(name, ["frame": frame, "zIndex": .text("\(zIndex)")])
  }

  fileprivate var isFractional: Bool {
    [x, y, width, height].contains { $0?.isFraction == true && $0?.value != 0 }
  }
}

extension [CompositionalDocument.CustomItem] {
  /// The parameter of a group's item provider, and the statements of its body.
  var provider: (parameter: String, body: [String]) {
    let cells = SwiftExpression.array(map(\.swift))
    guard contains(where: \.isFractional) else {
      return ("_", cells.lines(after: "", indent: 4))
    }
    return (
      "environment",
      ["    let size = environment.container.effectiveContentSize"]
        + cells.lines(after: "return ", indent: 4)
    )
  }
}

extension CompositionalDocument.VisibleItems {
  private var isAcross: Bool { axis == .horizontal }
  private var usesTransform: Bool { scale != 1 || rotation != 0 }

  /// The statements that set the handler of the section in a variable; none when it would change
  /// nothing.
  func statements(_ section: String) -> [String] {
    guard usesTransform || alpha != 1 else { return [] }
    let (place, side) = isAcross ? ("x", "width") : ("y", "height")
    var lines = [
      "  \(section).visibleItemsInvalidationHandler = { items, offset, environment in",
      "    let size = environment.container.contentSize",
      "    let middle = offset.\(place) + size.\(side) / 2",
      "    for item in items where item.representedElementCategory == .cell {",
      "      let away = max(-1, min(1, (item.center.\(place) - middle) / \(reach)))",
    ]
    if scale != 1 {
      lines.append("      let scale = 1 - (1 - \(ProtocolError.describe(scale))) * abs(away)")
    }
    if alpha != 1 {
      lines.append("      item.alpha = 1 - (1 - \(ProtocolError.describe(alpha))) * abs(away)")
    }
    if usesTransform { lines += transform }
    return lines + ["    }", "  }"]
  }

  private var reach: String {
    let least = ProtocolError.describe(Self.leastDistance)
    guard distance.isFraction, distance.value != 0 else {
      return ProtocolError.describe(max(Self.leastDistance, distance.value))
    }
    return "max(\(least), \(distance.length(of: "size").plain))"
  }

  private var transform: [String] {
    let turn = "rotationAngle: away * \(ProtocolError.describe(rotation)) * .pi / 180"
    let start = "      item.transform = CGAffineTransform"
    if rotation == 0 { return ["\(start)(scaleX: scale, y: scale)"] }
    let turned = "\(start)(\(turn))"
    return scale == 1 ? [turned] : [turned, "        .scaledBy(x: scale, y: scale)"]
  }
}
