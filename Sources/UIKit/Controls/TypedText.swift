// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a person typed, seen from the texts before and after it.
enum TypedText {
  /// The part of a text that was replaced, in UTF-16 units, and what took its place: everything that both texts begin
  /// and end with stays.
  static func change(from before: String, to after: String) -> (range: NSRange, typed: String) {
    let (old, new) = (Array(before), Array(after))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = min(most, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let range = NSRange(
      location: String(old[..<start]).utf16.count,
      length: String(old[start..<(old.count - end)]).utf16.count
    )
    return (range, String(new[start..<(new.count - end)]))
  }
}
