// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What an asset catalogue says of the pictures of one image set, which are one picture for an app.
///
/// - Source: the reference of the asset catalogue format, `Image Set Type`.
struct ImageSet {
  /// What it says of one file.
  struct Entry: Hashable {
    /// The pixels for each point.
    var scale: CGFloat = 1
    /// Whether the file is for dark surroundings.
    var isDark = false
  }

  /// The file in which a set, like everything else of a catalogue, is described.
  static let description = "Contents.json"
  private static let ending = ".imageset"
  private static let fileBytes = 64 << 10
  private static let scales: [String: CGFloat] = ["1x": 1, "2x": 2, "3x": 3]

  /// The name in source.
  let name: String
  /// Whether the tint of what shows the picture is its colour.
  let isTemplate: Bool
  private let entries: [String: Entry]

  /// Reads the set that a folder is; `nil` for another folder.
  ///
  /// A set whose description cannot be read has no entries.
  init?(folder: URL) {
    let whole = folder.lastPathComponent
    guard whole.hasSuffix(Self.ending) else { return nil }
    name = String(whole.dropLast(Self.ending.count))
    let file = folder.appendingPathComponent(Self.description).path
    let data = try? FileHandle(forReadingAtPath: file)?.read(upToCount: Self.fileBytes)
    let root = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] } ?? [:]
    let properties = root["properties"] as? [String: Any]
    isTemplate = properties?["template-rendering-intent"] as? String == "template"
    var entries: [String: Entry] = [:]
    for described in root["images"] as? [[String: Any]] ?? [] {
      guard let file = described["filename"] as? String else { continue }
      let words = (described["appearances"] as? [[String: Any]] ?? []).map {
        $0["value"] as? String
      }
      entries[file] = Entry(
        scale: (described["scale"] as? String).flatMap { Self.scales[$0] } ?? 1,
        isDark: words == ["dark"]
      )
    }
    self.entries = entries
  }

  /// What it says of a file; `nil` when it does not name it.
  subscript(file: String) -> Entry? { entries[file] }
}
