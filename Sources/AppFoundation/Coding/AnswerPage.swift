// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The page of a long list that an address asks for, so that invented items of two pages differ.
enum AnswerPage {
  /// Names of numbers that count pages, and of values that say after which item a page begins.
  private static let (pages, starts): (Set<String>, Set<String>) = (
    ["page", "p", "pageno", "pagenumber", "pageindex", "currentpage"],
    ["offset", "skip", "start", "startindex", "from", "cursor", "after", "pagetoken"]
  )
  /// No page of an invented list has more items.
  private static let items = 12
  /// The most pages that are told apart.
  private static let most = 1000

  /// The number of the page, from 0: the first one also for an address that names none, or page 0.
  ///
  /// - Source: how services count is theirs; most begin with page 1. This is a policy.
  static func number(in address: String) -> Int {
    let members = URLComponents(string: address)?.queryItems ?? []
    for member in members {
      let name = InventedValues.plain(member.name)
      guard let value = member.value, !value.isEmpty else { continue }
      if pages.contains(name), let page = Int(value) {
        return min(max(page, 1), most + 1) - 1
      }
      guard starts.contains(name) else { continue }
      guard let start = Int(value) else { return 1 + Int(Invention.hash(value) % UInt64(most)) }
      return start <= 0 ? 0 : min((start - 1) / items + 1, most)
    }
    return 0
  }
}
