// SPDX-License-Identifier: Apache-2.0

/// What the module tells whoever shows the app, such as answers that were invented.
package enum AppNotes {
  /// Takes a note: its kind and a sentence.
  package typealias Taker = (_ code: String, _ message: String) -> Void

  package static func report(_ code: String, _ message: String) {
    AppProcess.current.noteTaker?(code, message)
  }
}
