// SPDX-License-Identifier: Apache-2.0
import StageProtocol

/// One stage host from its start to its end: its state, its unanswered commands, and its deadline.
///
/// Time is an argument, in seconds.
struct HostMachine {
  /// The purpose of the host for its stage.
  enum Role: Equatable {
    /// Clients see this host's pictures.
    case playing
    /// It lays out a new version of a compiled layout unseen, while another host plays.
    case understudy(Rehearsal)
    /// Another host has replaced it; it may still report where its code was.
    case witness
  }

  /// The stages of a host's life.
  enum Life: Equatable {
    /// Started; it has reported nothing yet.
    case starting
    /// Without files that it can show.
    case idle
    case loading(Load)
    /// An understudy that opens the views.
    case opening
    /// It shows the stage; an understudy is able to.
    case playing
    /// It did not answer and was asked where its code is.
    case silent(Load?)
    /// The layout's code crashed, and the host reports where.
    case crashing(Load?)
    case ended
  }

  /// The files that a host is taking.
  struct Load: Equatable {
    var files: StageInput
    /// Whether these are the last files that worked, not the newest.
    var isGood = false
  }

  /// The work of an understudy.
  struct Rehearsal: Equatable {
    var files: StageInput
    /// The document that the understudy has loaded.
    var document = Document()
    /// Whether the understudy has laid out every view once.
    ///
    /// Then only later changes by users are missing.
    var isComplete = false
  }

  /// The part of a stage's document that does not come from its files.
  struct Document: Equatable {
    var overrides: [String: ParameterValue] = [:]
    /// The number of changes by users.
    var commits: UInt64 = 0
  }

  /// The question that the host has not answered.
  enum Question: Equatable {
    case none
    /// At this time, the host is asked whether it is alive.
    case due(at: Double)
    /// At this time, the host was asked or got a command.
    case asked(at: Double)
  }

  let address: HostAddress
  /// Whether the host runs compiled layouts, whose code may do anything.
  let isCompiled: Bool
  var role: Role
  var life: Life
  var question = Question.none
  /// The extra time because the machine is busy.
  var grace = Grace()
  /// When the host became ready for commands; `nil` before.
  var upSince: Double?
  var pending: [UInt64: PendingCommand] = [:]
  var lastNumber: UInt64 = 0
  var news = HostNews()
  /// Whether the host has told the progress of the present command.
  var isWorking = false
  /// The edited data that the host sends before its `checkpoint`.
  var editedFile: FileMessage?

  /// A placeholder before a stage's first host.
  init(before stage: String) {
    address = HostAddress(stage: stage, generation: 0)
    isCompiled = false
    role = .playing
    life = .ended
  }

  /// Makes a host that will be started.
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

  /// The understudy's work; `nil` for other hosts.
  var rehearsal: Rehearsal? {
    if case .understudy(let rehearsal) = role { rehearsal } else { nil }
  }

  /// Whether the host accepts clients' commands.
  var takesCommands: Bool { role == .playing && life == .playing }

  /// Whether it is an understudy that has laid out everything.
  var isReady: Bool { rehearsal != nil && life == .playing }

  /// Whether the host gets no more commands, because it only reports where its code was.
  var isLeaving: Bool {
    switch life {
    case .silent, .crashing: true
    default: false
    }
  }

  /// Whether the layout's code crashed.
  var isTrapped: Bool {
    if case .crashing = life { true } else { false }
  }

  /// The files that the host has not finished taking.
  var load: Load? {
    switch life {
    case .loading(let load): load
    case .silent(let load), .crashing(let load): load
    case .starting, .idle, .opening, .playing, .ended: nil
    }
  }

  /// The committed command with consequences that are still arriving.
  var committing: PendingCommand? { pending.values.first(where: \.isCommitted) }

  // MARK: Commands

  /// Gives a command with the next number.
  mutating func give(
    _ purpose: PendingCommand.Purpose,
    from origins: [CommandOrigin] = [],
    isTravel: Bool = false,
    _ command: (UInt64) -> HostCommand
  ) -> Effect {
    let number = expect(PendingCommand(purpose: purpose, origins: origins, isTravel: isTravel))
    return .command(address, command(number))
  }

  /// Lets the host repeat the journal's records.
  mutating func replay() -> Effect {
    .replay(address, number: expect(PendingCommand(purpose: .replay)))
  }

  private mutating func expect(_ command: PendingCommand) -> UInt64 {
    lastNumber += 1
    pending[lastNumber] = command
    return lastNumber
  }

  /// Gives the host files and the document.
  ///
  /// - Parameters:
  ///   - load: The files.
  ///   - title: The stage's title.
  ///   - document: The values that users have set.
  ///   - keepsEdits: Whether the users' edits of the data still apply.
  ///   - now: The time.
  /// - Returns: The effects.
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
        values: library.values,
        reads: library.reads
      )
    }
    return [command] + fileEffects(files)
  }

  /// Sends files, before the command that takes them.
  func fileEffects(_ files: StageInput) -> [Effect] {
    let role: FileMessage.Role = files.data == NumberedItems.file ? .plain : .data
    let data = FileMessage(role: role, name: files.data.name, bytes: files.data.bytes)
    guard files.layout.library == nil else { return [.file(address, data)] }
    let layout = FileMessage(role: .layout, name: files.layout.name, bytes: files.layout.bytes)
    return [.file(address, layout), .file(address, data)]
  }
}
