// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import Glibc
import Testing

@testable import PreviewServer

@Suite struct AttentionTests {
  /// Listens to a pipe, and stops the command when a byte comes.
  private final class Ear: Attention {
    private(set) var isStopped = false
    private(set) var count = 0
    private let pipe: [Int32]

    init() {
      var pipe: [Int32] = [-1, -1]
      expect(Glibc.pipe(&pipe), equals: 0)
      self.pipe = pipe
    }

    deinit { for descriptor in pipe { close(descriptor) } }

    func say(_ byte: UInt8) {
      var byte = byte
      write(pipe[1], &byte, 1)
    }

    var watched: [pollfd] { [pollfd(fd: pipe[0], events: Int16(POLLIN), revents: 0)] }

    func attend() {
      var byte: UInt8 = 0
      read(pipe[0], &byte, 1)
      count += 1
      isStopped = byte == UInt8(ascii: "x")
    }
  }

  private func process(_ ear: Ear, _ script: String) -> BoundedProcess {
    BoundedProcess(
      path: "/bin/sh",
      arguments: ["-c", script],
      environment: [],
      seconds: 600,
      attention: ear
    )
  }

  @Test func `a stopped command kills its process and starts no other`() {
    let ear = Ear()
    ear.say(UInt8(ascii: "x"))
    #expect(throws: BoundedProcess.StartError.self) { try process(ear, "exec sleep 500").run() }
    expect(ear.count, equals: 1)
    #expect(throws: BoundedProcess.StartError.self) { try process(ear, "exit 0").run() }
    expect(ear.count, equals: 1)
  }

  @Test func `listening does not change the result`() throws {
    let ear = Ear()
    ear.say(UInt8(ascii: "a"))
    let outcome = try process(ear, "echo done; exit 3").run()
    expect(outcome.end, equals: .exited(3))
    expect(String(decoding: outcome.output, as: UTF8.self), equals: "done\n")
    expect(ear.count, equals: 1)
  }
}
