// SPDX-License-Identifier: Apache-2.0

/// What a client says to the server, as JSON text `{"kind": …}`.
public enum ClientMessage: Hashable, Sendable {
  case hello(Hello)
  case open(Open)
  case close(seq: UInt64, view: UInt64)
  case viewport(seq: UInt64, view: UInt64, viewport: Viewport)
  case scroll(Scroll)
  case set(SetParameter)
  /// Chooses which layout of the stage's source is shown, for everybody.
  case show(seq: UInt64, view: UInt64, entry: String)
  case tune(TuneNumber)
  /// Something done with the stage of a view; the action's kind is the message's.
  case act(seq: UInt64, view: UInt64, action: StageAction)
  /// The client has applied a delta.
  case seen(view: UInt64, rev: UInt64)
  /// The client cannot use a delta and asks for a snapshot.
  case resync(view: UInt64)
  case ping(c: Double)
  case bye

  /// The first message of a connection.
  public struct Hello: Hashable, Sendable {
    /// Version that the client speaks.
    public var protocolVersion: Int
    /// The secret, where the server's address needs one.
    public var token: String?
    /// Name to show to others.
    public var name: String?
    /// What an earlier `welcome` called this client, to get its views back.
    public var session: String?

    /// Makes a hello.
    public init(protocolVersion: Int, token: String?, name: String?, session: String?) {
      self.protocolVersion = protocolVersion
      self.token = token
      self.name = name
      self.session = session
    }
  }

  /// Asks for a view: a new one, an old one again, or somebody else's.
  public struct Open: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Id of the stage.
    public var stage: String
    /// Size, scale and insets of the view.
    public var viewport: Viewport
    /// Content offset in points.
    public var offset: Point
    /// A view of another client to watch instead of having one's own.
    public var follow: UInt64?
    /// A view of this session that the client still holds at `resumeRev`.
    public var resume: UInt64?
    /// Revision at which the client holds the view to resume.
    public var resumeRev: UInt64?

    /// Makes the request.
    public init(
      seq: UInt64,
      stage: String,
      viewport: Viewport,
      offset: Point,
      follow: UInt64? = nil,
      resume: UInt64? = nil,
      resumeRev: UInt64? = nil
    ) {
      self.seq = seq
      self.stage = stage
      self.viewport = viewport
      self.offset = offset
      self.follow = follow
      self.resume = resume
      self.resumeRev = resumeRev
    }
  }

  /// Where the content, or that of a section that scrolls by itself, stands on the driver's page.
  public struct Scroll: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// The view that is scrolled.
    public var view: UInt64
    /// The orthogonal section that is scrolled, by its number in the view; `nil` for all of the content.
    public var orthogonalSection: UInt64?
    /// Content offset in points.
    public var offset: Point
    /// Points per second.
    public var velocity: Point
    /// How far the scroll has come.
    public var phase: ScrollPhase
    /// Where it would come to rest; with `end` only.
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

  /// Changes a number of the stage's source, for everyone; with `end` it is written to the file.
  public struct TuneNumber: Hashable, Sendable {
    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Any view of the stage that the client has open.
    public var view: UInt64
    /// The version of the source that the index belongs to.
    public var fingerprint: String
    /// Which number.
    public var index: Int
    /// What it becomes.
    public var value: Double
    /// Where in a gesture the change stands.
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

  /// Changes one layout parameter for everyone on the stage.
  public struct SetParameter: Hashable, Sendable {
    /// Where in a gesture the change stands; one gesture is one step for undo.
    public enum Phase: String, CaseIterable, Codable, Sendable {
      case begin
      case change
      case end
    }

    /// Number of the command, to be acknowledged.
    public var seq: UInt64
    /// Any view of the stage that the client has open.
    public var view: UInt64
    /// Name of the parameter.
    public var key: String
    /// `nil` goes back to the value of the layout file.
    public var value: ParameterValue?
    /// Where in a gesture the change stands.
    public var phase: Phase
    /// Whether the change is carried by an animation.
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
