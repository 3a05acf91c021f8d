// SPDX-License-Identifier: Apache-2.0

/// The shape of a value in a message, for PROTOCOL.md and the page's types.
indirect enum Shape: Sendable {
  /// A whole number from 0 that every JSON reader holds exactly.
  case identifier
  case integer(@Sendable (Limits) -> ClosedRange<Int>)
  /// A number in a range; without a range, any finite number.
  case number((@Sendable (Limits) -> ClosedRange<Double>)?)
  case text
  case flag
  /// One of some words; `name` is the type's name on the page, when several members share the type.
  case word([String], name: String?)
  /// A list, with a limited number of entries.
  case list(Shape, atMost: (@Sendable (Limits) -> Int)?)
  /// An object whose members all have one shape.
  case dictionary(Shape)
  /// A named object that other objects share.
  case object(name: String, @Sendable () -> ObjectShape)
  /// One of several shapes, with a name.
  case either(name: String, [Shape])
}

/// The members of an object, or the kinds of objects that it may be.
indirect enum ObjectShape: Sendable {
  case members([MemberShape])
  /// The member `tag` names the kind.
  case kinds(tag: String, [KindShape])
}

/// One member of an object, or all members of an inner object.
enum MemberShape: Sendable {
  /// Whether a member may be missing.
  enum Presence: Sendable {
    case always
    case optional
    /// It is `null` when it has no value.
    case nullable
    /// It may be left out, which means something other than `null`.
    case optionalOrNull
  }

  /// `note` is the document's remark about the shape.
  case member(name: String, Shape, Presence, note: String?)
  case inline(name: String, ObjectShape)
}

/// One of the kinds of an object.
struct KindShape: Sendable {
  var name: String
  /// The description in the document.
  var meaning: String
  var members: [MemberShape]
  /// The kinds of its answers.
  var answers: [String] = []
}
