// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc
import StageProtocol

/// Looks for everything that Tessera needs, and tries what can be tried.
struct Doctor {
  /// The programs, fonts and confinement of layouts.
  var programs: LayoutPrograms
  /// The folder of the page; `nil` if there is none.
  var page: String?
  /// The folder of the gallery.
  var examples: String?
  /// The path of the journal.
  var journal: String
  /// The folder of the compiler's cache.
  var cache: String
  var host: String
  var port: Int

  private static let seconds = 30.0
  private static let fonts = [
    "tessera-text-400", "tessera-text-500", "tessera-text-600", "tessera-mono-400",
    "tessera-mono-600", "tessera-round-400", "tessera-round-600", "tessera-serif-400",
    "tessera-serif-600",
  ]
  /// A server with fewer descriptors refuses clients early.
  private static let fewDescriptors: UInt64 = 4096
  private static let trial = """
    import UIKit

    func trial() -> UICollectionViewLayout { UICollectionViewFlowLayout() }

    """

  /// All findings, in the order in which they matter.
  func findings() -> [DoctorFinding] {
    [stageHost, pageFolder, temporary, state, listening, toolchain, fonts, gallery]
      + [confinement, compilerCache, descriptors]
  }

  /// The exit code: 0 if everything is there, 1 if something works only in part, 69 if no server can
  /// run.
  static func exitCode(_ findings: [DoctorFinding]) -> Int32 {
    switch findings.map(\.state).max() ?? .present {
    case .present: 0
    case .lacking: CommandFailure.Reason.failed.rawValue
    case .broken: CommandFailure.Reason.unavailable.rawValue
    }
  }

  // MARK: Programs

  private var stageHost: DoctorFinding {
    let file = SnapshotRequest.File(name: "trial", bytes: Data("{\"kind\": \"flow\"}".utf8))
    let candidate = LayoutCandidates.Candidate(name: "trial", layout: .file(file))
    let problem = Self.problem { () throws(CommandFailure) in
      let picture = try picture(of: candidate, sources: [])
      guard picture.snapshot.elements.isEmpty else { return }
      throw CommandFailure(reason: .failed, message: "it laid out nothing")
    }
    return .of(
      "stage host",
      "\(programs.stageHost) laid out a layout file",
      unless: problem.map { "\(programs.stageHost) does not work: \($0)" },
      else: .broken
    )
  }

  private func picture(
    of candidate: LayoutCandidates.Candidate,
    sources: [String]
  ) throws(CommandFailure) -> SnapshotPicture {
    var order = SnapshotOrder()
    order.seconds = Self.seconds
    var inputs = try LayoutInputs([])
    inputs.sources = sources
    return try order.picture(of: candidate, inputs, programs)
  }

  private var toolchain: DoctorFinding {
    let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let compiler = path.map { $0 + "/swiftc" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    let advice = "put swiftc of a Swift 6.3 toolchain on the PATH to show .swift files"
    guard let compiler else {
      return DoctorFinding(
        subject: "toolchain",
        state: .lacking,
        words: "there is no swiftc on the PATH; layout files work, \(advice)"
      )
    }
    let problem = Self.problem { () throws(CommandFailure) in try compileAndLayOut() }
    return .of(
      "toolchain",
      "\(compiler) compiled a layout, which was laid out",
      unless: problem.map { "\(compiler) could not compile a layout: \($0); \(advice)" },
      else: .lacking
    )
  }

  private func compileAndLayOut() throws(CommandFailure) {
    try TemporaryFolder.with { folder throws(CommandFailure) in
      let file = folder + "/Trial.swift"
      try OutputFile.write(Data(Self.trial.utf8), to: file)
      let report = try programs.compile(into: folder + "/library").report(on: [file])
      guard let library = report.library, let entry = report.entries.first else {
        let words = report.diagnostics.first?.message ?? "the compiler gave no reason"
        throw CommandFailure(reason: .failed, message: words)
      }
      let layout = SnapshotRequest.Layout.library(path: library, entry: entry)
      let candidate = LayoutCandidates.Candidate(name: entry.id, layout: layout)
      _ = try picture(of: candidate, sources: [file])
    }
  }

  // MARK: Files

  private var pageFolder: DoctorFinding {
    .of(
      "page",
      page ?? "",
      unless: page == nil ? "it is not beside the program; name its folder with --web DIR" : nil,
      else: .broken
    )
  }

  private var fonts: DoctorFinding {
    let names = Self.fonts.map { "\($0).woff2" }
    let lost = names.filter { name in
      programs.fonts.map { access($0 + "/" + name, R_OK) != 0 } ?? true
    }
    let lack = "\(lost.joined(separator: ", ")) cannot be read; PNG pictures lack text"
    return .of("fonts", programs.fonts ?? "", unless: lost.isEmpty ? nil : lack, else: .lacking)
  }

  private var gallery: DoctorFinding {
    .of(
      "gallery",
      examples ?? "",
      unless: examples == nil ? "it is not beside the program; name it with --examples DIR" : nil,
      else: .lacking
    )
  }

  // MARK: Rights

  private var temporary: DoctorFinding {
    let problem = Self.problem { () throws(CommandFailure) in
      try TemporaryFolder.with { folder throws(CommandFailure) in
        try OutputFile.write(Data([0]), to: folder + "/trial")
      }
    }
    return .of("temporary files", NSTemporaryDirectory(), unless: problem, else: .broken)
  }

  private var state: DoctorFinding {
    let problem = Self.writingProblem((journal as NSString).deletingLastPathComponent)
    return .of(
      "journal",
      journal,
      unless: problem.map { "\(journal) cannot be written: \($0); name another with --journal" },
      else: .broken
    )
  }

  private var compilerCache: DoctorFinding {
    let problem = Self.writingProblem(cache)
    return .of(
      "cache",
      cache,
      unless: problem.map { "\(cache) cannot be written: \($0); each compile takes longer" },
      else: .lacking
    )
  }

  /// Why no file can be made in a folder; the folder itself may still have to be made.
  private static func writingProblem(_ folder: String) -> String? {
    var path = folder
    while access(path, F_OK) != 0, errno == ENOENT, path != "/", !path.isEmpty {
      path = (path as NSString).deletingLastPathComponent
    }
    guard access(path, W_OK | X_OK) != 0 else {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder.boolValue ? nil : "\(path) is not a folder"
    }
    return "\(path): \(String(cString: strerror(errno)))"
  }

  // MARK: The system

  private var listening: DoctorFinding {
    let isFree = ListeningSocket(host: host, port: port) != nil
    let lack =
      "\(host):\(port) cannot be listened at: it is taken, is not an address of this "
      + "machine or needs more rights; choose another with --port N or --host A"
    return .of("port", "\(host):\(port) is free", unless: isFree ? nil : lack, else: .lacking)
  }

  private var confinement: DoctorFinding {
    .of(
      "confinement",
      "layout code is kept from files, processes and the network",
      unless: KernelSupport.current.lack.map { "\($0); see docs/security.md" },
      else: .lacking
    )
  }

  private var descriptors: DoctorFinding {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let most = UInt64(limit.rlim_max)
    let lack = "at most \(most), which is enough for few clients; raise the limit (ulimit -Hn)"
    return .of(
      "descriptors",
      "at most \(most)",
      unless: most < Self.fewDescriptors ? lack : nil,
      else: .lacking
    )
  }

  private static func problem(_ body: () throws(CommandFailure) -> Void) -> String? {
    do throws(CommandFailure) {
      try body()
      return nil
    } catch {
      return error.message
    }
  }
}
