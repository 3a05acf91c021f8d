// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// For other platforms, versions and builds as well.

import UIKit

#if DEBUG
import OSLog
#endif
#if swift(>=5.5) && canImport(UIKit)
@available(iOS 13.0, tvOS 13, *)
final class DebugLayout: UICollectionViewFlowLayout {
  #if DEBUG
  var showsFrames = true
  #else
  let showsFrames = false
  #endif
  @available(iOS, deprecated: 15, renamed: "gap")
  var spacing: CGFloat { gap }
  var gap: CGFloat = 4
  override func prepare() {
    super.prepare()
    if #available(iOS 15, *), let view = collectionView {
      itemSize = CGSize(width: (view.bounds.width - gap * 3) / 2, height: 120)
    } else {
      itemSize = .init(width: 100, height: 100)
    }
    #if targetEnvironment(macCatalyst)
    sectionInset = .zero
    #elseif os(iOS) || os(tvOS)
    sectionInset = UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap)
    #else
    #error("unsupported")
    #endif
    minimumLineSpacing = gap
    minimumInteritemSpacing = gap
    precondition(itemSize.width > 0, "no width")
    dispatchPrecondition(condition: .onQueue(.main))
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let all = super.layoutAttributesForElements(in: rect)
    #if DEBUG
    if showsFrames { debugPrint(all?.count as Any, #function, #line) }
    #endif
    return all
  }
}
#endif
