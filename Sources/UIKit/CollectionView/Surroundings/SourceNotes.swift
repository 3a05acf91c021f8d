// SPDX-License-Identifier: Apache-2.0
import AppFoundation
package import Foundation
package import LayoutEngine

/// Diagnostics about a layout file's source that concern no single element, each once.
///
/// They belong to the app's process, so that a test has its own, whatever others have told.
@preconcurrency @MainActor
package final class SourceNotes {
  /// The largest number of diagnostics, because people read no more.
  private static let capacity = 32

  /// The notes of the source that runs now.
  package static var current: SourceNotes {
    get {
      let process = AppProcess.current
      if let notes = process.sourceNotes as? SourceNotes { return notes }
      let notes = SourceNotes()
      process.sourceNotes = notes
      return notes
    }
    set { AppProcess.current.sourceNotes = newValue }
  }

  /// The diagnostics, in the order in which they came.
  package private(set) var all: [LayoutDiagnostic] = []
  /// The pictures in the source's folder, by name; `nil` if the folder was not read.
  package var pictures: [String: SourceImage]?

  /// Whether the app has its pictures beside its source: others do not exist on a device either.
  package var hasAllPictures = false

  /// The names of pictures that a device has, although they are not read here.
  package var unreadPictures: Set<String> = []

  /// The picture with a name; an ending of the name need not be that of a catalogue's file.
  func picture(named name: String) -> SourceImage? {
    pictures?[name] ?? pictures?[(name as NSString).deletingPathExtension]
  }

  /// Whether a picture that is not found may be there on a device.
  func mayHavePicture(named name: String) -> Bool {
    !hasAllPictures || unreadPictures.contains(name)
      || unreadPictures.contains((name as NSString).deletingPathExtension)
  }

  /// The colours of asset catalogues, by name.
  package var colours: [String: UIColor] = [:]

  /// The names of colours of asset catalogues that are described in a way that is not read here.
  package var unreadColours: Set<String> = []

  /// Whether a colour that is not known may be there on a device.
  func mayHaveColour(named name: String) -> Bool {
    colours.isEmpty && unreadColours.isEmpty || unreadColours.contains(name)
  }

  /// A picture in the source's folder.
  package struct SourceImage: Hashable, Sendable {
    /// The path at which the page gets it.
    package var path: String
    /// The path of the picture that takes its place in dark surroundings; `nil` for the same one.
    package var darkPath: String?
    /// The size, in points.
    package var size: CGSize
    /// Whether the tint of what shows it is its colour.
    package var isTemplate: Bool

    /// Makes a picture from its path and size.
    package init(path: String, size: CGSize, isTemplate: Bool = false) {
      (self.path, self.size, self.isTemplate) = (path, size, isTemplate)
    }

    /// What names it for the page, which chooses one of the two by its own surroundings, as it does for colours.
    package var name: String { darkPath.map { "\(path)#dark=\($0)" } ?? path }
  }

  /// Adds a picture under a name; the last one counts.
  ///
  /// One for dark surroundings becomes the other side of the one
  /// that has the name; without such, it is that one, too.
  package func add(_ picture: SourceImage, named name: String, isDark: Bool) {
    let known = pictures?[name]
    if isDark {
      var both = known ?? picture
      both.darkPath = picture.path
      pictures?[name] = both
    } else {
      var both = picture
      both.darkPath = known?.darkPath
      pictures?[name] = both
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
