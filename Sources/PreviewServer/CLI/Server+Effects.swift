// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// Carries out what the state machines decide.
extension Server {
  /// Carries out effects in order, each with its consequences before the next.
  func carryOut(_ effects: [Effect]) {
    for effect in effects { carryOut(effect) }
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .send(let client, let message): send(message, to: [client])
    case .broadcast(let clients, let message): send(message, to: clients)
    case .tell(let stage, let message, let exception):
      tell(message, stage: stage, except: exception)
    case .report(let stage, let topic):
      guard let message = session.message(about: topic, of: stage) else { return }
      tell(message, stage: stage, except: nil)
    case .frame(let client, let frame):
      connections[client]?.send(frame: frame)
      tally.sent.add(bytes: frame.count)
    case .close(let client, let code, let reason):
      if isGuest(client) {
        cluster?.close(client, code, reason)
      } else {
        connections[client]?.close(code, reason)
      }
    case .answer(let origin, let refusal):
      if let arrival = session.arrival(of: origin) {
        tally.commands.add(MonotonicClock.seconds - arrival)
      }
      carryOut(session.answer(origin, refusal: refusal))
    case .openViews(let host): carryOut(session.openViews(in: host))
    case .letGo(let stage): session.letGo(stage)
    case .start, .kill, .interrupt, .measure, .command, .file, .picture, .edited, .replay:
      direct(effect)
    case .keep, .commit, .forgetEdits, .checkpoint: write(effect)
    case .note, .settle, .keepVersion, .writeLayout, .saveAnswers, .listen, .fetch: meet(effect)
    case .compile(let stage, let order): desk?.compile(stage, order)
    case .stopCompile(let stage): desk?.stop(stage)
    case .write(let stage, let edit):
      let isKept = cluster?.exchange.isKept(stage) == true
      let failure =
        isKept
        ? "its file is on another server"
        : SourceWriter.write(edit.write, bound: loop.limits.fileBytes)
      handle { $0.wrote(stage, edit, failure: failure, now: $1) }
    case .forward, .gone, .publish, .relay, .mirror, .unmirror: share(effect)
    case .log(let line): say(line)
    case .trimMemory: FreeMemory.giveBack()
    }
  }

  private func send(_ message: ServerMessage, to clients: [UInt64]) {
    guard !clients.isEmpty else { return }
    let frame = Frame(MessageCodec.encode(message), .text)
    let key = message.replacementKey
    guard let cluster, clients.contains(where: isGuest) else {
      return deliver(frame, to: clients, key: key)
    }
    deliver(frame, to: clients.filter { !isGuest($0) }, key: key)
    cluster.send(message, text: frame.payload, to: clients.filter(isGuest), key: key)
  }

  func deliver(_ text: Frame, to clients: [UInt64], key: String?) {
    tally.sent.add(bytes: text.count, times: clients.count)
    for client in clients { connections[client]?.send(text: text, key: key) }
  }

  private func isGuest(_ client: UInt64) -> Bool { session.cluster?.isGuest(client) == true }

  /// Tells all clients of a stage something, on this server and on others.
  private func tell(_ message: ServerMessage, stage: String, except: UInt64?) {
    let clients = session.localAudience(of: stage).filter { $0 != except }
    let hasGuests = cluster?.guests[stage] != nil
    guard !clients.isEmpty || hasGuests else { return }
    let frame = Frame(MessageCodec.encode(message), .text)
    deliver(frame, to: clients, key: message.replacementKey)
    if hasGuests { cluster?.tell(stage, text: frame.payload, except: except) }
  }

  // MARK: Hosts

  private func direct(_ effect: Effect) {
    switch effect {
    case .start(let host, let isCompiled): start(host, isCompiled: isCompiled)
    case .kill(let host): fleet.kill(host)
    case .interrupt(let host): fleet[host]?.interrupt()
    case .measure(let host):
      let waited = fleet.waited(by: host)
      handle { $0.measured(host, waited: waited, now: $1) }
    case .command(let host, let command): fleet[host]?.send(command)
    case .file(let host, let file): fleet[host]?.send(file)
    case .picture(let host, let frame): fleet[host]?.send(picture: frame)
    case .edited(let host, let name): sendEdited(name: name, to: host)
    case .replay(let host, let number): replay(number, to: host)
    default: break
    }
  }

  private func start(_ host: HostAddress, isCompiled: Bool) {
    do throws(SpawnError) {
      try fleet.start(host, isCompiled: isCompiled)
    } catch {
      let reason = error.message
      handle { $0.hostEnded(host, reason: reason, now: $1) }
    }
  }

  private func sendEdited(name: String, to host: HostAddress) {
    guard let key = session.stages[host.stage]?.journalKey, let bytes = journal.edited(of: key)
    else { return }
    fleet[host]?.send(FileMessage(role: .edited, name: name, bytes: bytes))
  }

  private func replay(_ number: UInt64, to host: HostAddress) {
    guard let key = session.stages[host.stage]?.journalKey else { return }
    // An empty list is sent also: the host's answer ends the waiting.
    var isSent = false
    journal.records(of: key) { records in
      fleet[host]?.send(.replay(number: number, records: records))
      isSent = true
    }
    if !isSent { fleet[host]?.send(.replay(number: number, records: [])) }
  }

  // MARK: Journal

  private func write(_ effect: Effect) {
    switch effect {
    case .keep(let stage, let kept): record(stage) { $0.write(kept, of: $1) }
    case .commit(let stage, let entry, let overrides):
      record(stage) { $0.write(entry, overrides: overrides, of: $1) }
    case .forgetEdits(let stage): record(stage) { $0.forgetEdits(of: $1) }
    case .checkpoint(let stage, let edited, let overrides):
      record(stage) { $0.checkpoint(edited: edited?.bytes, overrides: overrides, of: $1) }
    default: break
    }
  }

  func record(_ stage: String, _ write: (any StageJournal, String) -> Void) {
    guard let key = session.stages[stage]?.journalKey else { return }
    let began = MonotonicClock.seconds
    write(journal, key)
    tally.journalWrites.add(MonotonicClock.seconds - began)
    tellJournal()
  }

  /// Tells every page and the terminal what is new about the journal.
  func tellJournal() {
    let news = journalNews.lines(
      failure: journal.failure,
      notices: journal.notices,
      path: journal.path
    )
    guard let news else { return }
    news.forEach(say)
    handle { session, _ in
      session.journalAnswered(failure: journal.failure, notices: journal.notices)
    }
  }
}

