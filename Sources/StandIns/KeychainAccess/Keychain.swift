// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// Keeps words; here in memory, as long as the app runs.
public final class Keychain: @unchecked Sendable {
  private nonisolated(unsafe) static var kept: [String: [String: Data]] = [:]

  public let service: String
  public let accessGroup: String?

  public init() { (service, accessGroup) = ("app", nil) }
  public init(service: String) { (self.service, accessGroup) = (service, nil) }
  public init(accessGroup: String) { (service, self.accessGroup) = ("app", accessGroup) }
  public init(service: String, accessGroup: String) {
    (self.service, self.accessGroup) = (service, accessGroup)
  }
  public init(server: String, protocolType: ProtocolType) { (service, accessGroup) = (server, nil) }
  public init(server: URL, protocolType: ProtocolType) {
    (service, accessGroup) = (server.absoluteString, nil)
  }

  public enum ProtocolType: Sendable { case http, https, ftp, ssh }
  public enum Accessibility: Sendable {
    case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly
    case whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
  }

  private var place: String { service + "/" + (accessGroup ?? "") }

  public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
  public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
  public func label(_ label: String) -> Keychain { self }
  public func comment(_ comment: String) -> Keychain { self }
  public func authenticationPrompt(_ prompt: String) -> Keychain { self }

  public func get(_ key: String) throws -> String? { try getString(key) }
  public func getString(_ key: String) throws -> String? {
    try getData(key).map { String(decoding: $0, as: UTF8.self) }
  }
  public func getData(_ key: String) throws -> Data? { Self.kept[place]?[key] }
  public func set(_ value: String, key: String) throws { try set(Data(value.utf8), key: key) }
  public func set(_ value: Data, key: String) throws { Self.kept[place, default: [:]][key] = value }
  public func remove(_ key: String) throws { Self.kept[place]?[key] = nil }
  public func removeAll() throws { Self.kept[place] = nil }
  public func contains(_ key: String) throws -> Bool { Self.kept[place]?[key] != nil }
  public func allKeys() -> [String] { (Self.kept[place] ?? [:]).keys.sorted() }

  public subscript(key: String) -> String? {
    get { try? get(key) }
    set {
      if let newValue { try? set(newValue, key: key) } else { try? remove(key) }
    }
  }
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set {
      if let newValue { try? set(newValue, key: key) } else { try? remove(key) }
    }
  }
}
