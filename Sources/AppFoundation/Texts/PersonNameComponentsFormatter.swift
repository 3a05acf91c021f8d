// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Writes and reads names of people.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    case `default` = 0
    case short = 1
    case medium = 2
    case long = 3
    case abbreviated = 4
  }

  /// How much of a name is written.
  open var style = Style.default
  /// The language; it has no effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The name.
  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?]
    switch style {
    case .short: return components.nickname ?? given ?? family ?? ""
    case .abbreviated:
      return [given, family].compactMap { $0?.first.map { String($0).uppercased() } }.joined()
    case .long:
      parts = [
        components.namePrefix, given, components.middleName, family, components.nameSuffix,
      ]
    default: parts = [given, family]
    }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of components.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a written name; `nil` for a text without words.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(words[0]) { name.namePrefix = words.removeFirst() }
    name.givenName = words.removeFirst()
    name.familyName = words.popLast()
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  private static let prefixes: Set = [
    "Mr.", "Mrs.", "Ms.", "Dr.", "Prof.", "Mr", "Mrs", "Ms", "Dr",
  ]
}
