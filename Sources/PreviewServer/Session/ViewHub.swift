// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The server's state of one view: its driver, its last picture and its receivers.
///
/// - Invariant: the deltas of `history` follow each other without a gap up to the mirror's
///   revision.
struct ViewHub {
  /// The bytes of a recent delta, which are decoded again only for a client that needs them merged.
  private struct Entry {
    var base: UInt64
    var revision: UInt64
    var frame: Frame
  }

  let id: UInt64
  let stage: String
  var viewport: Viewport
  /// The content offset on the driver's page.
  var offset: Point
  /// The client that drives; `nil` while it is disconnected.
  var driver: UInt64?
  /// Whether it is beside its client's main view, such as that of another device.
  var isBeside = false
  private(set) var mirror = ElementTable()
  /// The number of the current transition and the picture before it, which new clients get first.
  private var transitionStart: (number: UInt64, picture: ElementTable)?
  private(set) var receivers = ViewReceivers()
  /// The number of clients on other servers that drive or follow the view, by server.
  private(set) var guests: [UInt64: Int] = [:]
  /// The clients that watch the calls of the view's collection view.
  private(set) var watchers: Set<UInt64> = []
  /// The actions behind the row that the driver swiped last.
  var swiped: StageSwiped?
  /// What the view shows around its collection view; `nil` without an app's screen.
  var screen: StageScreen?
  private let limits: Limits
  private var history: [Entry] = []
  private var historyBytes = 0
  private var snapshotFrame: (revision: UInt64, frame: Frame)?
  /// Merged deltas up to the present revision, by the revision before them.
  private var mergedFrames: [UInt64: Frame] = [:]

  init(id: UInt64, stage: String, viewport: Viewport, offset: Point, limits: Limits) {
    self.id = id
    self.stage = stage
    self.viewport = viewport
    self.offset = offset
    self.limits = limits
  }

  var revision: UInt64 { mirror.revision }

  /// The clients that receive the view without driving it.
  var followers: [UInt64] { receivers.clients.filter { $0 != driver } }

  /// Takes a delta of the host.
  ///
  /// - Throws: The mirror's error when the delta does not fit; the hub is unchanged then.
  mutating func ingest(_ bytes: [UInt8]) throws(ProtocolError) -> [Effect] {
    let delta = try DeltaDecoder.decode(bytes, limits: limits)
    let start = transitionStart(before: delta)
    try mirror.apply(delta)
    transitionStart = start
    if let adjustment = delta.offsetAdjustment { follow(adjustment) }
    mergedFrames.removeAll(keepingCapacity: true)
    if let base = delta.base {
      let frame = Frame(bytes)
      history.append(Entry(base: base, revision: delta.revision, frame: frame))
      historyBytes += frame.count
      trimHistory()
    } else {
      history.removeAll()
      historyBytes = 0
      snapshotFrame = nil
      for place in 0..<receivers.count { receivers[at: place].sent = nil }
    }
    var effects: [Effect] = []
    effects.reserveCapacity(receivers.count)
    for place in 0..<receivers.count { advance(at: place, &effects) }
    return effects
  }

  /// The start of the current transition after a delta.
  private func transitionStart(
    before delta: Delta
  ) -> (number: UInt64, picture: ElementTable)? {
    guard delta.base != nil else { return nil }
    switch delta.animation?.curve {
    case .interactive(let number, _) where transitionStart?.number != number:
      return (number, mirror)
    case .finish, .cancel: return nil
    case .interactive, .easeInOut, .spring, .cubic, nil: return transitionStart
    }
  }

  /// Forgets the transition of a host that is gone.
  mutating func endTransition() { transitionStart = nil }

  /// Moves the offset, because the host moved the viewport together with the content.
  private mutating func follow(_ adjustment: WireVector) {
    offset.x += Double(adjustment.dx) / WireQuantiser.unitsPerPoint
    offset.y += Double(adjustment.dy) / WireQuantiser.unitsPerPoint
  }

  /// Notes the offset of the content, or of an orthogonal section, on the driver's page.
  mutating func follow(_ scroll: ClientMessage.Scroll) {
    guard let section = scroll.orthogonalSection else {
      offset = scroll.offset
      return
    }
    mirror.moveOrthogonalSection(section, to: scroll.offset)
    snapshotFrame = nil
  }

  /// Tells where the content is.
  var placeMessage: ServerMessage {
    .offset(view: id, offset: offset, velocity: Point(x: 0, y: 0), phase: .idle)
  }

  /// Moves the content to a place, which each client is told after all deltas: those it lacks move its content, too.
  mutating func move(to target: Point) -> [Effect] {
    offset = target
    var ready: [UInt64] = []
    for (place, client) in receivers.clients.enumerated() {
      let isReady = hasEverything(at: place)
      receivers[at: place].awaitsPlace = !isReady
      if isReady { ready.append(client) }
    }
    return ready.isEmpty ? [] : [.broadcast(clients: ready, placeMessage)]
  }

  /// Starts to send the view to a client.
  ///
  /// - Parameters:
  ///   - client: The client.
  ///   - revision: The revision that the client has, if any.
  /// - Returns: Whether deltas can continue the client's picture.
  mutating func attach(_ client: UInt64, at revision: UInt64?) -> Bool {
    let isUsable = revision.map { $0 > 0 && covers($0) } ?? false
    receivers.set(ViewReceivers.Receiver(sent: isUsable ? revision : nil), for: client)
    return isUsable
  }

