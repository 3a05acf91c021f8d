// SPDX-License-Identifier: Apache-2.0

/// Something about a layout that a person should know, beside a result that still stands.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// A stable short word for the kind of finding.
  public var code: String
  /// The finding in words.
  public var message: String
  /// The section it is about, if one.
  public var section: Int?
  /// The item it is about, if one.
  public var item: Int?
  /// The element kind it is about, if one.
  public var elementKind: String?
  /// The way from the section's group to what it is about, by subitems; empty for the group itself, and
  /// `nil` for what is about no group.
  public var subitems: [Int]?

  /// Makes a diagnostic.
  public init(
    code: String,
    message: String,
    section: Int? = nil,
    item: Int? = nil,
    elementKind: String? = nil,
    subitems: [Int]? = nil
  ) {
    self.code = code
    self.message = message
    self.section = section
    self.item = item
    self.elementKind = elementKind
    self.subitems = subitems
  }
}
