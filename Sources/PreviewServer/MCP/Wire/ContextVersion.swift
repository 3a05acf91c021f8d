// SPDX-License-Identifier: Apache-2.0

/// The versions of the Model Context Protocol that are spoken here, from old to new.
///
/// The version of March 2025 is left out: it alone has batches, and its clients also speak the one before.
enum ContextVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  /// The version to speak with a client: the one that it asks for, else the newest before that one, else the newest.
  static func agreed(with asked: String) -> ContextVersion {
    let newest = ContextVersion.november2025
    return allCases.last { $0.rawValue <= asked && isDate(asked) } ?? newest
  }

  /// Whether a text has the form of the protocol's versions, whose order is that of time.
  private static func isDate(_ text: String) -> Bool {
    text.wholeMatch(of: #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#) != nil
  }
}
