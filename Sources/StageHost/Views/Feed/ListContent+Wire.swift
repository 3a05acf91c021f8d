// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol
import UIKit

extension ListContent {
  /// The row as pages get it: lengths that apps choose freely for its background are in whole steps
  /// of the wire.
  var onWire: ListContent {
    var list = self
    list.background.insets = background.insets.onWire
    list.background.topRadius = background.topRadius.onWire
    list.background.bottomRadius = background.bottomRadius.onWire
    list.background.strokeWidth = background.strokeWidth.onWire
    list.background.shadow = background.shadow?.onWire
    return list
  }
}

extension ListShadow {
  fileprivate var onWire: ListShadow {
    ListShadow(
      colour: colour,
      opacity: CGFloat(WireQuantiser.alpha(opacity)) / CGFloat(UInt8.max),
      radius: radius.onWire,
      offset: CGSize(width: offset.width.onWire, height: offset.height.onWire),
      outline: outline.map { CellOutline(steps: $0.steps.map(\.onWire)) }
    )
  }
}

extension DirectionalInsets {
  fileprivate var onWire: DirectionalInsets {
    DirectionalInsets(
      top: top.onWire,
      leading: leading.onWire,
      bottom: bottom.onWire,
      trailing: trailing.onWire
    )
  }
}
