// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import StageProtocol

extension WireTable {
  /// The transaction from the page's elements to another picture.
  ///
  /// The picture is given as the transaction that builds it from nothing.
  ///
  /// Elements in only one of the pictures fade in or out, because their origin is unknown.
  func transition(to picture: Transaction, animation: ElementAnimation?) -> Transaction {
    var transaction = Transaction(contentSize: picture.contentSize, animation: animation)
    for var element in picture.inserted {
      if let shown = attributes(of: element.key) {
        // The number of the reusable view is sent when the element changes; alone it is no change.
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
  /// The same attributes, fully transparent.
  fileprivate var faded: ElementAttributes {
    var faded = self
    faded.alpha = 0
    return faded
  }
}
