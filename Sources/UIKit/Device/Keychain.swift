// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation

// Secrets of an app: they are in memory, and gone when the stage is.

/// How a call of the system ended.
public typealias OSStatus = Int32
/// It did what it was asked for.
public let errSecSuccess: OSStatus = 0
/// There is no such secret.
public let errSecItemNotFound: OSStatus = -25300
/// There is such a secret already.
public let errSecDuplicateItem: OSStatus = -25299
/// What was asked is not whole.
public let errSecParam: OSStatus = -50

/// The kind of a secret.
public let kSecClass: CFString = "class"
/// A password of an app.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a page.
public let kSecClassInternetPassword: CFString = "inet"
/// A key.
public let kSecClassKey: CFString = "keys"
/// For what a secret is.
public let kSecAttrService: CFString = "svce"
/// Whose secret it is.
public let kSecAttrAccount: CFString = "acct"
/// Of which page it is.
public let kSecAttrServer: CFString = "srvr"
/// Which apps share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// A name for people.
public let kSecAttrLabel: CFString = "labl"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Whether other devices have it.
public let kSecAttrSynchronizable: CFString = "sync"
/// When the device is open.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// When the device is open, on this one only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was opened once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// After the device was opened once, on this one only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// Whether the secret is given.
public let kSecReturnData: CFString = "r_Data"
/// Whether all that is known is given.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// How many are given.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The secrets of the app.
private enum Secrets {
  @safe nonisolated(unsafe) static var kept: [[String: Any]] = []
  /// What does not tell secrets apart.
  private static let asides: Set = [
    kSecValueData, kSecReturnData, kSecReturnAttributes, kSecMatchLimit, kSecAttrAccessible,
    kSecAttrSynchronizable, kSecAttrLabel,
  ]

  static func plain(_ query: CFDictionary) -> [String: Any] {
    Dictionary(query.compactMap { key, value in (key.base as? String).map { ($0, value) } }) { $1 }
  }

  static func places(_ query: [String: Any]) -> [Int] {
    kept.indices.filter { place in
      query.allSatisfy { key, value in
        asides.contains(key) || kept[place][key].map { "\($0)" == "\(value)" } ?? false
      }
    }
  }
}

/// Keeps a secret.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let item = Secrets.plain(attributes)
  guard Secrets.places(item).isEmpty else { return errSecDuplicateItem }
  Secrets.kept.append(item)
  return errSecSuccess
}

/// Changes secrets.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let places = Secrets.places(Secrets.plain(query))
  guard !places.isEmpty else { return errSecItemNotFound }
  for place in places {
    Secrets.kept[place].merge(Secrets.plain(attributesToUpdate)) { $1 }
  }
  return errSecSuccess
}

/// Forgets secrets.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let places = Secrets.places(Secrets.plain(query))
  guard !places.isEmpty else { return errSecItemNotFound }
  for place in places.reversed() { Secrets.kept.remove(at: place) }
  return errSecSuccess
}

/// Gives a secret.
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let wanted = Secrets.plain(query)
  guard let place = Secrets.places(wanted).first else { return errSecItemNotFound }
  let item = Secrets.kept[place]
  let data = item[kSecValueData] as? Data
  if wanted[kSecReturnAttributes] as? Bool == true {
    unsafe result?.pointee = item as AnyObject
  } else if wanted[kSecReturnData] as? Bool == true {
    unsafe result?.pointee = data.map { NSData(data: $0) }
  }
  return errSecSuccess
}

/// Words for the end of a call.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  status == errSecSuccess ? "No error." : "Error \(status)."
}
