// SPDX-License-Identifier: Apache-2.0

/// A message of a client to the server, as JSON text `{"kind": …}`.
public enum ClientMessage: Hashable, Sendable {
  case hello(Hello)
  case open(Open)
  /// The client no longer shows a view; `next` is the one that it shows instead.
  case close(seq: UInt64, view: UInt64, next: NextView? = nil)
  case viewport(seq: UInt64, view: UInt64, viewport: Viewport)
  case scroll(Scroll)
  case set(SetParameter)
  /// Chooses the layout of the stage's source that all clients see.
  case show(seq: UInt64, view: UInt64, entry: String)
  case tune(TuneNumber)
  /// Stops the compiler of the stage's source.
  case stop(seq: UInt64, view: UInt64)
  /// An action on the stage of a view; the action's kind is the message's.
  case act(seq: UInt64, view: UInt64, action: StageAction)
  /// What people do with each other; the action's kind is the message's.
  case room(seq: UInt64, view: UInt64, action: RoomAction)
  /// The client has applied all deltas up to a revision.
  case seen(view: UInt64, rev: UInt64)
  /// The client cannot use a delta and asks for a snapshot.
  case resync(view: UInt64)
  case ping(c: Double)
  case bye

  /// The first message of a connection.
  public struct Hello: Hashable, Sendable {
    /// The client's version of the protocol.
    public var protocolVersion: Int
    /// The secret token, if the server's address has one.
    public var token: String?
    /// The name to show to other users.
    public var name: String?
    /// The `session` of an earlier `welcome`, to get its views back.
    public var session: String?

    /// Makes a hello.
    public init(protocolVersion: Int, token: String?, name: String?, session: String?) {
      self.protocolVersion = protocolVersion
      self.token = token
      self.name = name
      self.session = session
    }
  }

  /// Asks for a view: a new one, an earlier one again, or another client's.
  public struct Open: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Id of the stage.
    public var stage: String
    /// Size, scale and insets of the view.
    public var viewport: Viewport
    /// The content offset, in points.
    public var offset: Point
    /// A view of another client, to follow it instead of getting a new view.
    public var follow: UInt64?
    /// A view of this session that the client still has at `resumeRev`.
    public var resume: UInt64?
    /// The client's revision of the view to resume.
    public var resumeRev: UInt64?
    /// Whether the view is beside the client's main one, such as that of another device.
    public var isBeside: Bool

    /// Makes the request.
    public init(
      seq: UInt64,
      stage: String,
      viewport: Viewport,
      offset: Point,
      follow: UInt64? = nil,
      resume: UInt64? = nil,
      resumeRev: UInt64? = nil,
      isBeside: Bool = false
    ) {
      self.seq = seq
      self.stage = stage
      self.viewport = viewport
      self.offset = offset
      self.follow = follow
      self.resume = resume
      self.resumeRev = resumeRev
      self.isBeside = isBeside
    }
  }

  /// The offset of the content, or of an orthogonal section, on the driver's page.
  public struct Scroll: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// The view that is scrolled.
    public var view: UInt64
    /// The number of the orthogonal section in the view; `nil` for the whole content.
    public var orthogonalSection: UInt64?
    /// The content offset, in points.
    public var offset: Point
    /// Points per second.
    public var velocity: Point
    /// How far the scroll has proceeded.
    public var phase: ScrollPhase
    /// The offset where the scroll would come to rest; only with `end`.
    public var proposed: Point?

    /// Makes the report.
    public init(
      seq: UInt64,
      view: UInt64,
      orthogonalSection: UInt64? = nil,
      offset: Point,
      velocity: Point,
      phase: ScrollPhase,
      proposed: Point? = nil
    ) {
      self.seq = seq
      self.view = view
      self.orthogonalSection = orthogonalSection
      self.offset = offset
      self.velocity = velocity
      self.phase = phase
      self.proposed = proposed
    }
  }

  /// Changes a number of the stage's source, for all clients; with `end` it is written to the file.
  public struct TuneNumber: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Any view of the stage that the client has open.
    public var view: UInt64
    /// The version of the source that the index belongs to.
    public var fingerprint: String
    /// The number's index.
    public var index: Int
    /// The new value.
    public var value: Double
    /// The position of the change in a gesture.
    public var phase: SetParameter.Phase

    /// Makes the command.
    public init(
      seq: UInt64,
      view: UInt64,
      fingerprint: String,
      index: Int,
      value: Double,
      phase: SetParameter.Phase
    ) {
      self.seq = seq
      self.view = view
      self.fingerprint = fingerprint
      self.index = index
      self.value = value
      self.phase = phase
    }
  }

  /// Changes one layout parameter for all clients of the stage.
  public struct SetParameter: Hashable, Sendable {
    /// The position of a change in a gesture; one gesture is one step for undo.
    public enum Phase: String, CaseIterable, Codable, Sendable {
      case begin
      case change
      case end
    }

    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Any view of the stage that the client has open.
    public var view: UInt64
    /// The key of the parameter.
    public var key: String
    /// The new value; `nil` means the value of the layout file.
    public var value: ParameterValue?
    /// The position of the change in a gesture.
    public var phase: Phase
    /// Whether the change is animated.
    public var animated: Bool

    /// Makes the command.
    public init(
      seq: UInt64,
      view: UInt64,
      key: String,
      value: ParameterValue?,
      phase: Phase,
      animated: Bool
    ) {
      self.seq = seq
      self.view = view
      self.key = key
      self.value = value
      self.phase = phase
      self.animated = animated
    }
  }
}
