// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutEngine
import UIKit

/// The calls of delegates and cells, in order.
@MainActor final class EventLog {
  var events: [String] = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A cell that logs each change of its states under its title.
final class StateCell: UICollectionViewCell {
  var log: EventLog?

  override var isSelected: Bool {
    didSet { log?.events.append("\(content.title).\(isSelected ? "selected" : "deselected")") }
  }

  override var isHighlighted: Bool {
    didSet { log?.events.append("\(content.title).\(isHighlighted ? "lit" : "unlit")") }
  }
}

/// Gives cells their title and the log.
final class LoggedSource: ArraySource {
  let log: EventLog

  init(_ sections: [[String]], log: EventLog) {
    self.log = log
    super.init(sections)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? StateCell)?.log = log
    return cell
  }
}

/// A delegate that logs every call, refuses what it is told to refuse, and runs a block on demand.
@MainActor class TouchSpy: UICollectionViewDelegate {
  let log: EventLog
  var refused: Set<String> = []
  var actions: [String: () -> Void] = [:]

  init(log: EventLog) { self.log = log }

  func tell(_ name: String, _ path: IndexPath) {
    let event = "\(name) \(path.section).\(path.item)"
    log.events.append(event)
    actions.removeValue(forKey: event)?()
  }

  private func ask(_ name: String, _ path: IndexPath) -> Bool {
    tell(name, path)
    return !refused.contains("\(name) \(path.section).\(path.item)")
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    ask("shouldHighlight", path)
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    tell("didHighlight", path)
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    tell("didUnhighlight", path)
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    ask("shouldSelect", path)
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    ask("shouldDeselect", path)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    tell("didSelect", path)
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    tell("didDeselect", path)
  }
}

/// Rows of 100 in a view of 300 × 400, with a log of everything.
@MainActor struct TouchStage {
  let log = EventLog()
  let source: LoggedSource
  let spy: TouchSpy
  let layout: RowsLayout
  let view: UICollectionView

  init(
    _ sections: [[String]],
    layout: RowsLayout = RowsLayout(),
    spy: ((EventLog) -> TouchSpy)? = nil
  ) {
    source = LoggedSource(sections, log: log)
    self.layout = layout
    self.spy = spy?(log) ?? TouchSpy(log: log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(StateCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = self.spy
    view.layoutIfNeeded()
    _ = log.take()
  }

  /// The centre of a row.
  func row(_ number: Int) -> CGPoint { CGPoint(x: 150, y: number * 100 + 50) }

  func tap(_ number: Int) {
    view.touchBegan(at: row(number))
    view.touchEnded(at: row(number))
  }

  var selected: [IndexPath] { view.indexPathsForSelectedItems ?? [] }

  var selectedTitles: [String] { selected.map { source.sections[$0.section][$0.item] } }
}
