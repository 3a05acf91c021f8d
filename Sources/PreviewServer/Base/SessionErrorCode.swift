// SPDX-License-Identifier: Apache-2.0

/// The error codes that only the server uses.
enum SessionErrorCode {
  static let rate = "rate"
  static let flood = "flood"
  static let binary = "binary"
  static let tooSlow = "too-slow"
  static let notFound = "not-found"
  static let notDriver = "not-driver"
  static let handshake = "handshake"
  static let role = "role"
  static let token = "token"
  static let linkEnded = "link-ended"
  static let version = "version"
  static let viewClosed = "view-closed"
  static let hostEnded = "host-ended"
  static let notCurrent = "not-current"
  static let notSaved = "not-saved"
  static let journal = "journal"
  static let ownerLost = "owner-lost"
  static let notAllowed = "not-allowed"
}
