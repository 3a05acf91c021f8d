// SPDX-License-Identifier: Apache-2.0

/// What people who share a stage do with each other.
///
/// The server answers it itself; a stage host never gets it.
public enum RoomAction: Hashable, Sendable {
  /// Makes and ends links to the server.
  case share(ShareStep)
  /// Writes, resolves and removes comments.
  case comment(CommentStep)
  /// Keeps and restores states of the stage under names.
  case version(VersionStep)
  /// Shows the others where this client points; without a place, it points nowhere.
  case cursor(CursorPlace)
  /// Raises or lowers the client's hand.
  case hand(isUp: Bool)
  /// Writes the values that users set into the layout file.
  case save(SaveStep)
  /// Asks for the text behind an address; answered by `fetched`.
  case fetch(address: String)
  /// Brings recorded answers to the requests of an app, or writes them beside its source.
  case answers(AnswersStep)
}

/// A step with the layout file; only who may edit may take it.
public enum SaveStep: Hashable, Sendable {
  /// Asks what would be written; answered by `unsaved`.
  case ask
  /// Writes exactly this change.
  case write(fingerprint: String)
}

/// The text behind an address.
public struct FetchedText: Hashable, Sendable {
  /// The stage on which somebody asked for it.
  public var stage: String
  /// The address.
  public var address: String
  /// The name of the file.
  public var name: String
  /// Its text; empty when there is a failure.
  public var text: String
  /// Why there is no text; empty when there is one.
  public var failure: String

  /// Makes the answer.
  public init(stage: String, address: String, name: String, text: String, failure: String) {
    self.stage = stage
    self.address = address
    self.name = name
    self.text = text
    self.failure = failure
  }
}

/// A line of a file that would be removed or added.
public struct FileLine: Hashable, Sendable {
  /// Its number in the file before, or afterwards if it is new; from 1.
  public var line: Int
  /// Whether it would be added.
  public var isNew: Bool
  /// Its text.
  public var text: String

  /// Makes a line.
  public init(line: Int, isNew: Bool, text: String) {
    self.line = line
    self.isNew = isNew
    self.text = text
  }
}

/// What would be written into a layout file, or into `tessera.json`.
public struct UnsavedValues: Hashable, Sendable {
  /// The stage.
  public var stage: String
  /// The name of the file.
  public var file: String
  /// The name of the change, for `write`.
  public var fingerprint: String
  /// The lines that would be removed or added, in order.
  public var lines: [FileLine]
  /// The parameters for which the file has no place.
  public var left: [String]
  /// Other files that would be made.
  public var files: [String]

  /// Makes the answer.
  public init(
    stage: String,
    file: String,
    fingerprint: String,
    lines: [FileLine],
    left: [String],
    files: [String] = []
  ) {
    self.stage = stage
    self.file = file
    self.fingerprint = fingerprint
    self.lines = lines
    self.left = left
    self.files = files
  }
}

/// What somebody with a link may do.
public enum ClientRole: String, CaseIterable, Codable, Comparable, Sendable {
  /// Sees and follows everything, scrolls a view of its own, points and raises a hand.
  case look
  /// Also writes comments.
  case comment
  /// Changes everything, makes links and ends them.
  case edit

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a role allows less than another one.
  public static func < (one: ClientRole, other: ClientRole) -> Bool { one.rank < other.rank }
}

/// A step with the links to the server; only who may edit may take it.
public enum ShareStep: Hashable, Sendable {
  /// Asks for `links`, now and after each change.
  case list
  /// Makes a link with a role.
  case make(role: ClientRole)
  /// Ends a link, and the connections of everybody who came with it.
  case end(link: UInt64)
  /// Lets other devices of the network connect, with links.
  case open
  /// Lets only this machine connect again, and ends the connections of the others.
  case shut
}

/// A link to the server, for this run of it.
public struct StageLink: Hashable, Sendable {
  /// A number that no other link of this run gets.
  public var id: UInt64
  /// What may be done with it.
  public var role: ClientRole
  /// The secret for `hello`.
  public var token: String
  /// The name of who made it.
  public var by: String
  /// The number of connections that use it.
  public var clients: Int

  /// Makes a link.
  public init(id: UInt64, role: ClientRole, token: String, by: String, clients: Int) {
    self.id = id
    self.role = role
    self.token = token
    self.by = by
    self.clients = clients
  }
}

/// How others reach the server.
public struct StageLinks: Hashable, Sendable {
  /// The beginnings of addresses that other devices can reach, such as `http://192.168.1.5:8787/`.
  public var addresses: [String]
  /// Whether `open` would let other devices connect.
  public var canOpen: Bool
  /// Whether `open` has let them.
  public var isOpen: Bool
  /// Why other devices cannot connect; empty when they can, or when nobody tried.
  public var failure: String
  /// The links that can be used, the oldest first.
  public var links: [StageLink]

  /// Makes the message.
  public init(
    addresses: [String] = [],
    canOpen: Bool = false,
    isOpen: Bool = false,
    failure: String = "",
    links: [StageLink] = []
  ) {
    self.addresses = addresses
    self.canOpen = canOpen
    self.isOpen = isOpen
    self.failure = failure
    self.links = links
  }
}

/// Where somebody points: in an item, so that it is the same item on every device, or in the content.
public struct CursorPlace: Hashable, Sendable {
  /// The id of the item; the point is then a part of the item's width and height.
  public var item: String?
  /// The point; `nil` when the client points nowhere.
  public var point: Point?

  /// Makes a place.
  public init(item: String? = nil, point: Point? = nil) {
    self.item = item
    self.point = point
  }
}
