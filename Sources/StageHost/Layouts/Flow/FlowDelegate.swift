// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageDocuments
import StageProtocol
import UIKit

/// Answers the questions of a flow layout from the stage's data.
@MainActor
protocol FlowDelegate: UICollectionViewDelegateFlowLayout {
  /// The data with the sizes.
  var data: StageData { get set }
}

extension FlowDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return referenceSize(flow?.headerReferenceSize, for: data.section(section)?.headerContent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return referenceSize(flow?.footerReferenceSize, for: data.section(section)?.footerContent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return inset(ofSection: section, flow)
  }

  /// The section's own inset, or else the layout's.
  func inset(ofSection section: Int, _ flow: UICollectionViewFlowLayout?) -> UIEdgeInsets {
    data.section(section)?.metrics.inset.map { UIEdgeInsets($0) } ?? flow?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let own = data.section(section)?.metrics.lineSpacing
    return own.map { CGFloat($0) } ?? flow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let own = data.section(section)?.metrics.interitemSpacing
    return own.map { CGFloat($0) } ?? flow?.minimumInteritemSpacing ?? 0
  }

  /// The layout's size if the data has a text for the view, otherwise zero.
  private func referenceSize(_ size: CGSize?, for content: CellContent?) -> CGSize {
    content == nil ? .zero : size ?? .zero
  }
}

/// Answers for items that all have the layout's item size.
@MainActor
final class UniformFlowDelegate: FlowDelegate {
  var data = StageData()
}

/// Answers for items with their own sizes.
@MainActor
final class ItemFlowDelegate: FlowDelegate {
  var data = StageData()
  var sizing = FlowSizing.items

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    let position = ElementPosition(section: indexPath.section, item: indexPath.item)
    guard let item = data.item(at: position) else { return flow.itemSize }
    guard sizing == .fit else {
      return CGSize(
        width: item.width ?? flow.itemSize.width,
        height: item.height ?? flow.itemSize.height
      )
    }
    let isVertical = flow.scrollDirection == .vertical
    return PictureFit.size(
      heightPerWidth: item.heightPerWidth,
      isVertical: isVertical,
      across: isVertical ? flow.itemSize.height : flow.itemSize.width,
      longest: lineLength(of: collectionView, flow, section: indexPath.section)
    )
  }

  /// The space of one line between the section's insets.
  private func lineLength(
    of collectionView: UICollectionView,
    _ flow: UICollectionViewFlowLayout,
    section index: Int
  ) -> CGFloat {
    let insets = collectionView.adjustedContentInset
    let section = inset(ofSection: index, flow)
    let bounds = collectionView.bounds
    return flow.scrollDirection == .vertical
      ? bounds.width - insets.left - insets.right - section.left - section.right
      : bounds.height - insets.top - insets.bottom - section.top - section.bottom
  }
}

/// Fits pictures into lines of equal thickness.
enum PictureFit {
  /// The size of an item that is as thick as its line and keeps its picture's proportions.
  ///
  /// A picture that would be longer than a line is made smaller in both directions, because
  /// otherwise it could not be placed.
  static func size(
    heightPerWidth: CGFloat,
    isVertical: Bool,
    across: CGFloat,
    longest: CGFloat
  ) -> CGSize {
    let lengthPerThickness = isVertical ? 1 / heightPerWidth : heightPerWidth
    var thickness = across
    if thickness * lengthPerThickness > longest, longest > 0 {
      thickness = longest / lengthPerThickness
    }
    let length = thickness * lengthPerThickness
    return isVertical
      ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
  }
}
