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
