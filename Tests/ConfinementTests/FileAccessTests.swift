// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import Testing

/// The kernel holds a thread to the files that are named, on this version of Landlock and on older ones.
@Suite(.enabled(if: KernelSupport.current.landlock > 0, "this kernel has no Landlock"))
struct FileAccessTests {
  private static let kernel = KernelSupport.current

  /// Makes a folder with the folders `read` and `write` and the file `secret`, and removes it.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/access-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["read", "write"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)",
        withIntermediateDirectories: true
      )
    }
    for name in ["secret", "read/old"] {
      try Data("text".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    try body(folder)
  }

  /// 0 when a file can be opened, else the error's number.
  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    let file = Foundation.open(path, flags, 0o600)
    guard file >= 0 else { return errno }
    close(file)
    return 0
  }

  @Test(arguments: 1...max(1, kernel.landlock))
  func `only what is named can be read and written`(version: Int) throws {
    let kernel = Self.kernel.limited(toLandlock: version)
    try withFolder { folder in
      let codes = ConfinedThread.run { () -> [Int32] in
        let access = FileAccess(reads: ["\(folder)/read"], writes: ["\(folder)/write"])
        guard (try? access.enter(kernel)) != nil else { return [] }
        return [
          Self.open("\(folder)/read/old", O_RDONLY),
          Self.open("\(folder)/read/old", O_WRONLY),
          Self.open("\(folder)/read/new", O_WRONLY | O_CREAT),
          Self.open("\(folder)/write/new", O_RDWR | O_CREAT),
          Self.open("\(folder)/secret", O_RDONLY),
          Self.open("\(folder)/write/../secret", O_RDONLY),
          unlink("\(folder)/secret") == 0 ? 0 : errno,
          mkdir("\(folder)/made", 0o700) == 0 ? 0 : errno,
          mkdir("\(folder)/write/made", 0o700) == 0 ? 0 : errno,
        ]
      }
      expect(codes, equals: [0, EACCES, EACCES, 0, EACCES, EACCES, EACCES, EACCES, 0])
    }
  }

  @Test func `files that appear later can be read, and folders that do not exist are left out`()
    throws
  {
    try withFolder { folder in
      let entered = DispatchSemaphore(value: 0)
      let made = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        entered.wait()
        try? Data("text".utf8).write(to: URL(fileURLWithPath: "\(folder)/read/later"))
        made.signal()
      }
      let code = ConfinedThread.run { () -> Int32 in
        let access = FileAccess(reads: ["\(folder)/none", "\(folder)/read"])
        let isIn = (try? access.enter(Self.kernel)) != nil
        entered.signal()
        made.wait()
        return isIn ? Self.open("\(folder)/read/later", O_RDONLY) : -1
      }
      expect(code, equals: 0)
    }
  }

  @Test func `programs start only where they may`() throws {
    let codes = ConfinedThread.run { () -> [Int32] in
      guard (try? FileAccess(reads: ["/"]).enter(Self.kernel)) != nil else { return [] }
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
      defer { for word in words { free(word) } }
      var child: pid_t = 0
      return [posix_spawn(&child, "/bin/true", nil, nil, &words, nil)]
    }
    expect(codes, equals: [EACCES])
  }

  @Test(
    .enabled(
      if: kernel.landlock >= 6,
      "Landlock of this kernel does not stop signals: version 6 does"
    )
  )
  func `signals do not leave`() {
    let codes = ConfinedThread.run { () -> [Int32] in
      guard (try? FileAccess().enter(Self.kernel)) != nil else { return [] }
      return [kill(getppid(), 0) == 0 ? 0 : errno, kill(1, 0) == 0 ? 0 : errno]
    }
    expect(codes, equals: [EPERM, EPERM])
  }
}
