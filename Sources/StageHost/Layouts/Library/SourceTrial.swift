// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutLibrary
import StageDocuments
import StageProtocol
import UIKit

/// Finds out whether a type of a layout file can show its cells, before any client sees them.
///
/// The things that the type needs of its app are missing here, so it may trap when its view is
/// loaded.
@MainActor
enum SourceTrial {
  /// The result of a trial.
  enum Outcome: Equatable {
    /// The file has its own items.
    case items
    /// The file has no items; the stage's data fill these lists of it.
    case filled([String])
    /// The file has its own items, but a command asked for others.
    case outvoted
    /// The file has its own items, but users have chosen the data.
    case setAside
    /// The type cannot be used; the text says why.
    case failed(String)
  }

  /// The greatest number of cells that are made.
  private static let mostCells = 24
  /// The data that fill lists.
  static let sample = PlainData.make([12])
  /// A phone's screen, in points, for all trials.
  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let itemsWord = "items"
  private static let filledWord = "filled "
  private static let emptyWord = "empty"
  private static let missingWord = "missing"
  private static let layingWord = "laying out its view"
  private static let turningWord = "turning its view"

  /// Tries the source of a layout in a copy of the process; `nil` when the layout has none.
  ///
  /// `rehearsed` is the result of a rehearsal that has just been, and spares another one.
  static func run(
    _ layout: LayoutEntry,
    _ instance: LayoutInstance,
    _ rehearsed: Rehearsal.Ending? = nil
  ) -> Outcome? {
    guard let name = instance.source?.name else { return nil }
    OwnSource.unturned[name] = nil
    let ending = rehearsed ?? again(layout)
    guard let last = ending.words.last, !ending.isSound, [layingWord, turningWord].contains(last)
    else {
      let isEmpty = ending.isSound && ending.words.last == emptyWord
      if isEmpty, layout.isScreen, !laysOut(layout) { return .items }
      return outcome(of: ending, name)
    }
    // A type that traps when it learns its size can still show cells without learning it.
    let reason = ending.reason.map { ": \($0)" } ?? ""
    OwnSource.unturned[name] =
      "\(name) does not get the size of its view, because it stops while \(last)\(reason)."
    return outcome(of: again(layout), name)
  }

  /// Whether the layout of a screen without items of its own can lay out the data instead.
  private static func laysOut(_ layout: LayoutEntry) -> Bool {
    Rehearsal.run { _ in
      let instance = layout.make(StagePreviewData(data: sample))
      let view = UICollectionView(frame: screen, collectionViewLayout: instance.layout)
      let provider = StageDataSource(data: sample)
      view.dataSource = provider
      view.layoutIfNeeded()
      withExtendedLifetime(provider) {}
    }.isSound
  }

  /// Tries a layout, and first whether it has a collection view if it is a screen, in a copy of the process.
  static func rehearsed(_ layout: LayoutEntry) -> Rehearsal.Ending {
    Rehearsal.run { tell in
      let instance = layout.make(StagePreviewData(data: sample))
      guard !layout.isScreen || ScreenTrial.isShown(instance, tell) else { return }
      tell(attempt(instance, tell))
    }
  }

  private static func again(_ layout: LayoutEntry) -> Rehearsal.Ending {
    ScreenTrial.withoutMark(rehearsed(layout))
  }

  /// Tries the source of a layout in this process.
  ///
  /// - Parameters:
  ///   - instance: The layout.
  ///   - tell: Called with a description of each step before it.
  /// - Returns: A word for the result, which ``outcome(of:_:)`` reads.
  static func attempt(_ instance: LayoutInstance, _ tell: (String) -> Void) -> String {
    tell("setting it up")
    guard let source = instance.source else { return missingWord }
    guard let cells = OwnCells(source, tell: { tell(layingWord) }) else {
      return source.isRoot && source.live != nil ? itemsWord : missingWord
    }
    tell("counting its items")
    var lists: [String] = []
    if cells.count == 0 {
      tell("filling its lists")
      lists = cells.filled(from: sample)
      // An app without items shows its empty screen.
      guard cells.count > 0 else { return source.isRoot ? itemsWord : emptyWord }
    }
    let data = cells.shown(of: sample)
    let provider = StageDataSource(data: data)
    let view = UICollectionView(frame: screen, collectionViewLayout: instance.layout)
    cells.attach(to: view, beside: provider)
    let paths = data.sections.enumerated().flatMap { index, section in
      section.items.indices.map { IndexPath(item: $0, section: index) }
    }
    for path in paths.prefix(mostCells) + paths.suffix(1) {
      tell("making the cell of item \(path.item) in section \(path.section)")
      let cell = cells.collectionView(view, cellForItemAt: path)
      cell.layoutIfNeeded()
      _ = (cells.delegate as? any UICollectionViewDelegateFlowLayout)?.collectionView?(
        view,
        layout: instance.layout,
        sizeForItemAt: path
      )
    }
    tell(turningWord)
    source.turn(to: CGSize(width: screen.height, height: screen.width), view.traitCollection)
    return lists.isEmpty ? itemsWord : filledWord + lists.joined(separator: " ")
  }

  /// The result of a trial with some words; the last word is the result.
  static func outcome(of ending: Rehearsal.Ending, _ name: String) -> Outcome {
    let last = ending.words.last ?? ""
    guard ending.isSound else {
      let reason = ending.reason.map { ": \($0)" } ?? ""
      return .failed("\(name) is not asked for cells, because it stops while \(last)\(reason).")
    }
    switch last {
    case itemsWord: return .items
    case emptyWord:
      return .failed("\(name) is not asked for cells, because it has no items without its app.")
    case missingWord:
      return .failed(
        "\(name) is not asked for cells, because it sets no collection view's data source."
      )
    default:
      return .filled(last.dropFirst(filledWord.count).split(separator: " ").map(String.init))
    }
  }
}

extension SourceTrial.Outcome {
  /// Whether the file's cells are shown.
  var isUsable: Bool {
    switch self {
    case .items, .filled: true
    case .outvoted, .setAside, .failed: false
    }
  }

  /// Whether the file's type could be set up.
  var isSound: Bool {
    if case .failed = self { return false }
    return true
  }

  /// Whether users can choose between the file's own items and the data.
  var hasItems: Bool { self == .items || self == .setAside }

  /// The result when a command asks for items in this number of sections.
  ///
  /// The lists of a file usually fill one section, however many the data have.
  func outvoted(by sections: Int) -> Self {
    switch self {
    case .items: .outvoted
    case .filled: sections > 1 ? .outvoted : self
    case .outvoted, .setAside, .failed: self
    }
  }

  /// The note for users.
  func note(_ name: String) -> String {
    switch self {
    case .items:
      "Cells and items are those of \(name); the data of the stage is not shown."
    case .filled(let lists):
      "Cells are those of \(name), whose "
        + lists.map { "`\($0)`" }.joined(separator: " and ")
        + (lists.count == 1 ? " is filled" : " are filled") + " from the data."
    case .outvoted:
      "\(name) has its own items or sections; the requested ones are shown instead, in "
        + "plain cells."
    case .setAside:
      "The data is shown in plain cells; cells, items and sizes of \(name) belong together and are "
        + "not used."
    case .failed(let reason): reason
    }
  }
}
