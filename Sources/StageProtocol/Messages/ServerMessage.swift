// SPDX-License-Identifier: Apache-2.0

/// A message of the server to a client, as JSON text `{"kind": …}`; deltas are binary messages.
public enum ServerMessage: Hashable, Sendable {
  case welcome(Welcome)
  /// The list of stages changed.
  case stages([StageEntry])
  /// There is another picture of a stage for the list; `picture` is as in `StageEntry`.
  case miniature(of: String, picture: String)
  case opened(Opened)
  case stage(StageState)
  /// The values of parameters changed; `by` is the client that changed them.
  case values(stage: String, values: [String: ParameterValue], by: UInt64?)
  /// All commands up to `seq` are handled; their consequences are in revision `rev` of `view` or an
  /// earlier one.
  case ack(seq: UInt64, view: UInt64?, rev: UInt64?)
  case error(seq: UInt64?, error: ProtocolError)
  /// The offset at which the layout wants the content to rest; answers a scroll with `end`.
  case target(view: UInt64, seq: UInt64, offset: Point)
  /// For followers, the offset of the content, or of an orthogonal section, on the driver's page.
  ///
  /// For the driver, an offset that the host has set, and how the content moves there.
  case offset(
    view: UInt64,
    orthogonalSection: UInt64? = nil,
    offset: Point,
    velocity: Point,
    phase: ScrollPhase,
    animation: ScrollAnimation? = nil
  )
  /// What a view shows of an app's screen around its collection view; replaces the last one.
  case screen(view: UInt64, screen: StageScreen)
  /// A row of a list that the driver of a followed view has moved aside.
  case aside(StageAside)
  /// The driver of a followed view has closed it and goes on in another one.
  case moved(view: UInt64, next: NextView)
  /// The size of a followed view changed.
  case viewport(view: UInt64, viewport: Viewport)
  /// The people on a stage, for a client that comes; `count` includes those who are not named.
  case presence(stage: String, clients: [Presence], count: Int)
  /// What has changed in the list of people since the last message about it.
  case presenceChange(stage: String, changed: [Presence], gone: [UInt64], count: Int)
  /// All diagnostics of a stage; replaces the last report.
  case diagnostics(stage: String, items: [Diagnostic])
  case status(stage: String, state: HostState, message: String, attempt: Int)
  /// The part of a long change that the stage's host has done; `nil` when it is over.
  case working(stage: String, share: Double?)
  /// `c` is the ping's; `s` is the server's clock, in milliseconds.
  case pong(c: Double, s: Double)
  /// An answer to an action of this client; the answer's kind is the message's.
  case reply(seq: UInt64, reply: StageReply)
  case history(stage: String, state: HistoryState)
  case selection(stage: String, state: SelectionState)
  case outline(stage: String, outline: StageOutline)
  /// The items that clients hold; replaces the last report.
  case held(stage: String, holds: [StageHold])
  /// The state of a stage's source; replaces the last report.
  case source(stage: String, state: SourceState)
  /// The value of a number of the source that a client drags; the next `source` has the value in
  /// the file.
  case number(stage: String, fingerprint: String, index: Int, value: Double)
  /// The transition in a client's hand; `nil` when it is over.
  case transition(stage: String, transition: StageTransition?)
  /// The calls of a view, for clients that watch it.
  case events(StageEvents)
  /// Lines that the layout's code printed, for clients that watch a view of the stage.
  case printed(stage: String, lines: [String], dropped: Int)
  /// How others reach the server, for clients that asked.
  case links(StageLinks)
  /// All comments of a stage.
  case comments(stage: String, comments: [StageComment])
  /// Comments that are new or changed, and the numbers of removed ones.
  case commented(stage: String, comments: [StageComment], gone: [UInt64])
  /// The kept states of a stage; replaces the last report.
  case versions(stage: String, versions: [StageVersion])
  /// What would be written into a layout file; answers `save` with `ask`.
  case unsaved(UnsavedValues)
  /// The text behind an address; answers `fetch`.
  case fetched(FetchedText)
  /// Where another client points.
  case cursor(stage: String, client: UInt64, place: CursorPlace)
  case bye(code: Int, reason: String)

  /// The answer to `hello`.
  public struct Welcome: Hashable, Sendable {
    /// The server's version of the protocol.
    public var protocolVersion: Int
    /// The client's number.
    public var client: UInt64
    /// The secret for the next `hello`, to get the views back.
    public var session: String
    /// The version of the server.
    public var server: String
    /// The server's clock in milliseconds.
    public var clock: Double
    /// All stages that can be opened.
    public var stages: [StageEntry]
    /// What the client may do.
    public var role: ClientRole

    /// Makes a welcome.
    public init(
      protocolVersion: Int,
      client: UInt64,
      session: String,
      server: String,
      clock: Double,
      stages: [StageEntry],
      role: ClientRole = .edit
    ) {
      self.role = role
      self.protocolVersion = protocolVersion
      self.client = client
      self.session = session
      self.server = server
      self.clock = clock
      self.stages = stages
    }
  }

