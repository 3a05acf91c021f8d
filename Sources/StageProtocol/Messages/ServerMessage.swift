// SPDX-License-Identifier: Apache-2.0

/// What the server says to a client, as JSON text `{"kind": …}`; deltas travel as binary messages.
public enum ServerMessage: Hashable, Sendable {
  case welcome(Welcome)
  /// The list of stages changed.
  case stages([StageEntry])
  case opened(Opened)
  case stage(StageState)
  /// Values of parameters changed; `by` is the client that did it.
  case values(stage: String, values: [String: ParameterValue], by: UInt64?)
  /// Everything up to `seq` was handled; what followed of it is in revision `rev` of `view` or earlier.
  case ack(seq: UInt64, view: UInt64?, rev: UInt64?)
  case error(seq: UInt64?, error: ProtocolError)
  /// Where the layout wants the content to rest, in answer to a scroll's `end`.
  case target(view: UInt64, seq: UInt64, offset: Point)
  /// Where the driver of a followed view has its content, or one of its orthogonal sections, for its followers; or where
  /// the host wants the content, and how it is to be seen going there.
  case offset(
    view: UInt64,
    orthogonalSection: UInt64? = nil,
    offset: Point,
    velocity: Point,
    phase: ScrollPhase,
    animation: ScrollAnimation? = nil
  )
  /// A row that the driver of a followed view has aside.
  case aside(StageAside)
  /// The size of a followed view changed.
  case viewport(view: UInt64, viewport: Viewport)
  case presence(stage: String, clients: [Presence])
  /// All diagnostics of a stage; replaces those before.
  case diagnostics(stage: String, items: [Diagnostic])
  case status(stage: String, state: HostState, message: String, attempt: Int)
  /// `c` as it came, `s` the server's clock in milliseconds.
  case pong(c: Double, s: Double)
  /// An answer to an action of this client; the answer's kind is the message's.
  case reply(seq: UInt64, reply: StageReply)
  case history(stage: String, state: HistoryState)
  case selection(stage: String, state: SelectionState)
  case outline(stage: String, outline: StageOutline)
  /// Items that people hold; replaces what was said before.
  case held(stage: String, holds: [StageHold])
  /// How the source of a stage is; replaces what was said before.
  case source(stage: String, state: SourceState)
  /// What a number of the source is while somebody drags it; the next `source` says what the file has.
  case number(stage: String, fingerprint: String, index: Int, value: Double)
  /// The transition that somebody has in hand; `nil` when there is none any more.
  case transition(stage: String, transition: StageTransition?)
  /// To those who watch the view.
  case events(StageEvents)
  case bye(code: Int, reason: String)

  /// The answer to `hello`.
  public struct Welcome: Hashable, Sendable {
    /// Version that the server speaks.
    public var protocolVersion: Int
    /// The client's number.
    public var client: UInt64
    /// To be sent with the next `hello`, to get the views back.
    public var session: String
    /// Version of the server.
    public var server: String
    /// The server's clock in milliseconds.
    public var clock: Double
    /// Every stage that can be opened.
    public var stages: [StageEntry]

    /// Makes a welcome.
    public init(
      protocolVersion: Int,
      client: UInt64,
      session: String,
      server: String,
      clock: Double,
      stages: [StageEntry]
    ) {
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
    /// What `open` calls it.
    public var id: String
    /// What people call it.
    public var title: String
    /// Small text below the title, such as the file's name or the number of items.
    public var subtitle: String
    /// Heading that it stands under, such as `Your files`, `Flow` or `Custom`.
    public var group: String

    /// Makes an entry.
    public init(id: String, title: String, subtitle: String, group: String) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.group = group
    }
  }

  /// The answer to `open`; a snapshot or delta follows.
  public struct Opened: Hashable, Sendable {
    /// The `seq` of the `open` that this answers.
    public var seq: UInt64
    /// The view's number, for everything about it from now on.
    public var view: UInt64
    /// Id of the stage.
    public var stage: String
    /// Whether this client drives the view.
    public var drives: Bool
    /// The view's viewport as the server took it.
    public var viewport: Viewport
    /// Content offset in points.
    public var offset: Point
    /// Whether the picture that the client holds was taken up.
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
    /// Name to show.
    public var name: String
    /// One of ten hues, 0 to 9.
    public var hue: Int
    /// Views that it drives.
    public var drives: [UInt64]
    /// View of another client that it follows.
    public var follows: UInt64?

    /// Makes an entry.
    public init(client: UInt64, name: String, hue: Int, drives: [UInt64], follows: UInt64?) {
      self.client = client
      self.name = name
      self.hue = hue
      self.drives = drives
      self.follows = follows
    }
  }
}

/// What a stage is, for the page's panels.
public struct StageState: Hashable, Sendable {
  /// Id of the stage.
  public var stage: String
  /// What people call it.
  public var title: String
  /// What the layout is called, such as `Flow`.
  public var layout: String
  /// Name of the layout file or of the built-in layout.
  public var layoutSource: String
  /// Name of the data file.
  public var dataSource: String
  /// Where the data comes from, in words.
  public var dataCredit: String
  /// Number of sections.
  public var sections: Int
  /// Number of items in all sections.
  public var items: Int
  /// What can be tuned, in the order in which it is shown.
  public var parameters: [ParameterDescriptor]
  /// Value of every parameter now.
  public var values: [String: ParameterValue]
  /// Which way the content scrolls: `vertical`, `horizontal` or `both`.
  public var scrolls: String
  /// What gesture recognisers want of fingers; `nil` without any.
  public var gestures: StageGestures?
  /// Layouts that the stage can turn into, its file's own first; empty where there is no other.
  public var layouts: [LayoutOption]
  /// Which of them it has.
  public var choice: String
  /// What a pinch on the content sets; `nil` for nothing.
  public var pinch: PinchRule?
  /// The colour behind everything, where the source sets one; `nil` for the page's own.
  public var ground: StageGround?

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
    ground: StageGround? = nil
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
  }
}

/// How a stage's host is.
public enum HostState: String, CaseIterable, Codable, Sendable {
  case starting
  case running
  /// It ended or hung and another is being started.
  case restarting
  /// It ended five times in a row; nothing more is tried until a file changes or somebody asks.
  case failed
}
