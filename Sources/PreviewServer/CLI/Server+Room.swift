// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Carries out what people on a stage do with each other.
extension Server {
  func meet(_ effect: Effect) {
    switch effect {
    case .note(let stage, let record):
      self.record(stage) {
        $0.note(record.text, replacesAll: record.isWhole, of: record.book.key(of: $1))
      }
    case .settle(let stage, let origin): handle { session, _ in session.settle(origin, on: stage) }
    case .keepVersion(let stage, let name, let origin):
      let edited = session.stages[stage].flatMap { journal.edited(of: $0.journalKey) }
      handle { session, _ in session.keepVersion(name, of: stage, edited: edited, from: origin) }
    case .writeLayout(let stage, let before, let after, let origin):
      let failure = write(after, over: before, of: stage)
      handle { session, _ in session.wroteLayout(failure, from: origin) }
    case .saveAnswers(let stage, let answers, let fingerprint, let origin):
      let result = save(answers, of: stage, writing: fingerprint)
      handle { session, _ in session.savedAnswers(result, from: origin) }
    case .listen(let isOn, let origin):
      let network = listen(isOn)
      handle { session, _ in session.listened(network, from: origin) }
    case .fetch(let address, let stage, let client): fetch(address, on: stage, for: client)
    default: break
    }
  }

  private func fetch(_ address: DataAddress, on stage: String, for client: UInt64) {
    let number = (fetches.keys.max() ?? 0) + 1
    let run = DataFetch.start(address, program: InstalledFolders().executable, loop: loop) {
      [unowned self] result in
      fetches[number] = nil
      handle { session, _ in session.fetched(address, result, on: stage, by: client) }
    }
    if let run { fetches[number] = run }
  }

  private func save(
    _ answers: RecordedAnswers,
    of stage: String,
    writing fingerprint: String?
  ) -> Result<UnsavedValues?, ProtocolError> {
    guard case .swift(let module)? = layoutFile(of: stage), cluster?.exchange.isKept(stage) != true
    else { return .failure(Self.notSaved("its files are on another server")) }
    do throws(ProtocolError) {
      let bound = loop.limits.fileBytes
      let change = try AnswerFiles(answers, manifest: module.manifestPath, limits: loop.limits)
      guard let fingerprint else { return .success(change.unsaved(on: stage)) }
      guard change.fingerprint == fingerprint else {
        throw ProtocolError(
          code: SessionErrorCode.notCurrent,
          field: "fingerprint",
          message: "the answers or the files have changed since; look at the lines again"
        )
      }
      if let failure = change.write(bound: bound) { throw Self.notSaved(failure) }
      say("\(module.manifestPath) written, with \(change.files.count) recorded answers beside it")
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }

  private static func notSaved(_ words: String) -> ProtocolError {
    ProtocolError(code: SessionErrorCode.notSaved, field: "", message: words)
  }

  private func write(_ after: Data, over before: Data, of stage: String) -> String? {
    guard case .file(let path)? = layoutFile(of: stage) else { return "the stage has no file" }
    let write = SourceWrite(
      path: path,
      name: (path as NSString).lastPathComponent,
      expected: before,
      range: 0..<before.count,
      replacement: String(decoding: after, as: UTF8.self)
    )
    let failure = SourceWriter.write(write, bound: loop.limits.fileBytes)
    if failure == nil { say("\(write.name) written") }
    return failure
  }

  /// Reads what people left on the stages in earlier runs.
  func restoreRooms() {
    for (stage, machine) in session.stages {
      for book in RoomBook.allCases {
        let texts = journal.notes(of: book.key(of: machine.journalKey))
        if !texts.isEmpty { session.restoreRoom(of: stage, texts, book) }
      }
    }
  }

  /// Listens also on this machine's addresses in the network, or no longer.
  private func listen(_ isOn: Bool) -> ShareDesk.Network {
    var network = session.desk.network
    network.failure = ""
    loop.doorway.shutNetwork()
    network.addresses = []
    network.isOpen = false
    if isOn {
      let opened = loop.doorway.openNetwork(at: NetworkAddresses.ipv4)
      network.addresses = opened.map { "http://\($0):\(loop.port)/" }
      network.isOpen = !opened.isEmpty
      if opened.isEmpty {
        network.failure = "this machine has no address in a network, or the port is taken there"
      }
      policy.network = Set(opened)
      say("open to the network, with links: \(opened.joined(separator: ", "))")
    } else {
      policy.network = []
      say("no longer open to the network")
    }
    return network
  }
}
