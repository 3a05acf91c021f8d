// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension WireTable {
  /// The transaction that leads from what the far end holds to another picture, given as the
  /// transaction that builds it from nothing.
  ///
  /// Elements that only one side has fade in or out, for nothing is known of where they come from.
  func transition(to picture: Transaction, animation: ElementAnimation?) -> Transaction {
    var transaction = Transaction(contentSize: picture.contentSize, animation: animation)
    for var element in picture.inserted {
      if let shown = attributes(of: element.key) {
        // Which view shows an element is told again when the element changes; alone it is no news.
        element.attributes.slot = shown.slot
        transaction.updated.append(Transaction.Update(replacing: element))
      } else {
        element.initial = animation == nil ? nil : element.attributes.faded
        transaction.inserted.append(element)
      }
    }
    let staying = Set(picture.inserted.map(\.key))
    for key in keys where !staying.contains(key) {
      let final = animation == nil ? nil : attributes(of: key)?.faded
      transaction.removed.append(Transaction.Removal(key: key, final: final))
    }
    return transaction
  }
}

extension ElementAttributes {
  /// The same, fully transparent.
  fileprivate var faded: ElementAttributes {
    var faded = self
    faded.alpha = 0
    return faded
  }
}
