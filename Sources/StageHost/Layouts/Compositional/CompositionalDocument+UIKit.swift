// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

// The file's words as UIKit's values.

extension CompositionalDocument.Dimension {
  @MainActor var uiKit: NSCollectionLayoutDimension {
    let number = CGFloat(value)
    return switch kind {
    case .fractionalWidth: .fractionalWidth(number)
    case .fractionalHeight: .fractionalHeight(number)
    case .absolute: .absolute(number)
    case .estimated: .estimated(number)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: number)
    }
  }
}

extension CompositionalDocument.Spacing {
  @MainActor var uiKit: NSCollectionLayoutSpacing {
    kind == .flexible ? .flexible(CGFloat(value)) : .fixed(CGFloat(value))
  }
}

extension CompositionalDocument.EdgeInsets {
  var uiKit: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension CompositionalDocument.Offset {
  var uiKit: CGPoint { CGPoint(x: x, y: y) }
}

extension CompositionalDocument.Anchor {
  @MainActor var uiKit: NSCollectionLayoutAnchor {
    let sides = NSDirectionalRectEdge(edges.map(\.uiKit))
    return isFractional
      ? NSCollectionLayoutAnchor(edges: sides, fractionalOffset: offset.uiKit)
      : NSCollectionLayoutAnchor(edges: sides, absoluteOffset: offset.uiKit)
  }
}

extension CompositionalDocument.Edge {
  fileprivate var uiKit: NSDirectionalRectEdge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension CompositionalDocument.Alignment {
  var uiKit: NSRectAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

extension CompositionalDocument.OrthogonalScrolling {
  var uiKit: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension CompositionalDocument.Bounce {
  var uiKit: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
    switch self {
    case .automatic: .automatic
    case .always: .always
    case .never: .never
    }
  }
}

extension CompositionalDocument.DecelerationRate {
  var uiKit: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
    switch self {
    case .automatic: .automatic
    case .normal: .normal
    case .fast: .fast
    }
  }
}

extension CompositionalDocument.InsetsReference {
  var uiKit: UIContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

extension String {
  /// The kind of view for a word of a layout file: UIKit's own for two words, otherwise the word
  /// itself.
  @MainActor var uiKitKind: String {
    switch self {
    case CompositionalDocument.ElementKind.header: UICollectionView.elementKindSectionHeader
    case CompositionalDocument.ElementKind.footer: UICollectionView.elementKindSectionFooter
    default: self
    }
  }
}
