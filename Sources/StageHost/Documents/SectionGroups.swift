// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageDocuments
import StageProtocol

/// Data whose sections belong to groups; one group is shown at a time.
///
/// The group is the part of a section's identity before the slash. Groups are in the order of their
/// first sections.
enum SectionGroups {
  private static let separator: Character = "/"

  /// The names of all groups, with a capital letter at the start.
  ///
  /// - Complexity: O(n) for n sections.
  static func names(of data: StageData) -> [String] {
    keys(of: data).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// The sections of one group.
  ///
  /// Without groups, it is all data; for an index that is too great, it is the last group.
  ///
  /// - Complexity: O(n) for n sections.
  static func shown(_ index: Int, of data: StageData) -> StageData {
    let all = keys(of: data)
    guard !all.isEmpty else { return data }
    let group = all[max(0, min(all.count - 1, index))]
    return StageData(sections: data.sections.filter { key(of: $0) == group })
  }

  private static func keys(of data: StageData) -> [String] {
    var keys: [String] = []
    for key in data.sections.compactMap(key) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  private static func key(of section: StageData.Section) -> String? {
    guard let end = section.id.firstIndex(of: separator) else { return nil }
    return String(section.id[..<end])
  }
}
