// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// When a saved layout file changes the value of a parameter, the file wins over what people had set.
enum OverrideRule {
  /// Keys whose value differs between two versions of a layout file.
  ///
  /// A version that is no JSON object changes nothing: the stage host will refuse it.
  static func changedKeys(from old: Data, to new: Data) -> Set<String> {
    guard old != new, let before = parameters(of: old), let after = parameters(of: new) else {
      return []
    }
    let keys = Set(before.allKeys.compactMap { $0 as? String })
      .union(after.allKeys.compactMap { $0 as? String })
    return keys.filter { key in
      guard let left = before[key] as? NSObject, let right = after[key] as? NSObject else {
        return (before[key] == nil) != (after[key] == nil)
      }
      return !left.isEqual(right)
    }
  }

  /// The overrides that remain when the file has changed.
  static func remaining(
    _ overrides: [String: ParameterValue],
    from old: Data,
    to new: Data
  ) -> [String: ParameterValue] {
    let changed = changedKeys(from: old, to: new)
    return overrides.filter { !changed.contains($0.key) }
  }

  private static func parameters(of bytes: Data) -> NSDictionary? {
    guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    return (object["parameters"] as? [String: Any] ?? [:]) as NSDictionary
  }
}
