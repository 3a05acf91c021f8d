// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// What an element says for other size classes than any, as the screen has them when it is read.
@MainActor
struct SizeVariations {
  private let fitting: [MarkupNode]

  init(_ node: MarkupNode) {
    fitting = node.children.filter { $0.name == "variation" && Self.fits($0["key"] ?? "") }
  }

  /// The identities of subviews and constraints that are not installed.
  var excluded: Set<String> {
    var absent: Set<String> = []
    // The variation for any size class comes first in a file.
    for mask in fitting.flatMap(\.children) where mask.name == "mask" {
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { absent.insert(reference) }
        if change.name == "include" { absent.remove(reference) }
      }
    }
    return absent
  }

  /// The last fitting value of an attribute.
  func number(_ attribute: String) -> CGFloat? {
    fitting.compactMap { $0.number(attribute) }.last
  }

  private static func fits(_ key: String) -> Bool {
    if key == "default" { return true }
    let size = UIScreen.main.bounds.size
    let traits = [
      "widthClass": size.width < UITraitCollection.Values.regularWidth ? "compact" : "regular",
      "heightClass": size.height < UITraitCollection.Values.regularHeight ? "compact" : "regular",
    ]
    return key.split(separator: "-").allSatisfy { part in
      let words = part.split(separator: "=")
      return words.count == 2 && traits[String(words[0])] == String(words[1])
    }
  }
}
