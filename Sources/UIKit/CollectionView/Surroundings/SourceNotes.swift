// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// Diagnostics about a layout file's source that concern no single element, each once.
@preconcurrency @MainActor
package final class SourceNotes {
  /// The largest number of diagnostics, because people read no more.
  private static let capacity = 32

  /// The notes of the source that runs now.
  package static var current = SourceNotes()

  /// The diagnostics, in the order in which they came.
  package private(set) var all: [LayoutDiagnostic] = []
  /// The pictures in the source's folder, by name; `nil` if the folder was not read.
  package var pictures: [String: SourceImage]?

  /// The colours of asset catalogues, by name.
  package var colours: [String: UIColor] = [:]

  /// A picture in the source's folder.
  package struct SourceImage: Hashable, Sendable {
    /// The path at which the page gets it.
    package var path: String
    /// The size, in points.
    package var size: CGSize

    /// Makes a picture from its path and size.
    package init(path: String, size: CGSize) {
      self.path = path
      self.size = size
    }
  }

  /// Makes an empty list.
  package init() {}

  /// Adds a diagnostic, unless the list has it or is full; `subject` is what it is about.
  package func report(_ code: String, _ message: String, about subject: String? = nil) {
    let finding = LayoutDiagnostic(code: code, message: message, subject: subject)
    guard all.count < Self.capacity, !all.contains(finding) else { return }
    all.append(finding)
  }

  /// Forgets what was told about requests, which the app will ask again.
  package func forgetRequests() { all.removeAll { $0.subject != nil } }
}
