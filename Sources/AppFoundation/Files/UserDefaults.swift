// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An app's settings, in front of Foundation's: they are kept in memory as long as a launch of the app is in use.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The app's settings.
  public static let standard = UserDefaults()

  /// Posted after a change.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  /// The domain of values that hold until others are set.
  public static let registrationDomain = "NSRegistrationDomain"

  private final class Values {
    var set: [String: Any] = [:]
    var registered: [String: Any] = [:]
  }

  private let values: Values

  /// The settings of a group of apps; the same ones for each name.
  public init?(suiteName suitename: String?) {
    guard let suitename else {
      values = Self.standard.values
      super.init()
      return
    }
    let process = AppProcess.current
    values = process.settings[suitename]?.values ?? Values()
    super.init()
    if process.settings[suitename] == nil { process.settings[suitename] = self }
  }

  /// Makes settings of their own.
  public override init() {
    values = Values()
    super.init()
  }

  /// Forgets the settings of the app and of all groups.
  package static func forgetAll() {
    for settings in AppProcess.current.settings.values + [standard] {
      (settings.values.set, settings.values.registered) = ([:], [:])
    }
  }

  // MARK: Reading

  /// A value.
  open func object(forKey defaultName: String) -> Any? {
    values.set[defaultName] ?? values.registered[defaultName]
  }
  /// A value.
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  /// A text; numbers are written as texts.
  open func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    return value as? String ?? (value as? NSNumber)?.stringValue ?? (value as? Int).map(String.init)
  }
  /// A list.
  open func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  /// A dictionary.
  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  /// Bytes.
  open func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  /// A list of texts.
  open func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  /// A whole number; 0 without one.
  open func integer(forKey defaultName: String) -> Int {
    Int(exactly: double(forKey: defaultName).rounded(.towardZero)) ?? 0
  }
  /// A number; 0 without one.
  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  /// A number; 0 without one.
  open func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? 0
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
  /// Yes or no; no without a value.
  open func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let text as String: ["yes", "true", "1"].contains(text.lowercased())
    default: double(forKey: defaultName) != 0
    }
  }
  /// An address.
  open func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    return value as? URL ?? (value as? String).map { URL(fileURLWithPath: $0) }
  }

  // MARK: Writing

  /// Sets a value; `nil` removes it.
  open func set(_ value: Any?, forKey defaultName: String) {
    values.set[defaultName] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
  /// Sets a value; `nil` removes it.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Sets a whole number.
  open func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets a number.
  open func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets a number.
  open func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets yes or no.
  open func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  /// Sets an address.
  open func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  /// Removes a value.
  open func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }
  /// Adds values that hold until others are set.
  open func register(defaults registrationDictionary: [String: Any]) {
    values.registered.merge(registrationDictionary) { $1 }
  }
  /// All values.
  open func dictionaryRepresentation() -> [String: Any] {
    values.registered.merging(values.set) { $1 }
  }
  /// Removes all values that were set.
  open func removePersistentDomain(forName domainName: String) { values.set = [:] }
  /// Does nothing, because nothing is written.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func synchronize() -> Bool { true }
}