  /// Stops sending the view to a client.
  mutating func detach(_ client: UInt64) {
    receivers.remove(client)
    watchers.remove(client)
  }

  /// Gives the picture a number that no other owner of the stage has used for another one, and
  /// sends it to everybody anew.
  ///
  /// Servers that look at the view may have seen some deltas more than this one.
  mutating func renumber() -> [Effect] {
    guard revision > 0 else { return [] }
    var picture = mirror.snapshot(view: id)
    picture.revision += Self.ownersDistance
    return (try? ingest(DeltaEncoder.encode(picture))) ?? []
  }

  /// More deltas than can be on their way at the end of an owner.
  private static let ownersDistance: UInt64 = 1024

  /// Notes that a client of another server has the view.
  mutating func addGuest(_ client: UInt64) {
    guests[ClusterSeat.server(of: client), default: 0] += 1
  }

  /// Notes that a client of another server has the view no more.
  mutating func removeGuest(_ client: UInt64) {
    let server = ClusterSeat.server(of: client)
    guard let count = guests[server] else { return }
    guests[server] = count > 1 ? count - 1 : nil
    watchers.remove(client)
  }

  /// Whether no client has the view.
  var isUnseen: Bool { receivers.isEmpty && guests.isEmpty }

  /// Starts or stops a client's watching.
  mutating func watch(_ client: UInt64, _ isOn: Bool) {
    if isOn { watchers.insert(client) } else { watchers.remove(client) }
  }

  /// Notes that a client has applied all deltas up to a revision.
  mutating func acknowledge(_ client: UInt64, revision: UInt64) -> [Effect] {
    guard let place = receivers.place(of: client) else { return [] }
    receivers[at: place].unacknowledged.removeAll { $0 <= revision }
    var effects: [Effect] = []
    advance(at: place, &effects)
    return effects
  }

  /// Sends a new snapshot to a client that cannot apply a delta.
  mutating func resynchronise(_ client: UInt64) -> [Effect] {
    guard let place = receivers.place(of: client) else { return [] }
    receivers[at: place] = ViewReceivers.Receiver()
    return advance(client)
  }

  /// Sends a client what it lacks, as far as its credit allows: the same deltas if few are missing,
  /// one merged delta if more are missing, and a snapshot if the history is too short.
  mutating func advance(_ client: UInt64) -> [Effect] {
    var effects: [Effect] = []
    if let place = receivers.place(of: client) { advance(at: place, &effects) }
    return effects
  }

  private mutating func advance(at place: Int, _ effects: inout [Effect]) {
    while let next = nextFrame(at: place) {
      receivers[at: place].sent = next.revision
      receivers[at: place].unacknowledged.append(next.revision)
      effects.append(.frame(client: receivers.clients[place], next.frame))
    }
    guard receivers[at: place].awaitsPlace, hasEverything(at: place) else { return }
    receivers[at: place].awaitsPlace = false
    effects.append(.send(client: receivers.clients[place], placeMessage))
  }

  private func hasEverything(at place: Int) -> Bool {
    revision == 0 || receivers[at: place].sent == revision
  }

  private mutating func nextFrame(at place: Int) -> (revision: UInt64, frame: Frame)? {
    let last = receivers[at: place].sent
    guard revision > 0, last != revision else { return nil }
    let credit = limits.unacknowledgedDeltas - receivers[at: place].unacknowledged.count
    guard credit > 0 else { return nil }
    guard let sent = last, covers(sent) else {
      if let start = transitionStart?.picture, covers(start.revision) {
        return (start.revision, Frame(DeltaEncoder.encode(start.snapshot(view: id))))
      }
      return (revision, currentSnapshot())
    }
    guard sent < revision, let next = self.place(after: sent) else { return nil }
    guard history.count - next > credit else {
      return (history[next].revision, history[next].frame)
    }
    return (revision, merged(from: next) ?? currentSnapshot())
  }

  private mutating func merged(from place: Int) -> Frame? {
    let base = history[place].base
    if let frame = mergedFrames[base] { return frame }
    guard var delta = decoded(history[place]) else { return nil }
    for entry in history[(place + 1)...] {
      guard let next = decoded(entry) else { return nil }
      delta = delta.merging(next)
    }
    let frame = Frame(DeltaEncoder.encode(delta))
    mergedFrames[base] = frame
    return frame
  }

  /// The delta of an entry, whose bytes were good when they came.
  private func decoded(_ entry: Entry) -> Delta? {
    try? DeltaDecoder.decode(Array(entry.frame.payload), limits: limits)
  }

  /// The snapshot of the present picture.
  mutating func currentSnapshot() -> Frame {
    if let snapshotFrame, snapshotFrame.revision == revision { return snapshotFrame.frame }
    let frame = Frame(DeltaEncoder.encode(mirror.snapshot(view: id)))
    snapshotFrame = (revision, frame)
    return frame
  }

  private func covers(_ base: UInt64) -> Bool {
    base == revision || place(after: base) != nil
  }

  /// The place in the history of the delta that continues a revision.
  ///
  /// - Complexity: O(log n) with n kept deltas.
  private func place(after base: UInt64) -> Int? {
    let place = history.firstPlace(notBelow: base) { $0.base }
    return place < history.count && history[place].base == base ? place : nil
  }

  private mutating func trimHistory() {
    var excess = 0
    while historyBytes > limits.historyBytes, excess < history.count {
      historyBytes -= history[excess].frame.count
      excess += 1
    }
    history.removeFirst(excess)
  }
}
