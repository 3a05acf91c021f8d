// SPDX-License-Identifier: Apache-2.0

/// What a value of a message looks like, for the protocol's document and for the page's types.
indirect enum Shape: Sendable {
  /// A whole number from 0 that every JSON reader holds exactly.
  case identifier
  case integer(@Sendable (Limits) -> ClosedRange<Int>)
  /// A number; without a range of any finite size.
  case number((@Sendable (Limits) -> ClosedRange<Double>)?)
  case text
  case flag
  /// One of some words; the name is that of the type on the page, where several members share it.
  case word([String], name: String?)
  /// A list, of at most so many where there is a bound.
  case list(Shape, atMost: (@Sendable (Limits) -> Int)?)
  /// An object whose members are all of one shape.
  case dictionary(Shape)
  /// An object that other objects share, by its name.
  case object(name: String, @Sendable () -> ObjectShape)
  /// One of several shapes that share a name.
  case either(name: String, [Shape])
}

/// The members of an object, or the kinds of objects that it may be.
indirect enum ObjectShape: Sendable {
  case members([MemberShape])
  /// The member `tag` says which of the kinds it is.
  case kinds(tag: String, [KindShape])
}

/// One member of an object, or several that another object brings along.
enum MemberShape: Sendable {
  /// How a member may be absent.
  enum Presence: Sendable {
    case always
    case optional
    /// It is there as `null`.
    case nullable
    /// It may be left out, which says something else than `null`.
    case optionalOrNull
  }

  /// `note` is what the document says beside the shape.
  case member(name: String, Shape, Presence, note: String?)
  case inline(name: String, ObjectShape)
}

/// One of the kinds of an object.
struct KindShape: Sendable {
  var name: String
  /// What the document says of it.
  var meaning: String
  var members: [MemberShape]
  /// The kinds of answers to it.
  var answers: [String] = []
}
