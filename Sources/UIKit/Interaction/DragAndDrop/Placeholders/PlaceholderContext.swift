// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The move of a dropped item to its placeholder, and the end of the placeholder.
@MainActor
final class PlaceholderContext: DropCoordinator.Flight, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  private weak var view: UICollectionView?
  /// The placeholder's number; `nil` before it is inserted, and if it cannot be.
  private var number: Int?

  init(
    of placeholder: UICollectionViewDropPlaceholder,
    for dragItem: UIDragItem,
    in view: UICollectionView
  ) {
    self.placeholder = placeholder
    self.dragItem = dragItem
    self.view = view
  }

  /// Inserts the placeholder among the items, now or as soon as nothing is being shown.
  func insert(_ whenThere: @escaping () -> Void) {
    view?.dragAndDrop.placeholders.whenIdle { [self] in
      guard let view else { return }
      number = view.dragAndDrop.placeholders.insert(self)
      if number != nil { whenThere() }
    }
  }

  /// The target frame of the dropped item, in content coordinates.
  ///
  /// It is the frame of the placeholder's cell, or of the part of it that the preview shows; `nil`
  /// if the placeholder is gone.
  var frame: CGRect? {
    guard let view, let path = placeholderPath else { return nil }
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    guard let cell = view.cellForItem(at: path),
      let shape = placeholder.previewParametersProvider?(cell)?.visiblePath
    else { return frame }
    return shape.bounds.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let number else { return false }
    return view?.dragAndDrop.placeholders.commit(number, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool {
    guard let number else { return false }
    return view?.dragAndDrop.placeholders.delete(number) ?? false
  }

  func setNeedsCellUpdate() {
    guard let view, let path = placeholderPath else { return }
    guard let element = view.visible[.cell(at: path)] else { return }
    view.reconfigureVisible([element.key])
  }

  /// The place in the data at which the item will be inserted; `nil` if the placeholder is gone.
  var insertionIndexPath: IndexPath? {
    guard let view, let path = placeholderPath else { return nil }
    return view.dataPath(of: ElementSlot.cell(at: path).position)
  }

  private var placeholderPath: IndexPath? {
    number.flatMap { view?.data.placeholders.position(of: $0) }.map { IndexPath(position: $0) }
  }
}
