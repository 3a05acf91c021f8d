// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// What would be written into a layout file so that it has the values that users set.
struct LayoutFileChange: Equatable {
  /// The file now.
  var before: Data
  /// The file afterwards.
  var after: Data
  /// The keys of values for which the file has no place.
  var left: [String]

  init(_ file: Data, setting values: [String: ParameterValue]) {
    var text = LayoutFileText(Array(file))
    left = values.keys.sorted().filter { key in
      values[key].map { !text.set(key, to: $0) } ?? false
    }
    before = file
    after = Data(text.bytes)
  }

  /// A change of any text file.
  init(before: Data, after: Data) {
    (self.before, self.after, left) = (before, after, [])
  }

  /// The lines that differ.
  var lines: [FileLine] {
    let old = Self.lines(before)
    let new = Self.lines(after)
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [FileLine] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if gone.contains(left) {
        lines.append(FileLine(line: left + 1, isNew: false, text: old[left]))
        left += 1
      } else if come.contains(right) {
        lines.append(FileLine(line: right + 1, isNew: true, text: new[right]))
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }
}
