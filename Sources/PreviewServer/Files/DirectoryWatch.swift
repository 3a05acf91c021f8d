// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// Reports which files of some folders were written, replaced or removed.
///
/// Folders are watched rather than files, because editors save by renaming a new file over the old one.
final class DirectoryWatch {
  /// The paths of changed files.
  struct Changes {
    var paths: Set<String> = []
    /// Whether the kernel lost some changes, so that every file must be read.
    var isIncomplete = false
    /// Paths of files that were removed and are not back yet.
    ///
    /// Editors may remove a file shortly before they write it.
    var removed: Set<String> = []
  }

  private static let removals = UInt32(IN_DELETE | IN_MOVED_FROM)
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) | removals
  private static let bufferBytes = 64 * 1024

  /// The descriptor to poll; negative when the system has no more.
  ///
  /// The object that polls it closes it.
  let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var watched: Set<String> = []

  init() { descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

  /// Watches a folder.
  ///
  /// - Returns: Whether it was not watched before.
  @discardableResult func watch(folder: String) -> Bool {
    guard descriptor >= 0, !watched.contains(folder) else { return false }
    let watch = inotify_add_watch(descriptor, folder, Self.events)
    guard watch >= 0 else { return false }
    folders[watch] = folder
    watched.insert(folder)
    return true
  }

  /// The changes since the last call.
  func changes() -> Changes {
    var changes = Changes()
    var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      collect(buffer[..<count], into: &changes)
    }
    return changes
  }

  private func collect(_ bytes: ArraySlice<UInt8>, into changes: inout Changes) {
    let headBytes = MemoryLayout<inotify_event>.size
    var position = bytes.startIndex
    while position + headBytes <= bytes.endIndex {
      let event = bytes[position..<position + headBytes].withUnsafeBytes {
        $0.loadUnaligned(as: inotify_event.self)
      }
      let end = position + headBytes + Int(event.len)
      guard end <= bytes.endIndex else { return }
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
      if let folder = folders[event.wd] {
        let name = bytes[(position + headBytes)..<end].prefix { $0 != 0 }
        let path = folder + "/" + String(decoding: name, as: UTF8.self)
        changes.paths.insert(path)
        if event.mask & Self.removals != 0 {
          changes.removed.insert(path)
        } else {
          changes.removed.remove(path)
        }
      }
      position = end
    }
  }
}
