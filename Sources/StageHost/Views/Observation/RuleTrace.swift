// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

/// The rules by which a layout placed an element, told by its solver.
@MainActor
enum RuleTrace {
  /// The most rules of one element; groups may be many levels deep.
  static let mostLines = 24
  /// The most characters of a layout's own words.
  private static let mostCharacters = 400
  /// Frames that differ by less are the same, in points.
  private static let sameFrame: CGFloat = 0.01

  /// The rules for an element of a collection view, in words.
  static func lines(
    for element: InspectedElement,
    in view: UICollectionView
  ) -> [ElementInfo.Value] {
    let lines = rules(for: element, view)
    return lines.prefix(mostLines).map { ElementInfo.Value(name: $0.name, value: $0.text) }
  }

  private static func rules(
    for element: InspectedElement,
    _ view: UICollectionView
  ) -> [RuleLine] {
    let attributes = element.attributes
    let layout = view.collectionViewLayout
    guard attributes.representedElementCategory == .cell else {
      return viewRules(element, layout)
    }
    let path = attributes.indexPath
    switch layout {
    case let teller as any RuleTelling: return teller.rules(ofItemAt: path)
    case let flow as UICollectionViewFlowLayout:
      guard let trace = flow.trace(ofItemAt: path) else { return [owner(of: layout)] }
      return FlowWords.lines(trace, axis: flow.scrollDirection)
        + changeBySubclass(flow, attributes)
    case let compositional as UICollectionViewCompositionalLayout:
      guard var trace = compositional.trace(ofItemAt: path) else { return [owner(of: layout)] }
      // A content of the estimated size is not kept as a measure.
      if element.sizing == .measured { trace.isMeasured = true }
      return CompositionalWords.lines(trace, isList: view.isList(section: path.section))
    default: return [owner(of: layout)] + ownWords(of: layout, attributes)
    }
  }

  /// The rules for a view that is no cell.
  private static func viewRules(
    _ element: InspectedElement,
    _ layout: UICollectionViewLayout
  ) -> [RuleLine] {
    let attributes = element.attributes
    let lines = viewLines(attributes)
    if let teller = layout as? any RuleTelling, let kind = attributes.representedElementKind {
      return lines + teller.rules(ofViewOfKind: kind, in: attributes.indexPath.first ?? 0)
    }
    if let compositional = layout as? UICollectionViewCompositionalLayout,
      let trace = compositional.trace(ofView: attributes)
    {
      let isMeasured = element.sizing == .measured
      return lines + CompositionalWords.lines(trace, isMeasured: isMeasured)
    }
    return [owner(of: layout)] + lines + flowViewLines(attributes, layout)
      + ownWords(of: layout, attributes)
  }

  /// What a layout with its own code says about itself and the element, by overriding
  /// `description`.
  private static func ownWords(
    of layout: UICollectionViewLayout,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> [RuleLine] {
    let words = [("Layout says", layout.description), ("Attributes say", attributes.description)]
    return words.compactMap { name, text in
      // Without an override, it is the class and the address.
      text.hasPrefix("<") ? nil : RuleLine(name, String(text.prefix(mostCharacters)))
    }
  }

  /// A layout with its own code is known by its name; the custom attributes say the rest.
  private static func owner(of layout: UICollectionViewLayout) -> RuleLine {
    let name = "\(type(of: layout))"
    // Nobody who looks at a layout file knows the subclasses of this module.
    let isOurs = String(reflecting: type(of: layout)).hasPrefix("StageHost.")
    switch layout {
    case is UICollectionViewFlowLayout:
      return RuleLine("Layout", isOurs ? "\(UICollectionViewFlowLayout.self)" : name)
    case is UICollectionViewCompositionalLayout:
      return RuleLine("Layout", isOurs ? "\(UICollectionViewCompositionalLayout.self)" : name)
    default:
      return RuleLine("Layout", "\(name), by its own code in layoutAttributesForElements(in:)")
    }
  }

  private static func viewLines(_ attributes: UICollectionViewLayoutAttributes) -> [RuleLine] {
    let section = attributes.indexPath.first ?? 0
    let kind =
      switch attributes.representedElementKind {
      case UICollectionView.elementKindSectionHeader: "header"
      case UICollectionView.elementKindSectionFooter: "footer"
      case let kind: kind ?? "view"
      }
    var lines = [RuleLine("View", "\(kind) of section \(section)")]
    if let pin = attributes.pin {
      lines.append(RuleLine("Sticks", "to the \(pin.edge) edge while its section is visible"))
    }
    return lines
  }

  /// Why a header or footer of a flow layout is as long and as thick as it is.
  private static func flowViewLines(
    _ attributes: UICollectionViewLayoutAttributes,
    _ layout: UICollectionViewLayout
  ) -> [RuleLine] {
    guard let flow = layout as? UICollectionViewFlowLayout,
      attributes.representedElementCategory == .supplementaryView
    else { return [] }
    let frame = attributes.state.untransformedFrame
    let isVertical = flow.scrollDirection == .vertical
    let length = isVertical ? frame.width : frame.height
    let thickness = isVertical ? frame.height : frame.width
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    let side = isHeader ? "before" : "after"
    let reference = isHeader ? "the header's reference size" : "the footer's reference size"
    return [
      RuleLine("Place", "\(side) the section's inset and items"),
      RuleLine("Length", "\(length.ruleText), the whole \(isVertical ? "width" : "height")"),
      RuleLine("Thickness", "\(thickness.ruleText), \(reference)"),
    ]
  }

  /// What a subclass of the flow layout changed in the frame that the flow layout gave.
  private static func changeBySubclass(
    _ flow: UICollectionViewFlowLayout,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> [RuleLine] {
    guard let given = flow.ownFrame(ofItemAt: attributes.indexPath) else { return [] }
    let frame = attributes.state.untransformedFrame
    let way = CGPoint(x: frame.minX - given.minX, y: frame.minY - given.minY)
    var changes: [String] = []
    if max(abs(way.x), abs(way.y)) > sameFrame {
      changes.append("moves it by \(way.x.ruleText), \(way.y.ruleText)")
    }
    let isOther =
      max(abs(frame.width - given.width), abs(frame.height - given.height)) > sameFrame
    if isOther { changes.append("makes it \(frame.width.ruleText) × \(frame.height.ruleText)") }
    guard !changes.isEmpty else { return [] }
    return [RuleLine("Subclass", "\(type(of: flow)) \(changes.joined(separator: " and "))")]
  }
}
