// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import LayoutEngine

/// What is to be told about somebody's source that is about no element: each finding once.
@preconcurrency @MainActor
package final class SourceNotes {
  /// Findings that are kept; nobody reads more.
  private static let capacity = 32

  /// The notes of what runs now.
  package static var current = SourceNotes()

  /// The findings, in the order in which they came.
  package private(set) var all: [LayoutDiagnostic] = []
  /// The pictures that stand beside the source, by name; `nil` where nobody looked.
  package var pictures: [String: SourceImage]?

  /// A picture that stands beside the source.
  package struct SourceImage: Hashable, Sendable {
    /// Where the page finds it.
    package var path: String
    /// The size, in points.
    package var size: CGSize

    /// Makes a picture.
    package init(path: String, size: CGSize) {
      self.path = path
      self.size = size
    }
  }

  /// Makes an empty list.
  package init() {}

  /// Adds a finding unless it is there.
  package func report(_ code: String, _ message: String) {
    let finding = LayoutDiagnostic(code: code, message: message)
    guard all.count < Self.capacity, !all.contains(finding) else { return }
    all.append(finding)
  }
}
