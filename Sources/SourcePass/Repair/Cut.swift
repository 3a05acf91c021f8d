// SPDX-License-Identifier: Apache-2.0

/// Something that is compiled in place of a part of a file.
struct Cut: Hashable, Codable {
  /// Bytes of the file.
  let range: Range<Int>
  /// The text in place of them; `nil` for nothing.
  let text: String?
}

/// The cuts of a module, by file.
struct Cuts: Equatable {
  private(set) var byFile: [Int: [Cut]] = [:]

  /// The cuts of a file.
  subscript(file: Int) -> [Cut] { byFile[file] ?? [] }

  /// Adds a cut; one of the same bytes gives way.
  mutating func add(_ cut: Cut, in file: Int) {
    byFile[file, default: []].removeAll { $0.range == cut.range }
    byFile[file, default: []].append(cut)
  }

  /// The largest cut around an offset; `nil` when the text there is the user's.
  func around(_ offset: Int, in file: Int) -> Cut? {
    self[file].filter { $0.range.contains(offset) }.max { $0.range.count < $1.range.count }
  }

  /// Whether an offset is in a cut that leaves nothing.
  func isBlank(_ offset: Int, in file: Int) -> Bool {
    self[file].contains { $0.text == nil && $0.range.contains(offset) }
  }
}
