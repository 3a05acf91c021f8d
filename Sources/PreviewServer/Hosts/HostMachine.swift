// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// One stage host from its start to its end: what it does, what it has not answered yet, and until when it may.
///
/// Time is an argument, in seconds.
struct HostMachine {
  /// What the host is to its stage.
  enum Role: Equatable {
    /// Its pictures are what people see.
    case playing
    /// It lays out a new version of a compiled layout unseen, while another host plays.
    case understudy(Rehearsal)
    /// Another has taken its place; it may still say where its code was.
    case witness
  }

  /// Where the host is in its life.
  enum Life: Equatable {
    /// Spawned; nothing heard of it yet.
    case starting
    /// It has no files that it could show.
    case idle
    case loading(Load)
    /// It opens the views, as an understudy.
    case opening
    /// It shows the stage; an understudy could.
    case playing
    /// It did not answer and was asked where it is.
    case silent(Load?)
    /// Its code has ended it, and it says where.
    case crashing(Load?)
    case ended
  }

  /// Files that a host takes.
  struct Load: Equatable {
    var files: StageInput
    /// Whether they are the last that worked rather than the newest.
    var isGood = false
  }

  /// What an understudy has laid out.
  struct Rehearsal: Equatable {
    var files: StageInput
    /// The document that it has loaded.
    var document = Document()
    /// Whether it has laid out every view once; what people did meanwhile is all that it can lack.
    var isComplete = false
  }

  /// What tells a stage's document from others of the same files.
  struct Document: Equatable {
    var overrides: [String: ParameterValue] = [:]
    /// How many changes people had made.
    var commits: UInt64 = 0
  }

  /// What the host has been asked that it has not answered.
  enum Question: Equatable {
    case none
    /// It is asked at this time whether it is well.
    case due(at: Double)
    /// It was asked, or given something to do, at this time.
    case asked(at: Double)
  }

  let address: HostAddress
  /// Whether it runs compiled layouts, which may do anything.
  let isCompiled: Bool
  var role: Role
  var life: Life
  var question = Question.none
  /// What it gets on top of its time because the machine is busy.
  var grace = Grace()
  /// Since when it has been ready for commands; `nil` before.
  var upSince: Double?
  var pending: [UInt64: PendingCommand] = [:]
  var lastNumber: UInt64 = 0
  var news = HostNews()
  /// Edited data that it sent ahead of its `checkpoint`.
  var editedFile: FileMessage?

  /// What stands for a stage's host before its first one.
  init(before stage: String) {
    address = HostAddress(stage: stage, generation: 0)
    isCompiled = false
    role = .playing
    life = .ended
  }

  /// A host that is about to be started.
  init(_ address: HostAddress, as role: Role, isCompiled: Bool) {
    self.address = address
    self.isCompiled = isCompiled
    self.role = role
    life = .starting
  }

  /// Starts the process.
  mutating func start(now: Double) -> [Effect] {
    [.start(address, isCompiled: isCompiled)] + ask(now: now)
  }

  /// What it rehearses, as an understudy.
  var rehearsal: Rehearsal? {
    if case .understudy(let rehearsal) = role { rehearsal } else { nil }
  }

  /// Whether it can be told what people want.
  var takesCommands: Bool { role == .playing && life == .playing }

  /// Whether it is an understudy that has laid out everything.
  var isReady: Bool { rehearsal != nil && life == .playing }

  /// Whether it may no longer be asked for anything, for it only says where its code was.
  var isLeaving: Bool {
    switch life {
    case .silent, .crashing: true
    default: false
    }
  }

  /// Whether its code has ended it.
  var isTrapped: Bool {
    if case .crashing = life { true } else { false }
  }

  /// The files that it takes and has not taken yet.
  var load: Load? {
    switch life {
    case .loading(let load): load
    case .silent(let load), .crashing(let load): load
    case .starting, .idle, .opening, .playing, .ended: nil
    }
  }

  /// The client's command whose consequences are coming in.
  var committing: PendingCommand? { pending.values.first(where: \.isCommitted) }

  // MARK: Commands

  /// Gives it a command under the next number.
  mutating func give(
    _ purpose: PendingCommand.Purpose,
    from origins: [CommandOrigin] = [],
    isTravel: Bool = false,
    _ command: (UInt64) -> HostCommand
  ) -> Effect {
    let number = expect(PendingCommand(purpose: purpose, origins: origins, isTravel: isTravel))
    return .command(address, command(number))
  }

  /// Has it do again what the journal knows.
  mutating func replay() -> Effect {
    .replay(address, number: expect(PendingCommand(purpose: .replay)))
  }

  private mutating func expect(_ command: PendingCommand) -> UInt64 {
    lastNumber += 1
    pending[lastNumber] = command
    return lastNumber
  }

  /// Gives it files, and the document that people have made of them.
  ///
  /// - Parameters:
  ///   - load: The files.
  ///   - title: The stage's title.
  ///   - document: The document.
  ///   - keepsEdits: Whether what people did to the data still holds.
  ///   - now: The time.
  /// - Returns: What is to be done.
  mutating func take(
    _ load: Load,
    title: String,
    _ document: Document,
    keepsEdits: Bool,
    now: Double
  ) -> [Effect] {
    let hasFiles = rehearsal?.isComplete ?? false
    life = .loading(load)
    editedFile = nil
    var effects = hasFiles ? ask(now: now) : send(load.files)
    if keepsEdits { effects.append(.edited(address, name: load.files.data.name)) }
    let stage = address.stage
    effects.append(
      give(.load) {
        .load(number: $0, stage: stage, title: title, overrides: document.overrides)
      }
    )
    if case .understudy(var rehearsal) = role {
      rehearsal.document = document
      role = .understudy(rehearsal)
      if keepsEdits { effects.append(replay()) }
    }
    return effects
  }

  private mutating func send(_ files: StageInput) -> [Effect] {
    guard let library = files.layout.library else { return fileEffects(files) }
    let command = give(.library) {
      .library(
        number: $0,
        path: library.path,
        entry: library.entry,
        constants: library.constants,
        values: library.values
      )
    }
    return [command] + fileEffects(files)
  }

  /// Sends files, ahead of the command that takes them.
  func fileEffects(_ files: StageInput) -> [Effect] {
    let role: FileMessage.Role = files.data == NumberedItems.file ? .plain : .data
    let data = FileMessage(role: role, name: files.data.name, bytes: files.data.bytes)
    guard files.layout.library == nil else { return [.file(address, data)] }
    let layout = FileMessage(role: .layout, name: files.layout.name, bytes: files.layout.bytes)
    return [.file(address, layout), .file(address, data)]
  }
}
