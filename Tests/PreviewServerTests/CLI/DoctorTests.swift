// SPDX-License-Identifier: Apache-2.0
import Confinement
import Expectations
import Foundation
import Testing

@testable import PreviewServer

@Suite struct DoctorTests {
  private func doctor(_ folder: String, port: Int = 0) -> Doctor {
    let folders = InstalledFolders()
    return Doctor(
      programs: folders.programs(.available),
      page: folders.web,
      examples: folders.examples,
      journal: folder + "/state/journal.sqlite",
      cache: folder + "/cache",
      host: "127.0.0.1",
      port: port
    )
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("doctor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func states(_ doctor: Doctor) -> [String: DoctorFinding.State] {
    Dictionary(uniqueKeysWithValues: doctor.findings().map { ($0.subject, $0.state) })
  }

  @Test func `what is built and can be written is there`() throws {
    try withFolder { folder in
      let states = states(doctor(folder))
      for subject in [
        "stage host", "page", "temporary files", "journal", "port", "toolchain", "fonts",
        "gallery", "cache",
      ] { expect(states[subject], equals: .present, "\(subject)") }
      expect(states.count, equals: 11)
    }
  }

  @Test func `what is missing is told with what follows from it`() throws {
    try withFolder { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "/file"))
      let taken = try #require(ListeningSocket(host: "127.0.0.1", port: 0))
      var doctor = doctor(folder, port: taken.port)
      doctor.programs.stageHost = folder + "/no host"
      doctor.programs.compiler = folder + "/no compiler"
      doctor.programs.fonts = folder
      (doctor.page, doctor.examples) = (nil, nil)
      doctor.journal = folder + "/file/state/journal.sqlite"
      doctor.cache = folder + "/file/cache"
      let states = states(doctor)
      for subject in ["stage host", "page", "journal"] {
        expect(states[subject], equals: .broken, "\(subject)")
      }
      for subject in ["toolchain", "port", "fonts", "gallery", "cache"] {
        expect(states[subject], equals: .lacking, "\(subject)")
      }
      expect(Doctor.exitCode(doctor.findings()), equals: 69)
      let lines = doctor.findings().map(\.line)
      expect(lines.contains { $0.hasPrefix("✘ stage host: \(folder)/no host does not work: ") })
      expect(lines.contains { $0.hasPrefix("! port: 127.0.0.1:\(taken.port) cannot be ") })
      expect(lines.contains { $0.contains("name its folder with --web DIR") })
    }
  }

  @Test func `the exit code is that of the worst finding`() {
    func finding(_ state: DoctorFinding.State) -> DoctorFinding {
      DoctorFinding(subject: "a", state: state, words: "b")
    }
    expect(Doctor.exitCode([]), equals: 0)
    expect(Doctor.exitCode([finding(.present)]), equals: 0)
    expect(Doctor.exitCode([finding(.lacking), finding(.present)]), equals: 1)
    expect(Doctor.exitCode([finding(.broken), finding(.lacking)]), equals: 69)
  }

  @Test func `commands for machines and doctors are read`() throws {
    expect(try CommandLineRequest.parse(["doctor"]), equals: .doctor(DoctorOptions()))
    expect(
      try CommandLineRequest.parse(["doctor", "--port=0", "--host", "::1"]),
      equals: .doctor(DoctorOptions(host: "::1", port: 0))
    )
    expect(
      try CommandLineRequest.parse(["doctor", "-h"]),
      equals: .commandHelp(DoctorOptions.usage)
    )
    expect(try CommandLineRequest.parse(["mcp"]), equals: .context(ContextOptions()))
    expect(
      try CommandLineRequest.parse(["mcp", "a", "--require-confinement"]),
      equals: .context(ContextOptions(folder: "a", confinement: .required))
    )
    expect(
      try CommandLineRequest.parse(["mcp", "--help"]),
      equals: .commandHelp(ContextOptions.usage)
    )
    for wrong in [
      ["doctor", "a"], ["doctor", "--port", "x"], ["mcp", "a", "b"], ["mcp", "--a"],
    ] {
      #expect(throws: CommandLineRequest.UsageError.self) { try CommandLineRequest.parse(wrong) }
    }
  }
}
