// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import Testing

@Suite(.enabled(if: KernelSupport.current.filters, "this kernel does not filter system calls"))
struct SystemCallFilterTests {
  private typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

  /// 0 when a system call succeeds, else the error's number.
  ///
  /// Swift does not import `syscall`.
  private static func call(_ number: Int, _ a: Int = 0, _ b: Int = 0, _ e: Int = 0) -> Int32 {
    guard let symbol = dlsym(nil, "syscall") else { return -1 }
    return unsafeBitCast(symbol, to: Call.self)(number, a, b, 0, 0, e, 0) < 0 ? errno : 0
  }

  private static func code(_ isDone: Bool) -> Int32 { isDone ? 0 : errno }

  @Test func `a host opens no file for writing, no socket and no session`() {
    let path = NSTemporaryDirectory() + "/filter-\(UUID().uuidString)"
    let codes = ConfinedThread.run { () -> [Int32] in
      let kernel = KernelSupport(landlock: 0, filters: true)
      guard (try? SystemCallFilter.host(kernel).enter()) != nil else { return [] }
      let readable = open("/dev/null", O_RDONLY)
      return [
        Self.code(readable >= 0), Self.code(close(readable) == 0),
        Self.code(open(path, O_WRONLY | O_CREAT, 0o600) >= 0),
        Self.code(open("/dev/null", O_RDWR) >= 0),
        Self.code(mkdir(path, 0o700) == 0),
        Self.code(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0),
        Self.code(setsid() >= 0), Self.code(kill(getppid(), 0) == 0),
        Self.code(kill(getpid(), 0) == 0),
      ]
    }
    expect(codes, equals: [0, 0, EPERM, EPERM, EPERM, EPERM, EPERM, EPERM, 0])
    expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `calls without another way are refused, newer ones are unknown`() {
    let (uring, clone3, toCome) = (425, 435, 500)
    let codes = ConfinedThread.run { () -> [Int32] in
      guard (try? SystemCallFilter.host(.current).enter()) != nil else { return [] }
      return [Self.call(uring, 1), Self.call(clone3), Self.call(toCome)]
    }
    expect(codes, equals: [EPERM, ENOSYS, ENOSYS])
  }

  @Test func `a host is copied only with permission, and starts no program`() {
    let codes = ConfinedThread.run { () -> [Int32] in
      guard (try? SystemCallFilter.host(.current).enter()) != nil,
        let symbol = dlsym(nil, "fork")
      else { return [] }
      let fork = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)
      let unpermitted = fork()
      if unpermitted == 0 { _exit(0) }
      let refusal = Self.code(unpermitted >= 0)
      let copy = ProcessCopy.make()
      if copy == 0 { _exit(7) }
      var status: Int32 = 0
      while waitpid(copy, &status, 0) < 0, errno == EINTR {}
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
      defer { for word in words { free(word) } }
      var child: pid_t = 0
      let start = posix_spawn(&child, "/bin/true", nil, nil, &words, nil)
      return [refusal, status >> 8, start]
    }
    expect(codes, equals: [EPERM, 7, EPERM])
  }

  @Test func `a compiler writes and starts programs, but connects to nothing`() throws {
    let path = NSTemporaryDirectory() + "/filter-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let codes = ConfinedThread.run { () -> [Int32] in
      guard (try? SystemCallFilter.compiler(.current).enter()) != nil else { return [] }
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
      defer { for word in words { free(word) } }
      var child: pid_t = 0
      let start = posix_spawn(&child, "/bin/true", nil, nil, &words, nil)
      var status: Int32 = -1
      while start == 0, waitpid(child, &status, 0) < 0, errno == EINTR {}
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      let written = Self.code(file >= 0)
      close(file)
      return [
        start, status, written, Self.code(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0),
        Self.code(setsid() >= 0), Self.code(setpgid(0, 0) == 0),
      ]
    }
    expect(codes, equals: [0, 0, 0, EPERM, EPERM, EPERM])
  }
}
