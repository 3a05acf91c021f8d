// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Who may use a font.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Says that a file's font may be used; those of files beside the source can be used without it.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<AnyObject?>?
) -> Bool { true }

/// Says that the fonts of files may be used; those beside the source can be used without it.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
