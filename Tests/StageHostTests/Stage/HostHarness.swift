// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import StageProtocol
import Testing
import UIKit

@testable import StageHost

/// A stage host without a process: it takes commands, collects the messages, and keeps the elements
/// of a page for each view.
@MainActor
final class HostHarness {
  private var sent: [HostMessage] = []
  private lazy var runner = StageRunner(
    limits: limits,
    sharesViews: sharesViews,
    nowMs: { [unowned self] in nowMs },
    send: { [unowned self] in sent.append($0) }
  )
  private let limits: Limits
  private let sharesViews: Bool
  /// The host's clock.
  var nowMs: UInt64 = 1000
  private var number: UInt64 = 0
  /// The elements that a page would have, by view.
  private(set) var tables: [UInt64: ElementTable] = [:]

  static let viewport = Viewport(width: 300, height: 400, scale: 2, insets: .zero)

  init(limits: Limits = .standard, sharesViews: Bool = true) {
    self.limits = limits
    self.sharesViews = sharesViews
  }

  /// Makes a host with a stage.
  convenience init(layout: String, data: String, sharesViews: Bool = true) throws {
    self.init(sharesViews: sharesViews)
    file(.layout, layout)
    file(.data, data)
    try load()
  }

  func file(_ role: FileMessage.Role, _ text: String) {
    let name = role == .layout ? "my.layout.json" : "my.data.json"
    runner.receive(.file(FileMessage(role: role, name: name, bytes: Data(text.utf8))))
  }

  func receive(_ file: FileMessage) { runner.receive(.file(file)) }

  /// Sends an action of the client with view 7.
  @discardableResult
  func act(_ action: StageAction) throws -> [HostMessage] {
    try run { .act(number: $0, client: 1, view: 7, action: action) }
  }

  /// The stage's document.
  var document: StageDocument { runner.current.document }

  /// All that the host has told the page of a view, with the view's own numbers.
  func present(_ view: UInt64) -> Delta? {
    let twins = runner.current.twins
    guard let shown = runner.current.shown(view) else { return nil }
    let lead = twins.twins(of: shown.id).first { $0.id == view }?.lead ?? 0
    return shown.feed.snapshot.copy(for: view, lead: lead)
  }

  /// The number of collection views.
  var countOfLaidOut: Int { runner.current.views.count }

  /// Gives the stage other data, as if they came from a file.
  func take(_ data: StageData) { runner.current.document.edits.load(file: data) }

  /// The time of the next `wake`, in seconds of the host's clock.
  var deadline: Double? { runner.deadline }

  /// Lets the time come: the host asks for `wake`, and gets it.
  @discardableResult
  func wake() throws -> [HostMessage] {
    sent = []
    runner.wake()
    expect(sent, equals: [.report(.wake)])
    return try run { .wake(number: $0) }
  }

  /// The content offset of a view.
  func offset(of view: UInt64) -> Point? { runner.current.shown(view)?.offset }

  /// The part of the content with the elements that a view keeps.
  func window(of view: UInt64) -> ViewWindow? { runner.current.shown(view)?.viewport.window }

  /// The collection view of a view.
  func collectionView(of view: UInt64) -> UICollectionView? {
    runner.current.shown(view)?.collectionView
  }

  /// How often a view's layout prepared or was asked for elements, plus how often its data source
  /// was asked for cells.
  func layoutWork(of view: UInt64) -> Int? {
    collectionView(of: view).map {
      $0.statistics.prepares + $0.statistics.rectQueries + $0.statistics.cellRequests
    }
  }

  /// Moves a view to another offset, with another window.
  func place(_ view: UInt64, at offset: Point, holding window: ViewWindow) throws {
    let shown = try runner.current.view(view)
    let collectionView = shown.collectionView
    collectionView.performAnimated(nil) {
      collectionView.contentOffset = CGPoint(x: offset.x, y: offset.y)
      let bounds = collectionView.bounds
      collectionView.preloadInsets = UIEdgeInsets(
        top: bounds.minY - window.rect.minY,
        left: bounds.minX - window.rect.minX,
        bottom: window.rect.maxY - bounds.maxY,
        right: window.rect.maxX - bounds.maxX
      )
    }
    guard let delta = shown.feed.takeDelta() else { return }
    try tables[view, default: ElementTable()].apply(delta)
  }

  /// Sends the last picture of another host.
  func adopt(_ picture: Delta) throws {
    try tables[picture.view, default: ElementTable()].apply(picture)
    runner.receive(.picture(picture))
  }

  /// Sends a command with its number and returns the messages it caused; deltas are encoded,
  /// decoded and applied.
  ///
  /// The queued commands arrived behind it, and are not carried out.
  @discardableResult
  func run(
    before queued: [HostCommand] = [],
    _ command: (UInt64) -> HostCommand
  ) throws -> [HostMessage] {
    number += 1
    sent = []
    runner.receive(.command(command(number)), before: queued.map { .command($0) }[...])
    for case .delta(let delta) in sent {
      let decoded = try DeltaDecoder.decode(DeltaEncoder.encode(delta), limits: limits)
      expect(decoded, equals: delta)
      try tables[delta.view, default: ElementTable()].apply(decoded)
    }
    return sent
  }

