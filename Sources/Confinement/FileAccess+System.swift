// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

extension FileAccess {
  /// What every program reads: the system's libraries, and those that this program has loaded.
  package static var system: FileAccess {
    let libraries = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo"]
    let settings = [
      "/etc/ld.so.cache", "/etc/localtime", "/etc/nsswitch.conf", "/etc/passwd", "/dev/null",
      "/dev/zero", "/dev/urandom", "/proc/self",
    ]
    return FileAccess(
      reads: libraries + settings + loadedPlaces,
      // How long a copy of this process was kept waiting is in a file of the copy.
      readsNamed: ["/proc"],
      writes: ["/dev/null"]
    )
  }

  /// This program's file, and the folders of the libraries in its memory.
  private static var loadedPlaces: [String] {
    var program = "/proc/self/exe"
    program = (try? FileManager.default.destinationOfSymbolicLink(atPath: program)) ?? program
    let libraries = LoadedFiles.paths.filter { $0.contains(".so") }
      .map { ($0 as NSString).deletingLastPathComponent }
    return [program] + Set(libraries).subtracting(["/"]).sorted()
  }
}

/// The files in this process's memory.
package enum LoadedFiles {
  private static let chunkBytes = 64 * 1024

  /// The list of this process's areas of memory.
  ///
  /// Its size is given as 0, so Foundation would stop reading early.
  package static var maps: String {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkBytes)
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// The paths of the files, each once.
  static var paths: Set<String> {
    Set(
      maps.split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      }
    )
  }
}
