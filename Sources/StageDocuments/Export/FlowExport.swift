// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The UIKit source of a flow layout's file.
struct FlowExport {
  static let kind = "flow"

  private typealias Key = FlowParameters
  private static let subclass = "MirroredFlowLayout"
  /// UIKit's size of an item without a size, in points.
  private static let itemLength = 50.0

  private let values: [String: ParameterValue]

  /// Reads the file's parameters.
  init(_ document: LayoutDocument) throws(DocumentError) {
    let defaults: [String: ParameterValue] = [
      Key.itemSize: .size(Self.itemLength, Self.itemLength)
    ]
    values = try document.values(for: FlowParameters.descriptors(defaults: defaults)).values
  }

  private var sizing: FlowSizing {
    guard case .choice(let word)? = values[Key.sizing] else { return .uniform }
    return FlowSizing(rawValue: word) ?? .uniform
  }

  private var isMirrored: Bool { values[Key.flipsHorizontally] == .flag(true) }

  func source(_ header: LayoutExport.Header) -> String {
    let type = isMirrored ? Self.subclass : "UICollectionViewFlowLayout"
    var lines = ["import UIKit", ""]
    if isMirrored {
      lines += [
        "/// A flow layout that is mirrored for languages that are written from right to left.",
        "private final class \(Self.subclass): UICollectionViewFlowLayout {",
        "  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }",
        "}", "",
      ]
    }
    lines += header.lines + ["@MainActor", "func \(header.name)() -> UICollectionViewFlowLayout {"]
    lines += ["  let layout = \(type)()"] + settings.map { "  \($0)" } + ["  return layout", "}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var settings: [String] {
    let keys = [
      Key.scrollDirection, Key.itemSize, Key.minimumLineSpacing, Key.minimumInteritemSpacing,
      Key.sectionInset, Key.sectionInsetReference, Key.headerReferenceSize,
      Key.footerReferenceSize, Key.sectionHeadersPinToVisibleBounds,
      Key.sectionFootersPinToVisibleBounds,
    ]
    return sizeNotes + estimate
      + keys.compactMap { key in
        values[key].map { "layout.\(key) = \(text($0))" }
      }
  }

  private var sizeNotes: [String] {
    switch sizing {
    case .uniform, .measured: []
    case .items:
      [
        "// Each item has its own size: the delegate returns it in",
        "// collectionView(_:layout:sizeForItemAt:).",
      ]
    case .fit:
      [
        "// An item's width follows from its picture's proportions and the item size's height:",
        "// the delegate returns the size in collectionView(_:layout:sizeForItemAt:).",
      ]
    }
  }

  private var estimate: [String] {
    if case .size(let width, let height)? = values[Key.estimatedItemSize], width > 0 || height > 0 {
      return ["layout.estimatedItemSize = \(text(.size(width, height)))"]
    }
    guard sizing == .measured else { return [] }
    return ["layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize"]
  }

  private func text(_ value: ParameterValue) -> String { SwiftExpression.value(value).plain }
}
