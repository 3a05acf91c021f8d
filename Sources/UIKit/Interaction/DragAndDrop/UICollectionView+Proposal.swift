// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
  /// What would become of what is carried if it were put down now; `nil` beside the collection view and
  /// before anything was proposed.
  package var proposedDropOperation: UIDropOperation? {
    guard let session = dragAndDrop.carried, session.reception == .inside else { return nil }
    return session.proposedOperation ?? session.proposal?.operation
  }
}
