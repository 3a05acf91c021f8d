// SPDX-License-Identifier: Apache-2.0

/// The words that `ProtocolError.code` may hold, in one place.
public enum ErrorCode {
  /// The text is not JSON.
  public static let invalidJSON = "invalid-json"
  /// `kind` is none that this version knows, or a binary message starts with an unknown byte.
  public static let unknownKind = "unknown-kind"
  /// A member that must be there is not.
  public static let missing = "missing"
  /// A member holds another type of value.
  public static let wrongType = "wrong-type"
  /// A number is outside its bounds.
  public static let outOfRange = "out-of-range"
  /// A word is none of the known ones.
  public static let unknownValue = "unknown-value"
  /// A text is longer than allowed.
  public static let tooLong = "too-long"
  /// A list holds more than allowed.
  public static let tooMany = "too-many"
  /// The whole message or file is bigger than allowed.
  public static let tooBig = "too-big"
  /// A binary message ends within a field.
  public static let truncated = "truncated"
  /// A binary message goes on after its last field.
  public static let trailingBytes = "trailing-bytes"
  /// A varint is longer than it need be or than any may be.
  public static let badVarint = "bad-varint"
  /// A flag or mask has bits that this version does not know.
  public static let unknownBits = "unknown-bits"
  /// A floating-point number is infinite or not a number.
  public static let notFinite = "not-finite"
  /// A text is not valid UTF-8.
  public static let invalidText = "invalid-text"
  /// Ids in a list do not ascend.
  public static let notAscending = "not-ascending"
  /// A delta starts from another revision than the receiver's.
  public static let wrongBase = "wrong-base"
  /// A delta changes or removes what is not there, inserts what is, or refers to unknown content.
  public static let unknownElement = "unknown-element"
  /// A file has a member that nothing reads.
  public static let unknownMember = "unknown-member"
  /// A part of a layout contains itself.
  public static let cycle = "cycle"
  /// An id or key stands twice.
  public static let duplicate = "duplicate"
}
