// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
#if os(iOS) || os(tvOS)
  import UIKit
  import UIKit.UIGestureRecognizerSubclass
  public typealias CollectionLayout = UICollectionViewLayout
  typealias EdgeInsets = UIEdgeInsets
#elseif os(macOS)
  import AppKit
  public typealias CollectionLayout = NSCollectionViewLayout
  typealias EdgeInsets = NSEdgeInsets
#endif
import class UIKit.UICollectionView

#if os(iOS) && !targetEnvironment(macCatalyst)
  final class TwoPlatforms: UICollectionViewFlowLayout {
    @available(iOS 11.0, *)
    lazy var insets = EdgeInsets(top: 12, left: 12, bottom: 12, right: 12)

    override func prepare() {
      super.prepare()
      sectionInset = insets
      if #available(iOS 11.0, tvOS 11.0, *) {
        sectionInsetReference = .fromSafeArea
      }
      #if os(tvOS)
        itemSize = CGSize(width: 400, height: 300)
      #else
        itemSize = CGSize(width: 80, height: 120)
      #endif
    }
  }
#else
  final class TwoPlatforms: NSCollectionViewFlowLayout {}
#endif
