// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A colour of an asset catalogue beside layout files, which `UIColor(named:)` finds.
public struct SourceColour: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Double
    /// From 0 to 1.
    public var green: Double
    /// From 0 to 1.
    public var blue: Double
    /// The opacity, from 0 to 1.
    public var alpha: Double

    /// Makes components from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The name in source.
  public var name: String
  /// The colour in light surroundings.
  public var light: Components
  /// The colour in dark surroundings; `nil` when it is the same.
  public var dark: Components?

  private static let ending = ".colorset"
  private static let fileBytes = 64 << 10
  private static let mostColours = 1000

  /// The folders of the colours in the asset catalogues beside these files and in these folders.
  public static func folders(beside paths: [String]) -> [String] {
    Array(SourceFolders.named(ending: ending, beside: paths).prefix(mostColours))
  }

  /// The tags of the colours beside files: path, size and time of each description.
  public static func stamps(beside paths: [String]) -> [String] {
    folders(beside: paths).map { $0 + "/" + ImageSet.description }
      .map { $0 + PathOnServer.stamp(of: $0) }
  }

  /// The colours in the asset catalogues beside these files and in these folders.
  ///
  /// - Parameters:
  ///   - paths: The files and folders.
  ///   - unread: Gets the names of those that cannot be read.
  /// - Returns: Those that can be read.
  public static func beside(_ paths: [String], unread: inout [String]) -> [SourceColour] {
    var found: [SourceColour] = []
    for folder in folders(beside: paths) {
      let whole = URL(fileURLWithPath: folder).lastPathComponent
      let name = String(whole.dropLast(ending.count))
      let handle = FileHandle(forReadingAtPath: folder + "/" + ImageSet.description)
      let data = try? handle?.read(upToCount: fileBytes)
      if let colour = data.flatMap({ SourceColour(name: name, contents: $0) }) {
        found.append(colour)
      } else {
        unread.append(name)
      }
    }
    return found
  }

  /// Reads the description of a colour; `nil` when it has no colour that can be read.
  public init?(name: String, contents: Data) {
    guard let root = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      let list = root["colors"] as? [[String: Any]]
    else { return nil }
    var light: Components?
    var dark: Components?
    for entry in list {
      guard let components = Self.components(entry) else { continue }
      let words = (entry["appearances"] as? [[String: Any]] ?? []).compactMap {
        $0["value"] as? String
      }
      if words.isEmpty || words == ["light"] { light = light ?? components }
      if words == ["dark"] { dark = dark ?? components }
    }
    guard let first = light ?? dark else { return nil }
    (self.name, self.light, self.dark) = (name, first, dark)
  }

  private static func components(_ entry: [String: Any]) -> Components? {
    guard let color = entry["color"] as? [String: Any],
      let parts = color["components"] as? [String: Any]
    else { return nil }
    let alpha = number(parts["alpha"]) ?? 1
    if let white = number(parts["white"]) {
      return Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number(parts["red"]), let green = number(parts["green"]),
      let blue = number(parts["blue"])
    else { return nil }
    return Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The greatest number of a component that is written as a whole number.
  private static let whole = 255.0
  private static let hexadecimal = 16

  /// A component: `0.5`, `128` or `0x80`.
  private static func number(_ value: Any?) -> Double? {
    guard let text = value as? String else { return nil }
    if text.hasPrefix("0x") {
      return Int(text.dropFirst("0x".count), radix: hexadecimal).map { min(1, Double($0) / whole) }
    }
    guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
    return text.contains(".") || number <= 1 ? min(1, number) : min(1, number / whole)
  }
}
