// SPDX-License-Identifier: Apache-2.0

/// What goes wrong with views that streams fill.
public enum RxCocoaError: Swift.Error {
  case unknown
  /// An object, of which an error that goes through threads knows only how it is described.
  case itemsNotYetBound(object: String)
}
