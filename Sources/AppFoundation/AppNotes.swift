// SPDX-License-Identifier: Apache-2.0

/// What the module tells whoever shows the app, such as answers that were invented.
package enum AppNotes {
  /// Takes a note: its kind, a sentence, and the request that it is about, if any.
  package typealias Taker = (_ code: String, _ message: String, _ request: String?) -> Void

  package static func report(_ code: String, _ message: String, about request: String? = nil) {
    AppProcess.current.noteTaker?(code, message, request)
  }
}
