// SPDX-License-Identifier: Apache-2.0

/// A finding about a layout for people; the layout's result remains valid.
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
  /// The path of subitems from the section's group to the subject; empty for the group itself, and
  /// `nil` when the subject is not in a group.
  public var subitems: [Int]?
  /// What it is about when that is no part of a layout, such as a request of the app.
  public var subject: String?

  /// Makes a diagnostic.
  public init(
    code: String,
    message: String,
    section: Int? = nil,
    item: Int? = nil,
    elementKind: String? = nil,
    subitems: [Int]? = nil,
    subject: String? = nil
  ) {
    self.code = code
    self.message = message
    self.section = section
    self.item = item
    self.elementKind = elementKind
    self.subitems = subitems
    self.subject = subject
  }
}
