// SPDX-License-Identifier: Apache-2.0

/// A snapshot, and how to paint it.
public struct SnapshotPicture: Sendable {
  /// The snapshot that is painted.
  public var snapshot: Snapshot
  /// The part of the content that is painted.
  public var rect: Snapshot.Rect
  /// The screen's background.
  public var paper: PaintInk
  /// The operations that paint the elements, from back to front.
  public var operations: [PaintOperation]

  /// Makes a picture from its path and size.
  public init(
    snapshot: Snapshot,
    rect: Snapshot.Rect,
    paper: PaintInk,
    operations: [PaintOperation]
  ) {
    self.snapshot = snapshot
    self.rect = rect
    self.paper = paper
    self.operations = operations
  }
}

/// A host writes the operations as a text in their own form; the page's types are made from this form.
extension SnapshotPicture: Codable {
  private enum Part: CodingKey {
    case snapshot
    case rect
    case paper
    case operations
  }

  private static let list = ValueForm<[PaintOperation]>.list(PaintOperation.form.value)

  /// Reads a picture.
  public init(from decoder: any Decoder) throws {
    let parts = try decoder.container(keyedBy: Part.self)
    let text = try parts.decode(String.self, forKey: .operations)
    self.init(
      snapshot: try parts.decode(Snapshot.self, forKey: .snapshot),
      rect: try parts.decode(Snapshot.Rect.self, forKey: .rect),
      paper: try parts.decode(PaintInk.self, forKey: .paper),
      operations: try Self.list.read(
        try JSONParser.parse(Array(text.utf8)),
        { "operations" },
        .standard
      )
    )
  }

  /// Writes the picture.
  public func encode(to encoder: any Encoder) throws {
    var parts = encoder.container(keyedBy: Part.self)
    try parts.encode(snapshot, forKey: .snapshot)
    try parts.encode(rect, forKey: .rect)
    try parts.encode(paper, forKey: .paper)
    let text = JSONWriter.bytes(of: Self.list.write(operations))
    try parts.encode(String(decoding: text, as: UTF8.self), forKey: .operations)
  }
}
