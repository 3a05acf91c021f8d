// SPDX-License-Identifier: Apache-2.0
import Foundation
package import LayoutEngine

extension UICollectionViewFlowLayout {
  /// Diagnostics about sizes, metrics and a subclass's answers.
  package var diagnostics: [LayoutDiagnostic] {
    guard let geometry = geometry() else { return [] }
    let found = geometry.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.code == FlowGeometry.exceedingCode { diagnostic.message += exceedingEnd }
      return diagnostic
    }
    return found + [cache.mismatch, missingItemSize(geometry)].compactMap { $0 }
  }

  /// The last sentences of UIKit's warning, with the objects that it concerns.
  private var exceedingEnd: String {
    let view = collectionView.map { "<\(type(of: $0))>" } ?? "(null)"
    return """

      The relevant UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached \
      to \(view).
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
      in the debugger.
      """
  }

  /// Reports items that have UIKit's default size because no size was given; this is seldom
  /// intended.
  private func missingItemSize(_ geometry: FlowGeometry) -> LayoutDiagnostic? {
    guard usesDefaultSize, !isItemSizeGiven, !isSelfSizing else { return nil }
    guard itemSize == FlowPolicy.automaticItemSize else { return nil }
    guard (0..<geometry.sectionCount).contains(where: { geometry.itemCount(inSection: $0) > 0 })
    else { return nil }
    return LayoutDiagnostic(
      code: "itemSizeNotGiven",
      message: "No item size was given: neither itemSize nor estimatedItemSize was set, and the "
        + "delegate does not implement collectionView(_:layout:sizeForItemAt:). Items have "
        + "UIKit's default size, 50 × 50."
    )
  }

  /// Looks for attributes that a subclass got from this layout and changed without copying them.
  ///
  /// - Source: the message of UIKit, which is reported once.
  func noteMismatch(in answer: [UICollectionViewLayoutAttributes]) {
    guard cache.mismatch == nil, type(of: self) != UICollectionViewFlowLayout.self else { return }
    for attributes in answer {
      guard let given = attributes.handedOutFrame, given != attributes.state.untransformedFrame
      else { continue }
      cache.mismatch = mismatch(of: attributes, given: given)
      return
    }
  }

  private func mismatch(
    of attributes: UICollectionViewLayoutAttributes,
    given: CGRect
  ) -> LayoutDiagnostic {
    let path = attributes.indexPath
    return LayoutDiagnostic(
      code: "cachedFrameMismatch",
      message: """
        UICollectionViewFlowLayout has cached frame mismatch for index path \
        \(path.lengthText) - cached value: \
        \(attributes.state.untransformedFrame.inBraces); expected value: \(given.inBraces)
        This is likely occurring because the flow layout subclass \(type(of: self)) is modifying \
        attributes returned by UICollectionViewFlowLayout without copying them
        """,
      section: path.first,
      item: path.count > 1 ? path[1] : nil,
      elementKind: attributes.representedElementKind
    )
  }
}

extension CGRect {
  /// The rectangle as `NSStringFromCGRect` writes it.
  fileprivate var inBraces: String {
    func text(_ length: CGFloat) -> String {
      length == length.rounded() && abs(length) < FlowPolicy.longestLength
        ? String(Int(length)) : "\(length)"
    }
    return "{{\(text(minX)), \(text(minY))}, {\(text(width)), \(text(height))}}"
  }
}
