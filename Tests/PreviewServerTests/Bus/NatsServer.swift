// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

@testable import PreviewServer

/// A `nats-server` with JetStream for one test, on a port and in a folder of its own.
final class NatsServer {
  private static let program = "/usr/sbin/nats-server"
  private static let attempts = 1000
  private static let pauseMicroseconds: UInt32 = 10_000

  /// Whether it is installed.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  private let process = Process()
  private let folder: String
  let url: String

  init() throws {
    folder = NSTemporaryDirectory() + "/tessera-nats-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // It takes a free port and writes it into a file.
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = [
      "-a", "127.0.0.1", "-p", "-1", "-js", "-sd", folder, "--ports_file_dir", folder,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var found: String?
    for _ in 0..<Self.attempts where found == nil {
      found = Self.address(in: folder)
      if found == nil { usleep(Self.pauseMicroseconds) }
    }
    url = found ?? ""
  }

  private static func address(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.first(where: { $0.hasSuffix(".ports") }),
      let data = FileManager.default.contents(atPath: folder + "/" + name),
      let ports = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return (ports["nats"] as? [String])?.first
  }

  func connect() throws -> Bus { try Bus(url: url, credentials: nil, name: "test") }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
