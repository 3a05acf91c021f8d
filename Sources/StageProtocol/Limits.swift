// SPDX-License-Identifier: Apache-2.0

/// Every bound on what comes from outside, in one place.
public struct Limits: Sendable {
  /// Longest message from a client, in bytes.
  public var messageBytes = 64 * 1024
  /// Longest message between server and stage host, in bytes.
  public var hostMessageBytes = 64 * 1024 * 1024
  /// Longest input file, in bytes.
  public var fileBytes = 32 * 1024 * 1024
  /// Longest text field in a message or a file, in UTF-8 bytes.
  public var textBytes = 4096
  /// Longest name of a client, in characters.
  public var nameCharacters = 40
  /// Connections to the whole server.
  public var clients = 2048
  /// Clients that have one stage open.
  public var clientsPerStage = 512
  /// Views that one client may have open.
  public var viewsPerClient = 8
  /// Sections in a data file.
  public var sections = 100_000
  /// Items in a data file.
  public var items = 1_000_000
  /// Width and height of an item in a data file, in points.
  public var itemLength = 0.0...100_000
  /// Width and height of a viewport, in points.
  public var viewportLength = 1.0...16_384
  /// Device pixels per point.
  public var displayScale = 0.5...8
  /// Content offsets and velocities, in points and points per second.
  public var coordinate = -1e9...1e9
  /// Elements that one view's window may hold; what lies beyond is cut and reported.
  public var elementsPerView = 20_000
  /// Sustained and burst rate of messages from one client, per second.
  public var messagesPerSecond = 240.0
  /// Messages that one client may send at once after a pause.
  public var messageBurst = 480.0
  /// Deltas on their way to a client that it has not acknowledged.
  public var unacknowledgedDeltas = 2
  /// Bytes of recent deltas kept per view for clients that lag or come back.
  public var historyBytes = 256 * 1024
  /// Control text waiting for one client before it is cut off, in bytes.
  public var outboundBytes = 1024 * 1024

  /// The bounds that the product uses.
  public static let standard = Limits()

  /// Makes the standard bounds, to be changed field by field.
  public init() {}
}
