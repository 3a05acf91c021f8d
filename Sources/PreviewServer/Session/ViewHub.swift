// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// One view of a stage as the server knows it: who drives it, its last picture, and who receives it.
///
/// - Invariant: `history` leads without a gap to the mirror's revision.
struct ViewHub {
  /// A client that receives the view.
  struct Receiver {
    /// The revision that was sent last; `nil` until a snapshot is sent.
    var sent: UInt64?
    /// Revisions on their way.
    var unacknowledged: [UInt64] = []
  }

  /// A recent delta and its bytes, which everyone gets who is just behind it.
  private struct Entry {
    var base: UInt64
    var delta: Delta
    var frame: Frame
  }

  let id: UInt64
  let stage: String
  var viewport: Viewport
  /// Where the content stands on the driver's page, and how it moves.
  var offset: Point
  /// The client that drives; `nil` while it is away.
  var driver: UInt64?
  /// When the driver went away.
  var orphanedAt: Double?
  private(set) var mirror = ElementTable()
  /// The picture before the transition that somebody has in hand, by its number; who comes now starts there.
  private var transitionStart: (number: UInt64, picture: ElementTable)?
  private(set) var receivers: [UInt64: Receiver] = [:]
  /// Clients that want to know what the view's collection view calls and does.
  private(set) var watchers: Set<UInt64> = []
  /// The actions behind the row that the driver moved aside last.
  var swiped: StageSwiped?
  private let limits: Limits
  private var history: [Entry] = []
  private var historyBytes = 0
  private var snapshotFrame: (revision: UInt64, frame: Frame)?
  /// Merged deltas to the present revision, by the revision that they start from.
  private var mergedFrames: [UInt64: Frame] = [:]

  init(id: UInt64, stage: String, viewport: Viewport, offset: Point, limits: Limits) {
    self.id = id
    self.stage = stage
    self.viewport = viewport
    self.offset = offset
    self.limits = limits
  }

  var revision: UInt64 { mirror.revision }

  /// Clients that receive the view without driving it.
  var followers: [UInt64] { receivers.keys.filter { $0 != driver }.sorted() }

  /// Takes in what the host sent.
  ///
  /// - Throws: the mirror's error when the delta does not fit; the hub is then as it was.
  mutating func ingest(_ bytes: [UInt8]) throws(ProtocolError) -> [Effect] {
    let delta = try DeltaDecoder.decode(bytes, limits: limits)
    let start = transitionStart(before: delta)
    try mirror.apply(delta)
    transitionStart = start
    if let adjustment = delta.offsetAdjustment { follow(adjustment) }
    mergedFrames.removeAll(keepingCapacity: true)
    if let base = delta.base {
      let frame = Frame(bytes)
      history.append(Entry(base: base, delta: delta, frame: frame))
      historyBytes += frame.count
      trimHistory()
    } else {
      history.removeAll()
      historyBytes = 0
      for client in receivers.keys { receivers[client]?.sent = nil }
    }
    return receivers.keys.sorted().flatMap { advance($0) }
  }

  /// Where the transition starts that somebody has in hand once a delta is applied.
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

  /// Forgets a transition whose host is gone.
  mutating func endTransition() { transitionStart = nil }

  /// The host moved the viewport along with the content.
  private mutating func follow(_ adjustment: WireVector) {
    offset.x += Double(adjustment.dx) / WireQuantiser.unitsPerPoint
    offset.y += Double(adjustment.dy) / WireQuantiser.unitsPerPoint
  }

  /// Notes where the driver's page has the content or one of its rows.
  mutating func follow(_ scroll: ClientMessage.Scroll) {
    guard let row = scroll.row else {
      offset = scroll.offset
      return
    }
    mirror.moveRow(row, to: scroll.offset)
    snapshotFrame = nil
  }

  /// Lets a client receive the view.
  ///
  /// - Parameters:
  ///   - client: The client.
  ///   - revision: What it holds already, if anything.
  /// - Returns: whether the picture that it holds can be carried on.
  mutating func attach(_ client: UInt64, at revision: UInt64?) -> Bool {
    let isUsable = revision.map { $0 > 0 && covers($0) } ?? false
    receivers[client] = Receiver(sent: isUsable ? revision : nil)
    return isUsable
  }

  /// Ends a client's receiving.
  mutating func detach(_ client: UInt64) {
    receivers[client] = nil
    watchers.remove(client)
  }

  /// Starts or ends a client's watching.
  mutating func watch(_ client: UInt64, _ isOn: Bool) {
    if isOn { watchers.insert(client) } else { watchers.remove(client) }
  }

  /// A client has applied everything up to a revision.
  mutating func acknowledge(_ client: UInt64, revision: UInt64) -> [Effect] {
    receivers[client]?.unacknowledged.removeAll { $0 <= revision }
    return advance(client)
  }

  /// A client cannot go on and starts anew.
  mutating func resynchronise(_ client: UInt64) -> [Effect] {
    guard receivers[client] != nil else { return [] }
    receivers[client] = Receiver()
    return advance(client)
  }

  /// Sends a client what it lacks, as far as its credit goes: the very deltas if it is just behind, one
  /// merged delta if it lags, a snapshot if the history does not reach back far enough.
  mutating func advance(_ client: UInt64) -> [Effect] {
    var effects: [Effect] = []
    while let next = nextFrame(for: client) {
      receivers[client]?.sent = next.revision
      receivers[client]?.unacknowledged.append(next.revision)
      effects.append(.frame(client: client, next.frame))
    }
    return effects
  }

  private mutating func nextFrame(for client: UInt64) -> (revision: UInt64, frame: Frame)? {
    guard let receiver = receivers[client], revision > 0 else { return nil }
    let credit = limits.unacknowledgedDeltas - receiver.unacknowledged.count
    guard credit > 0 else { return nil }
    guard let sent = receiver.sent, covers(sent) else {
      if let start = transitionStart?.picture, covers(start.revision) {
        return (start.revision, Frame(DeltaEncoder.encode(start.snapshot(view: id))))
      }
      return (revision, currentSnapshot())
    }
    guard sent < revision, let place = history.firstIndex(where: { $0.base == sent }) else {
      return nil
    }
    guard history.count - place > credit else {
      return (history[place].delta.revision, history[place].frame)
    }
    return (revision, merged(from: place))
  }

  private mutating func merged(from place: Int) -> Frame {
    let base = history[place].base
    if let frame = mergedFrames[base] { return frame }
    var delta = history[place].delta
    for entry in history[(place + 1)...] { delta = delta.merging(entry.delta) }
    let frame = Frame(DeltaEncoder.encode(delta))
    mergedFrames[base] = frame
    return frame
  }

  /// The whole picture as it now is.
  mutating func currentSnapshot() -> Frame {
    if let snapshotFrame, snapshotFrame.revision == revision { return snapshotFrame.frame }
    let frame = Frame(DeltaEncoder.encode(mirror.snapshot(view: id)))
    snapshotFrame = (revision, frame)
    return frame
  }

  private func covers(_ base: UInt64) -> Bool {
    base == revision || history.contains { $0.base == base }
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
