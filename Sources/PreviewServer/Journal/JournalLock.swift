// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The right to use a journal, which only one server has at a time.
///
/// The kernel takes the lock back when its holder ends, however it ends. The file beside the journal
/// says who holds it.
final class JournalLock {
  /// The reason why there is no lock.
  struct Refusal: Error {
    var message: String
  }

  private static let holderBytes = 1024
  private static let permissions: mode_t = 0o600
  /// How often a lock is tried, because its file may be replaced in the same moment.
  private static let tries = 10

  let path: String
  private let text: String
  private var descriptor: Int32 = -1

  /// Takes the lock of a journal; `address` is the server's, for the message of a second server.
  init(journal: String, address: String) throws(Refusal) {
    path = journal + ".lock"
    let since = Date().formatted(.iso8601)
    text = "process \(getpid()), since \(since), at \(address)\n"
    try take()
  }

  deinit { release() }

  /// Gives the lock back.
  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Takes the lock again if its file was removed or replaced.
  func renew() throws(Refusal) {
    guard !isInPlace else { return }
    let former = descriptor
    try take()
    close(former)
  }

  private var isInPlace: Bool {
    var held = stat()
    var named = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  private func take() throws(Refusal) {
    for _ in 0..<Self.tries {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, Self.permissions)
      guard file >= 0 else { throw Refusal(message: String(cString: strerror(errno))) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        defer { close(file) }
        guard code == EWOULDBLOCK else { throw Refusal(message: String(cString: strerror(code))) }
        throw Refusal(message: "another server uses it (\(Self.holder(in: file)))")
      }
      let former = descriptor
      descriptor = file
      if isInPlace {
        introduce()
        return
      }
      descriptor = former
      close(file)
    }
    throw Refusal(message: "\(path) is replaced all the time")
  }

  /// Writes who holds the lock; a full disk does not matter for it.
  private func introduce() {
    var words = text
    ftruncate(descriptor, 0)
    words.withUTF8 { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func holder(in file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: holderBytes)
    let count = pread(file, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? "it has not written its name yet" : text
  }
}
