// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol
import UIKit

/// Things from outside that users drop: placeholders keep their places in every view until they
/// arrive.
extension Stage {
  /// Moves things from outside over a view, or drops them.
  ///
  /// - Throws: `ProtocolError` when other things are moved there, when none are, and when too many
  ///   are awaited.
  func bring(
    _ bring: StageBring,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) -> [Consequence] {
    let point = CGPoint(bring.point)
    guard bring.phase != .began else {
      try checkItems()
      try enter(view, GuestDrag(client: client, count: bring.count), at: point)
      return []
    }
    guard view.touching.guest?.client == client else {
      throw ProtocolError(
        code: DragErrorCode.notHeld,
        field: "phase",
        message: "Nothing is dragged over the view any more."
      )
    }
    switch bring.phase {
    case .began, .cancelled: view.touching.putBack()
    case .moved: return interaction.carry(to: point, in: view)
    case .ended: try putDown(bring, at: point, in: view, client: client)
    }
    return []
  }

  private func enter(
    _ view: StageView,
    _ guest: GuestDrag,
    at point: CGPoint
  ) throws(ProtocolError) {
    guard transition == nil, view.touching.drag == nil, view.touching.guest == nil else {
      throw ProtocolError(
        code: DragErrorCode.held,
        field: "phase",
        message: "Items are being moved; things can be dropped here when that has ended."
      )
    }
    view.touching.guest = guest
    let items = (0..<guest.count).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
    view.collectionView.carryEntered(items, at: point)
  }

  private func putDown(
    _ bring: StageBring,
    at point: CGPoint,
    in view: StageView,
    client: UInt64
  ) throws(ProtocolError) {
    view.touching.guest = nil
    view.collectionView.carryMoved(to: point)
    view.collectionView.carryEnded()
    guard arrivals.count + bring.titles.count <= limits.awaitedThings else {
      throw ProtocolError(
        code: ErrorCode.tooMany,
        field: "titles",
        message: "\(arrivals.count) dropped things are not loaded yet, but at most "
          + "\(limits.awaitedThings) are allowed."
      )
    }
    guard !arrivals.contains(where: { $0.key.drop == bring.drop }) else {
      throw ProtocolError(
        code: DragErrorCode.held,
        field: "drop",
        message: "Drop \(bring.drop) was already made."
      )
    }
    guard let drop = view.touching.dragDelegate.takeDrop(),
      let path = view.placeholders.placeOfDrop(drop, at: point),
      let place = view.placeholders.wholePlace(of: path)
    else {
      throw ProtocolError(
        code: "not-found",
        field: "point",
        message: "Nothing can be dropped here."
      )
    }
    let new = bring.titles.enumerated().map { index, title in
      Arrival(
        Arrival.Key(drop: bring.drop, index: index),
        of: client,
        in: view.id,
        title: title,
        at: place
      )
    }
    attendAll()
    arrivals += new
    for (_, other) in views.sorted(by: { $0.key < $1.key }) {
      let offset = other.offset
      // At one place, the placeholder that is inserted last is the first.
      other.collectionView.performAnimated(document.animation) {
        for arrival in new.reversed() { other.placeholders.await(arrival, at: path) }
      }
      if other !== view { flush(other, expected: offset) }
    }
  }

  /// Shows placeholders for the awaited things in a new view; `flush` takes its changes.
  func awaitArrivals(in view: StageView, flush: (StageView) -> Void) {
    guard !arrivals.isEmpty else { return }
    view.collectionView.performAnimated(nil) {
      for arrival in arrivals.reversed() {
        guard let path = path(of: arrival, in: view) else { continue }
        view.placeholders.await(arrival, at: path)
      }
    }
    flush(view)
  }

  /// The place of a thing in a view: that of its placeholder in another view, or that of the drop.
  private func path(of arrival: Arrival, in view: StageView) -> IndexPath? {
    let others = views.sorted { $0.key < $1.key }.map(\.value)
    if let path = others.lazy.compactMap({ $0.placeholders.landing(of: arrival.key) }).first {
      return path
    }
    let data = view.source.data
    guard let section = data.sections.firstIndex(where: { $0.id == arrival.place.section }) else {
      return nil
    }
    let item = min(arrival.place.index, data.sections[section].items.count)
    return IndexPath(item: item, section: section)
  }

  /// Takes the progress or the content of a thing.
  ///
  /// - Throws: `ProtocolError` when this client's thing is not awaited, or when the data would be
  ///   too long.
  func deliver(
    _ delivery: StageDelivery,
    number: UInt64,
    client: UInt64
  ) throws(ProtocolError) {
    let key = Arrival.Key(drop: delivery.drop, index: delivery.index)
    guard let arrival = arrivals.first(where: { $0.key == key && $0.client == client }) else {
      throw ProtocolError(
        code: "not-found",
        field: "drop",
        message:
          "The stage does not wait for thing \(delivery.index) of drop \(delivery.drop) any more."
      )
    }
    switch delivery.step {
    case .progress(let progress):
      arrival.progress = progress
      inAllViews { $0.placeholders.showProgress(of: key) }
    case .done(let item): try take(item, as: arrival, number: number)
    case .failed: loseArrivals { $0.key == key }
    }
  }

  private func take(
    _ item: StageDelivery.Item,
    as arrival: Arrival,
    number: UInt64
  ) throws(ProtocolError) {
    let key = arrival.key
    let all = views.sorted { $0.key < $1.key }.map(\.value)
    let place =
      all.lazy.map(\.placeholders)
      .compactMap { all in all.landing(of: key).flatMap(all.wholePlace(of:)) }.first
      ?? settled(arrival.place)
    arrivals.removeAll { $0 === arrival }
    for view in all { view.placeholders.arriving = key }
    defer {
      for view in all { view.placeholders.arriving = nil }
      inAllViews { $0.placeholders.giveUp(key, animation: document.animation) }
    }
    try perform(.paste([item.item], at: place), number: number, animated: true)
  }

  /// A place from before a change of the data, moved into the present data.
  private func settled(_ place: StageEdit.ItemPlace) -> StageEdit.ItemPlace {
    let section = document.data.sections.first { $0.id == place.section }
    let end = section?.items.count ?? 0
    return StageEdit.ItemPlace(section: place.section, index: min(place.index, end))
  }

  /// Removes things that will not arrive, and their placeholders.
  func loseArrivals(where isLost: (Arrival) -> Bool) {
    let lost = arrivals.filter(isLost)
    guard !lost.isEmpty else { return }
    arrivals.removeAll(where: isLost)
    inAllViews { view in
      for arrival in lost { view.placeholders.giveUp(arrival.key, animation: document.animation) }
    }
  }

  private func inAllViews(_ change: (StageView) -> Void) {
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      let offset = view.offset
      change(view)
      flush(view, expected: offset)
    }
  }
}

extension StageDelivery.Item {
  /// The item for the data; its identity is set when it is inserted.
  fileprivate var item: StageData.Item {
    StageData.Item(
      id: "",
      title: title,
      subtitle: subtitle,
      width: width,
      height: height,
      colour: colour,
      image: image
    )
  }
}
