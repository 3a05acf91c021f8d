// SPDX-License-Identifier: Apache-2.0

/// What people have been told about the journal, so that each change is told once.
struct JournalNews {
  private var failure: String?
  private var notices: [String] = []

  /// Compares with what was told before, and remembers what is told now.
  ///
  /// - Parameters:
  ///   - failure: Why nothing can be saved at present; `nil` while everything is saved.
  ///   - notices: All that was noticed since the start; it only grows.
  ///   - path: Where the journal is.
  /// - Returns: The lines for the terminal; `nil` when nothing is new.
  mutating func lines(failure: String?, notices: [String], path: String) -> [String]? {
    guard failure != self.failure || notices != self.notices else { return nil }
    defer { (self.failure, self.notices) = (failure, notices) }
    var lines = Array(notices.dropFirst(self.notices.count))
    if let failure, failure != self.failure {
      lines.append("changes are shown but not saved: \(failure)")
    } else if failure == nil, self.failure != nil {
      lines.append("all changes are saved again in \(path)")
    }
    return lines
  }
}
