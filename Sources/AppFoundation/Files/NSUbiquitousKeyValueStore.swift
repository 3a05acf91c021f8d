// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Settings that an account shares; here they are in memory, and no other device changes them.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's settings.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device changed a setting; never here.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private var values: [String: Any] = [:]
  /// All settings.
  open var dictionaryRepresentation: [String: Any] { values }

  /// Asks for newer settings; there are none.
  @discardableResult open func synchronize() -> Bool { true }
  /// A setting.
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  /// Changes a setting.
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
  /// Forgets a setting.
  open func removeObject(forKey aKey: String) { values[aKey] = nil }
  /// A text.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  /// A list.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  /// A dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  /// Bytes.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// A number.
  open func longLong(forKey aKey: String) -> Int64 {
    (values[aKey] as? NSNumber)?.int64Value ?? values[aKey] as? Int64 ?? 0
  }
  /// A number.
  open func double(forKey aKey: String) -> Double { values[aKey] as? Double ?? 0 }
  /// Yes or no.
  open func bool(forKey aKey: String) -> Bool { values[aKey] as? Bool ?? false }
}
