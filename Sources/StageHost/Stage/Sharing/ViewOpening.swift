// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// What decides about the first picture of a view, besides the document.
@MainActor
struct ViewInputs: Equatable {
  var viewport: Viewport
  /// The content offset that the page asked for.
  var offset: Point
  /// The revision of the page's picture; 0 for none.
  var revision: UInt64
  /// The picture of an earlier host, which the page has.
  var picture: Delta?

  init(viewport: Viewport, offset: Point, revision: UInt64, picture: Delta?) {
    self.viewport = viewport
    self.offset = offset
    self.revision = revision
    self.picture = picture
  }

  /// What another view needs to show what a view shows.
  init(of view: StageView) {
    self.init(
      viewport: view.shownViewport,
      offset: view.offset,
      revision: view.feed.revision,
      picture: nil
    )
  }

  /// Whether a page without a picture opens the view.
  var isFresh: Bool { picture == nil && revision == 0 }

  /// Whether another page with these inputs gets the same changes, apart from view and revisions.
  func matches(_ other: ViewInputs) -> Bool {
    guard (picture == nil) == (other.picture == nil), viewport == other.viewport,
      offset == other.offset, (revision == 0) == (other.revision == 0)
    else { return false }
    guard let own = picture else { return true }
    return own.revision == revision && other.picture?.revision == other.revision
      && other.picture?.copy(for: own.view, lead: revision &- other.revision) == own
  }
}

/// How a view was opened, as long as nobody has touched it.
struct ViewOpening {
  var inputs: ViewInputs
  /// How often the document had been shown before it.
  var showings: Int
  /// The messages to the page; `nil` once the view has changed.
  var messages: [HostMessage]?

  /// Forgets the messages, because the view has changed.
  mutating func outdate() { (inputs.picture, messages) = (nil, nil) }
}

extension Delta {
  /// The same delta for another view, whose revision is ahead by `lead`, modulo 2⁶⁴.
  func copy(for view: UInt64, lead: UInt64) -> Delta {
    var copy = self
    copy.view = view
    copy.revision &+= lead
    copy.base = base.map { $0 &+ lead }
    return copy
  }
}

extension StageReply {
  /// The same answer to a question about another view.
  func copy(for view: UInt64) -> StageReply {
    switch self {
    case .probed(_, let total, let elements):
      return .probed(view: view, total: total, elements: elements)
    case .boxed(var boxes):
      boxes.view = view
      return .boxed(boxes)
    case .inspected(_, let info): return .inspected(view: view, info: info)
    case .titled(_, let titles, let look): return .titled(view: view, titles: titles, look: look)
    case .exported(_, let name, let text): return .exported(view: view, name: name, text: text)
    case .menu, .swiped, .focused, .activated: return self
    }
  }
}

extension ClientMessage.Scroll {
  /// Whether it only says that the content is where it was.
  func rests(at offset: Point) -> Bool {
    phase == .idle && orthogonalSection == nil && self.offset == offset
  }
}

extension HostMessage {
  /// The same news of a view for one of its twins.
  func copy(for twin: ViewTwins.Twin) -> HostMessage {
    switch self {
    case .delta(let delta): .delta(delta.copy(for: twin.id, lead: twin.lead))
    case .report(.offset(_, let offset, let animation)):
      .report(.offset(view: twin.id, offset: offset, animation: animation))
    case .report, .file: self
    }
  }
}
