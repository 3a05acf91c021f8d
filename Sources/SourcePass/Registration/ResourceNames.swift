// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// The names by which source reaches pictures and colours of asset catalogues, as Xcode writes them.
enum ResourceNames {
  /// The code for a module's last file; empty for a module that uses none of the names.
  static func code(for module: SourceModule) -> String {
    let named = { (word: String) in module.sources.contains { $0.words.contains(word) } }
    let text = { (part: String) in module.sources.contains { $0.text.contains(part) } }
    guard named("resource") || named("ImageResource") || named("ColorResource") else { return "" }
    let pictures = Set(module.pictures.flatMap(\.names)).subtracting(fileNames(module))
    let images = members(of: pictures, "ImageResource", text)
    let colours = members(of: Set(module.colours.map(\.name)), "ColorResource", text)
    let all = images + colours
    return all.isEmpty ? "" : "import AppFoundation\nimport UIKit\n" + all
  }

  /// Names with an extension, which no catalogue has.
  private static func fileNames(_ module: SourceModule) -> Set<String> {
    Set(module.pictures.flatMap(\.names).filter { $0.contains(".") || $0.contains("@") })
  }

  private static func members(
    of names: Set<String>,
    _ type: String,
    _ isMentioned: (String) -> Bool
  ) -> String {
    var known: Set<String> = []
    let lines = names.sorted().compactMap { name -> String? in
      let member = identifier(of: name)
      guard !member.isEmpty, isMentioned("." + member), known.insert(member).inserted else {
        return nil
      }
      return "static let `\(member)` = \(type)(name: \(name.quoted), "
        + "bundle: AppFoundation.Bundle.main)\n"
    }
    return lines.isEmpty ? "" : "extension \(type) {\n\(lines.joined())}\n"
  }

  /// A name as a member: words without marks, the first one in small letters.
  static func identifier(of name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, first.first?.isNumber == false else { return "" }
    let start = first.prefix { $0.isUppercase }
    let head =
      start.count <= 1 || start.count == first.count
      ? start.lowercased() + first.dropFirst(start.count)
      : start.dropLast().lowercased() + first.dropFirst(start.count - 1)
    return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
