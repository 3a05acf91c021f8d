// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine

/// Checks what a data source returns for an element.
///
/// - Source: UIKit ends the program in each of these cases. The texts are UIKit's where crash
///   reports show them.
extension ViewProvider {
  /// Returns the view itself, or an empty one if the view already shows something else; reports
  /// what is wrong.
  func accept(
    _ answer: UICollectionReusableView,
    for slot: ElementSlot
  ) -> UICollectionReusableView {
    guard answer.reuseStage != .substitute else { return answer }
    if let owner = answer.owner, owner !== hub.sender {
      report("foreign-view", "the data source returned a view of another collection view", slot)
      return substitute(for: slot)
    }
    if answer.reuseStage == .shown {
      report("view-in-use", "the data source returned a view that shows another element", slot)
      return substitute(for: slot)
    }
    if answer.queueIdentifier == nil { report("not-dequeued", Self.notDequeued(slot), slot) }
    if answer.reuseStage == .waiting {
      report("not-dequeued", Self.notDequeued(slot), slot)
      queues.withdraw(answer)
    }
    answer.owner = hub.sender
    return answer
  }

  /// Returns a class of which views can be made; reports any other class and returns `nil`.
  func registrable<View: UICollectionReusableView>(
    _ viewClass: AnyClass?,
    as required: View.Type,
    _ noun: String
  ) -> View.Type? {
    guard let viewClass else { return nil }
    if let fitting = viewClass as? View.Type { return fitting }
    hub.reportCall(
      "registration",
      "Attempting to register a \(noun) class which is not a subclass of \(required) (\(viewClass))"
    )
    return nil
  }

  /// Returns to the queue the views that the data source dequeued for an element but did not
  /// return.
  func putBack(
    _ dequeued: [UICollectionReusableView],
    except answer: UICollectionReusableView,
    for slot: ElementSlot
  ) {
    for view in dequeued where view !== answer {
      report(
        "not-returned",
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "When the collection view's data source is asked to provide a view for a given index "
          + "path, ensure that a single view is dequeued and returned to the collection view.",
        slot
      )
      guard view.reuseStage == .outside else { continue }
      queues.enqueue(view, category: view is UICollectionViewCell ? .cell : slot.category)
    }
  }

  /// An empty view in place of one that the data source did not provide.
  func substitute(for slot: ElementSlot) -> UICollectionReusableView {
    slot.category == .cell ? substituteCell() : substituteView()
  }

  /// An empty cell in place of one that the data source did not provide.
  func substituteCell() -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: queues.frame)
    cell.reuseStage = .substitute
    return cell
  }

  /// An empty view in place of one that the data source did not provide.
  func substituteView() -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: queues.frame)
    view.reuseStage = .substitute
    return view
  }

  private func report(_ code: String, _ message: String, _ slot: ElementSlot) {
    hub.reportCall(LayoutDiagnostic(code: code, message: message, about: slot))
  }

  private static func notDequeued(_ slot: ElementSlot) -> String {
    guard slot.category == .supplementary else {
      return "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    }
    return "the view returned from "
      + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(slot.callText)) was "
      + "not retrieved by calling "
      + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
  }
}
