// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// When a saved layout file changes the value of a parameter, the file's value replaces the value
/// that users set.
enum OverrideRule {
  private static let parameters = "parameters"

  /// The keys with different values in two versions of a layout file: the names of parameters, and
  /// the paths of other members such as `sections[0].group.height`.
  ///
  /// A version that is no JSON object changes nothing: the stage host will refuse it.
  static func changedKeys(from old: Data, to new: Data) -> Set<String> {
    guard old != new, var before = members(of: old), var after = members(of: new) else {
      return []
    }
    let (left, right) = (
      before.removeValue(forKey: parameters), after.removeValue(forKey: parameters)
    )
    var keys: Set<String> = []
    collect(left ?? [:], right ?? [:], at: "", depth: 1, into: &keys)
    collect(before, after, at: "", depth: .max, into: &keys)
    return keys
  }

  /// Collects the paths of all differences, with those of the containers around them and of the
  /// members in them.
  private static func collect(
    _ old: Any?,
    _ new: Any?,
    at path: String,
    depth: Int,
    into keys: inout Set<String>
  ) {
    if let old, let new, isSame(old, new) { return }
    if !path.isEmpty { keys.insert(path) }
    guard depth > 0 else { return }
    let (left, right) = (children(old, of: path), children(new, of: path))
    for key in Set(left.keys).union(right.keys) {
      collect(left[key], right[key], at: key, depth: depth - 1, into: &keys)
    }
  }

  /// Whether two values are equal in any spelling: 2 is 2.0.
  private static func isSame(_ old: Any, _ new: Any) -> Bool {
    switch (old, new) {
    case (let old as [Any], let new as [Any]):
      return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
    case (let old as [String: Any], let new as [String: Any]):
      return old.count == new.count
        && old.allSatisfy { key, value in new[key].map { isSame(value, $0) } ?? false }
    default:
      // Foundation has several classes for numbers and Booleans, and not all compare as equal.
      return NSArray(array: [old]).isEqual(to: [new]) || "\(old)" == "\(new)"
    }
  }

  /// The members of an object or the entries of a list, by path.
  private static func children(_ value: Any?, of path: String) -> [String: Any] {
    if let list = value as? [Any] {
      return Dictionary(uniqueKeysWithValues: list.enumerated().map { ("\(path)[\($0)]", $1) })
    }
    guard let object = value as? [String: Any] else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: object.map { (path.isEmpty ? $0 : "\(path).\($0)", $1) }
    )
  }

  /// The overrides that remain after a change of the file.
  static func remaining(
    _ overrides: [String: ParameterValue],
    from old: Data,
    to new: Data
  ) -> [String: ParameterValue] {
    let changed = changedKeys(from: old, to: new)
    return overrides.filter { !changed.contains($0.key) }
  }

  /// The members of a layout file.
  ///
  /// The content of the files that it names replaces their names, so it has the same path as in one
  /// file.
  private static func members(of bytes: Data) -> [String: Any]? {
    guard let bundle = try? LayoutBundle(bytes, limits: .standard),
      var members = object(bundle.main)
    else { return nil }
    guard !bundle.members.isEmpty, let layouts = members[LayoutBundle.listMember] as? [Any] else {
      return members
    }
    members[LayoutBundle.listMember] = layouts.map { entry -> Any in
      guard let name = entry as? String,
        let member = bundle.members.first(where: { $0.name == name })
      else { return entry }
      return object(member.bytes) ?? entry
    }
    return members
  }

  private static func object(_ bytes: Data) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
  }
}