/// Handles what hosts report.
extension Server {
  /// Handles a report of a host, or its end.
  func received(_ event: HostConnection.Event, from host: HostAddress) {
    switch event {
    case .report(let report): handle { $0.reported(report, by: host, now: $1) }
    case .delta(let bytes):
      tally.deltas.add(bytes: bytes.count)
      handle { $0.delta(bytes, by: host, now: $1) }
    case .file(let file): session.edited(file, by: host)
    case .crashing: handle { $0.hostTrapped(host, now: $1) }
    case .line(let line): take(printed: line, by: host.stage)
    case .garbage(let error): handle { $0.misbehaved(host, error, now: $1) }
    case .ended(let reason):
      fleet.forget(host)
      tally.hostEnds += 1
      handle { $0.hostEnded(host, reason: reason, now: $1) }
    }
  }
}

extension Server {
  /// Shows a line that a stage's code printed, and sends it with others to the pages.
  private func take(printed line: String, by stage: String) {
    let taken = printed.take(line, of: stage, now: MonotonicClock.seconds)
    if taken.isPassedOn { say("[\(stage)] \(line)") }
    if taken.isFirst { printTimer?.schedule(after: CollectedLines.seconds) }
  }

  /// Sends the collected lines to the pages, and tells how many were left out.
  func tellPrinted() {
    for (stage, batch) in printed.takeBatches() {
      if batch.dropped > 0 { say("[\(stage)] \(batch.dropped) more lines are not shown") }
      handle { session, _ in session.printed(batch, by: stage) }
    }
  }
}

extension ServerMessage {
  /// The key of a message that replaces an earlier one, while both wait for a slow client.
  fileprivate var replacementKey: String? {
    switch self {
    case .offset(let view, _, _, _, _, _): "offset \(view)"
    case .viewport(let view, _): "viewport \(view)"
    case .screen(let view, _): "screen \(view)"
    case .number(let stage, _, let index, _): "number \(index) \(stage)"
    case .cursor(let stage, let client, _): "cursor \(client) \(stage)"
    case .links: "links"
    default: nil
    }
  }
}