  @discardableResult
  func load(_ overrides: [String: ParameterValue] = [:]) throws -> [HostMessage] {
    try run { .load(number: $0, stage: "s", title: "S", overrides: overrides) }
  }

  @discardableResult
  func update(
    layout: String? = nil,
    data: String? = nil,
    _ overrides: [String: ParameterValue] = [:],
    animated: Bool = true
  ) throws -> [HostMessage] {
    if let layout { file(.layout, layout) }
    if let data { file(.data, data) }
    return try run { .update(number: $0, overrides: overrides, animated: animated) }
  }

  @discardableResult
  func open(
    _ view: UInt64,
    _ viewport: Viewport = HostHarness.viewport,
    at offset: Point = Point(x: 0, y: 0),
    revision: UInt64 = 0
  ) throws -> [HostMessage] {
    try run {
      .open(number: $0, view: view, viewport: viewport, offset: offset, rev: revision)
    }
  }

  @discardableResult
  func set(
    _ key: String,
    _ value: ParameterValue?,
    animated: Bool = false
  ) throws -> [HostMessage] {
    try run {
      .set(number: $0, client: 1, key: key, value: value, phase: .end, animated: animated)
    }
  }

  @discardableResult
  func scroll(
    _ view: UInt64,
    to y: Double,
    velocity: Double = 0,
    _ phase: ScrollPhase = .drag,
    proposed: Double? = nil
  ) throws -> [HostMessage] {
    try run {
      .scroll(
        number: $0,
        scroll: ClientMessage.Scroll(
          seq: 100 + $0,
          view: view,
          offset: Point(x: 0, y: y),
          velocity: Point(x: 0, y: velocity),
          phase: phase,
          proposed: proposed.map { Point(x: 0, y: $0) }
        )
      )
    }
  }

  /// The look of a view's elements by category and key, without their numbers.
  func picture(of view: UInt64) -> [String: ShownElement] {
    guard let table = tables[view] else { return [:] }
    var result: [String: ShownElement] = [:]
    for element in table.elements.values {
      var attributes = element.attributes
      let content = table.content(attributes.content)
      attributes.content = 0
      // The number of the reusable view depends on earlier elements.
      attributes.slot = 0
      result["\(element.category) \(element.kind) \(element.key)"] = ShownElement(
        attributes: attributes,
        title: content?.title ?? "",
        style: content?.style ?? 0,
        texts: content?.figure?.parts.compactMap(\.text?.string) ?? [],
        images: content?.figure?.parts.compactMap(\.image?.name) ?? []
      )
    }
    return result
  }

  /// Elements of a view that are missing, additional or different at another host's page.
  func difference(from other: HostHarness, in view: UInt64) -> [String: [ShownElement?]] {
    let (mine, others) = (picture(of: view), other.picture(of: view))
    var result: [String: [ShownElement?]] = [:]
    for key in Set(mine.keys).union(others.keys) where mine[key] != others[key] {
      result[key] = [mine[key], others[key]]
    }
    return result
  }

  /// The ids of elements, by category and key.
  func ids(of view: UInt64) -> [String: UInt64] {
    var result: [String: UInt64] = [:]
    for (id, element) in tables[view]?.elements ?? [:] {
      result["\(element.category) \(element.kind) \(element.key)"] = id
    }
    return result
  }
}

/// An element as the page shows it.
struct ShownElement: Equatable {
  var attributes: WireAttributes
  var title: String
  var style: UInt8
  /// The texts and pictures of a cell's own parts.
  var texts: [String]
  var images: [String]
}

extension [HostMessage] {
  var deltas: [Delta] {
    compactMap { if case .delta(let delta) = $0 { delta } else { nil } }
  }

  var reports: [HostReport] {
    compactMap { if case .report(let report) = $0 { report } else { nil } }
  }

  var error: ProtocolError? {
    for case .refused(_, let error) in reports { return error }
    return nil
  }

  var diagnostics: [Diagnostic]? {
    for case .diagnostics(let items) in reports { return items }
    return nil
  }

  /// The kinds of the messages in order, without `working`, which only a busy machine makes a host say.
  var outline: [String] {
    compactMap { message -> String? in
      switch message {
      case .delta(let delta): delta.base == nil ? "snapshot" : "delta"
      case .file: "file"
      case .report(.ready): "ready"
      case .report(.stage): "stage"
      case .report(.values): "values"
      case .report(.committed): "committed"
      case .report(.refused): "refused"
      case .report(.handled): "handled"
      case .report(.target): "target"
      case .report(.offset): "offset"
      case .report(.screen): "screen"
      case .report(.diagnostics): "diagnostics"
      case .report(.pong): "pong"
      case .report(.checkpoint): "checkpoint"
      case .report(.reply): "reply"
      case .report(.history): "history"
      case .report(.selection): "selection"
      case .report(.outline): "outline"
      case .report(.events): "events"
      case .report(.held): "held"
      case .report(.transition): "transition"
      case .report(.wake): "wake"
      case .report(.working): nil
      }
    }
  }
}

extension HostHarness {
  /// Gives a newly loaded stage the state of another one, and opens view 7.
  func adopt(_ other: HostHarness) throws {
    let document = other.document
    try run { .update(number: $0, overrides: document.overrides, animated: false) }
    take(document.data)
    try open(7, at: other.offset(of: 7) ?? Point(x: 0, y: 0))
  }
}
