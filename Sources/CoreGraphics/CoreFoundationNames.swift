// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Core Foundation's names of Foundation's types, into which source casts values.
public typealias CFString = String
/// An array of objects.
public typealias CFArray = [Any]
/// A table of objects.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// An address.
public typealias CFURL = URL
/// Any object.
public typealias CFTypeRef = AnyObject
/// A truth value.
public typealias CFBoolean = Bool
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double

/// The truth value true.
public let kCFBooleanTrue: Bool = true
/// The truth value false.
public let kCFBooleanFalse: Bool = false
