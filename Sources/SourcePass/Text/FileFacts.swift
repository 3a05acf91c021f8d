// SPDX-License-Identifier: Apache-2.0

/// What a file alone tells, found when it is first asked for.
///
/// A module that is read again after a save shares the facts of the files that stayed the same.
final class FileFacts {
  /// A number of the file, and the declaration that it is in.
  struct PlacedNumber {
    let number: ConstantFinder.Number
    /// The key of the declaration; the file's name outside of any.
    let key: String
  }

  private var deepOffset: Int??
  private var declarations: [Declaration]?
  private var numbers: [PlacedNumber]?

  /// The offset of what is nested too deeply, found once.
  func tooDeepOffset(_ find: () -> Int?) -> Int? {
    if let deepOffset { return deepOffset }
    let found = find()
    deepOffset = .some(found)
    return found
  }

  /// The declarations of the file's units, in their order, made once.
  func declarations(_ make: () -> [Declaration]) -> [Declaration] {
    if let declarations { return declarations }
    let made = make()
    declarations = made
    return made
  }

  /// The numbers that may be changed without compiling, found once.
  func numbers(_ find: () -> [PlacedNumber]) -> [PlacedNumber] {
    if let numbers { return numbers }
    let found = find()
    numbers = found
    return found
  }
}
