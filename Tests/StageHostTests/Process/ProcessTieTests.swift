// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import Glibc
import Testing
import UIKitTestSupport

@testable import StageHost

/// A host runs for the process that started it, and for nobody else.
@Suite(.ownProcess) struct ProcessTieTests {
  /// The seconds after which a host that lives on fails the test.
  private static let patienceSeconds = 20

  @Test func `a host whose parent is gone already ends at once`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SpawnedHost.path)
    // The process with this number started the machine, not this host.
    process.arguments = ["--snapshot", "--parent", "1"]
    process.standardInput = Pipe()
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    expect(process.terminationReason, equals: .exit)
    expect(process.terminationStatus, equals: ExitCode.ioError)
  }

  @Test func `a host ends with a parent that is killed`() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    defer { close(ends[0]) }
    var patience = timeval(tv_sec: Self.patienceSeconds, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &patience, length)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Without a second command, the shell would be replaced by the host.
    shell.arguments = ["-c", "\"$0\" --socket 0 --parent $$; true", SpawnedHost.path]
    shell.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    try shell.run()
    close(ends[1])
    var chunk = [UInt8](repeating: 0, count: 65_536)
    // The host is ready.
    #expect(read(ends[0], &chunk, chunk.count) > 0)
    kill(shell.processIdentifier, SIGKILL)
    // The end of the stream: its last holder is gone.
    expect(read(ends[0], &chunk, chunk.count), equals: 0)
    shell.waitUntilExit()
  }

  @Test(arguments: [
    ["--confinement"], ["--confinement", "some"], ["--landlock", "-1"], ["--parent", "0"],
  ])
  func `wrong words about confinement are refused`(arguments: [String]) {
    #expect(throws: HostOptions.UsageError.self) { try HostOptions.parse(arguments) }
  }

  @Test func `confinement is what the server asks for`() throws {
    let options = try HostOptions.parse(
      ["--confinement", "required", "--landlock", "3", "--parent", "77"]
    )
    expect(options.confinement, equals: .init(mode: .required, landlock: 3))
    expect(options.parent, equals: 77)
  }
}
