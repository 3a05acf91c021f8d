// SPDX-License-Identifier: Apache-2.0

/// The words for `ProtocolError.code`, in one place.
public enum ErrorCode {
  /// The text is not JSON.
  public static let invalidJSON = "invalid-json"
  /// This version does not know the `kind`, or the first byte of a binary message.
  public static let unknownKind = "unknown-kind"
  /// A required member is missing.
  public static let missing = "missing"
  /// A member has a value of another type.
  public static let wrongType = "wrong-type"
  /// A number is outside its bounds.
  public static let outOfRange = "out-of-range"
  /// A word is not among the known ones.
  public static let unknownValue = "unknown-value"
  /// A text is longer than allowed.
  public static let tooLong = "too-long"
  /// A list has more entries than allowed.
  public static let tooMany = "too-many"
  /// The whole message or file is longer than allowed.
  public static let tooBig = "too-big"
  /// A binary message ends within a field.
  public static let truncated = "truncated"
  /// A binary message continues after its last field.
  public static let trailingBytes = "trailing-bytes"
  /// A varint is longer than necessary, or longer than the longest.
  public static let badVarint = "bad-varint"
  /// A flag or mask has bits that are unknown to this version.
  public static let unknownBits = "unknown-bits"
  /// A floating-point number is infinite or not a number.
  public static let notFinite = "not-finite"
  /// A text is not valid UTF-8.
  public static let invalidText = "invalid-text"
  /// The ids in a list do not ascend.
  public static let notAscending = "not-ascending"
  /// The base of a delta is not the receiver's revision.
  public static let wrongBase = "wrong-base"
  /// A delta changes or removes an unknown element, inserts a known one, or refers to unknown
  /// content.
  public static let unknownElement = "unknown-element"
  /// A file has an unknown member.
  public static let unknownMember = "unknown-member"
  /// A part of a layout contains itself.
  public static let cycle = "cycle"
  /// An id or a key occurs twice.
  public static let duplicate = "duplicate"
}