  /// A stage that can be opened.
  public struct StageEntry: Hashable, Sendable {
    /// The id for `open`.
    public var id: String
    /// The name for users.
    public var title: String
    /// A small text below the title, such as the file's name or the number of items.
    public var subtitle: String
    /// The heading in the list, such as `Your files`, `Flow` or `Custom`.
    public var group: String
    /// The beginning of the paths of two small pictures, as the files say it: with `-light.png` and
    /// `-dark.png` after it; `nil` while there are none.
    public var picture: String?

    /// Makes an entry.
    public init(
      id: String,
      title: String,
      subtitle: String,
      group: String,
      picture: String? = nil
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.group = group
      self.picture = picture
    }
  }

  /// The answer to `open`; a snapshot or delta follows.
  public struct Opened: Hashable, Sendable {
    /// The `seq` of the `open` that this answers.
    public var seq: UInt64
    /// The number of the view in all further messages.
    public var view: UInt64
    /// Id of the stage.
    public var stage: String
    /// Whether this client drives the view.
    public var drives: Bool
    /// The view's viewport on the server.
    public var viewport: Viewport
    /// The content offset, in points.
    public var offset: Point
    /// Whether deltas can continue the picture that the client has.
    public var resumed: Bool

    /// Makes the answer.
    public init(
      seq: UInt64,
      view: UInt64,
      stage: String,
      drives: Bool,
      viewport: Viewport,
      offset: Point,
      resumed: Bool
    ) {
      self.seq = seq
      self.view = view
      self.stage = stage
      self.drives = drives
      self.viewport = viewport
      self.offset = offset
      self.resumed = resumed
    }
  }

  /// A client on a stage.
  public struct Presence: Hashable, Sendable {
    /// The client's number.
    public var client: UInt64
    /// The name to show.
    public var name: String
    /// One of ten hues, 0 to 9.
    public var hue: Int
    /// The views that it drives.
    public var drives: [UInt64]
    /// The view of another client that it follows.
    public var follows: UInt64?
    /// Whether its hand is raised.
    public var hasHandUp: Bool
    /// What it may do.
    public var role: ClientRole

    /// Makes an entry.
    public init(
      client: UInt64,
      name: String,
      hue: Int,
      drives: [UInt64],
      follows: UInt64?,
      hasHandUp: Bool = false,
      role: ClientRole = .edit
    ) {
      self.hasHandUp = hasHandUp
      self.role = role
      self.client = client
      self.name = name
      self.hue = hue
      self.drives = drives
      self.follows = follows
    }
  }
}

/// The description of a stage, for the page's panels.
public struct StageState: Hashable, Sendable {
  /// Id of the stage.
  public var stage: String
  /// The name for users.
  public var title: String
  /// The name of the layout, such as `Flow`.
  public var layout: String
  /// The name of the layout file or of the built-in layout.
  public var layoutSource: String
  /// The name of the data file.
  public var dataSource: String
  /// The origin of the data, in words.
  public var dataCredit: String
  /// The number of sections.
  public var sections: Int
  /// The number of items in all sections.
  public var items: Int
  /// The parameters that users can set, in the order in which they are shown.
  public var parameters: [ParameterDescriptor]
  /// The present value of every parameter.
  public var values: [String: ParameterValue]
  /// The direction in which the content scrolls: `vertical`, `horizontal` or `both`.
  public var scrolls: String
  /// The fingers that the stage's gesture recognisers need; `nil` without recognisers.
  public var gestures: StageGestures?
  /// The layouts of the stage, the file's own first; empty when there is only one.
  public var layouts: [LayoutOption]
  /// The id of the present layout.
  public var choice: String
  /// The parameter that a pinch changes; `nil` for none.
  public var pinch: PinchRule?
  /// The colour behind all elements, if the source sets one; `nil` for the page's own.
  public var ground: StageGround?
  /// Whether views show the screens of an app, which `screen` describes.
  public var isScreen: Bool

  /// Makes the state.
  public init(
    stage: String,
    title: String,
    layout: String,
    layoutSource: String,
    dataSource: String,
    dataCredit: String,
    sections: Int,
    items: Int,
    parameters: [ParameterDescriptor],
    values: [String: ParameterValue],
    scrolls: String,
    gestures: StageGestures? = nil,
    layouts: [LayoutOption] = [],
    choice: String = LayoutOption.own,
    pinch: PinchRule? = nil,
    ground: StageGround? = nil,
    isScreen: Bool = false
  ) {
    self.stage = stage
    self.title = title
    self.layout = layout
    self.layoutSource = layoutSource
    self.dataSource = dataSource
    self.dataCredit = dataCredit
    self.sections = sections
    self.items = items
    self.parameters = parameters
    self.values = values
    self.scrolls = scrolls
    self.gestures = gestures
    self.layouts = layouts
    self.choice = choice
    self.pinch = pinch
    self.ground = ground
    self.isScreen = isScreen
  }
}

/// The state of a stage's host.
public enum HostState: String, CaseIterable, Codable, Sendable {
  case starting
  case running
  /// The host ended or did not answer, and another one is being started.
  case restarting
  /// The host ended five times in a row.
  ///
  /// The next one starts when a file changes or a client asks for it.
  case failed
}
