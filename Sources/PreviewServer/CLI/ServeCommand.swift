// SPDX-License-Identifier: Apache-2.0
import Confinement
import Foundation
import Glibc
import StageProtocol

/// `tessera serve`: starts the server, prints its address and serves.
struct ServeCommand {
  /// The reason why the server cannot start, and what the user can do.
  struct StartError: Error {
    var message: String
  }

  let options: ServeOptions
  private let folders = InstalledFolders()

  init(options: ServeOptions) { self.options = options }

  /// Serves until a signal ends it.
  func run() throws(StartError) {
    IgnoredSignals.ignore()
    Terminal.neverWait()
    FreeMemory.keepLongBlocksApart()
    let policy = HostPolicy(
      bound: options.host,
      machineName: ProcessInfo.processInfo.hostName,
      publicName: options.publicName
    )
    let lack = try confinementLack()
    let token = options.token ?? (policy.isPrivate ? nil : Secret.make())
    let server = Server(try parts(policy: policy, token: token))
    let address = self.address(port: server.loop.port, token: token)
    server.run {
      Terminal.say("Tessera is at \(address)")
      if let name = options.publicName, let token {
        Terminal.say("through the proxy, it is at https://\(name)/#token=\(token)")
      }
      if let lack { Terminal.say("not confined: \(lack); see docs/security.md") }
      if options.opensBrowser { Browser.open(address) }
    }
  }

  /// What layout code is not kept from, in a line; `nil` when it is confined.
  private func confinementLack() throws(StartError) -> String? {
    do throws(ConfinementError) {
      return try options.confinement.lack(of: .current)
    } catch {
      throw StartError(message: error.message)
    }
  }

  private func parts(policy: HostPolicy, token: String?) throws(StartError) -> Server.Parts {
    let limits = Limits.standard
    let cluster = try member()
    let sources = try sources(of: cluster)
    let assets = try assets(besides: sources)
    guard FileManager.default.isExecutableFile(atPath: folders.stageHost) else {
      throw StartError(
        message: "\(folders.stageHost) is missing; build it with "
          + "swift build --product tessera-stage-host"
      )
    }
    var environment = SessionMachine.Environment(
      limits: limits,
      token: token,
      makeSecret: Secret.make,
      clock: { Date().timeIntervalSince1970 }
    )
    let loop = try explaining { () throws(EventLoop.SetupError) in
      try EventLoop(
        address: EventLoop.Address(host: options.host, port: options.port),
        limits: limits
      )
    }
    environment.network = network(policy: policy, port: loop.port)
    environment.dataHosts = options.dataHosts
    let journal: any StageJournal
    if let cluster {
      journal = cluster.journal
    } else {
      journal = try self.journal(address: address(port: loop.port, token: nil))
    }
    return Server.Parts(
      loop: loop,
      journal: journal,
      cluster: cluster,
      assets: assets,
      page: pageFolder,
      policy: policy,
      feed: StageFileFeed(sources: sources, limits: limits),
      examples: examples.map { StageCatalog.absolute($0) },
      stageHost: folders.stageHost,
      layoutCompiler: folders.layoutCompiler,
      compilerCache: Self.compilerCache,
      shelf: try shelf(for: sources),
      confinement: options.confinement,
      session: SessionMachine(environment: environment)
    )
  }

  /// How other devices reach the server at its start.
  private func network(policy: HostPolicy, port: Int) -> ShareDesk.Network {
    var network = ShareDesk.Network(canOpen: policy.isPrivate)
    if let name = options.publicName {
      network.addresses = ["https://\(name)/"]
    } else if !policy.isLoopback {
      let hosts = Self.isAnywhere(options.host) ? NetworkAddresses.ipv4 : [options.host]
      network.addresses = hosts.map {
        "http://\($0.contains(":") ? "[\($0)]" : $0):\(port)/"
      }
    }
    return network
  }

  private static func isAnywhere(_ host: String) -> Bool { ["0.0.0.0", "::"].contains(host) }

  /// The page's folder that the command line names.
  private var pageFolder: PageFolder? {
    options.web.map { web in
      PageFolder(StageCatalog.absolute(web)) { ContentType.of(fileName: $0) != nil }
    }
  }

  /// Makes the folder for libraries, if there is Swift source to compile.
  private func shelf(for sources: [StageSource]) throws(StartError) -> LibraryShelf? {
    guard sources.contains(where: { if case .swift = $0.layout { true } else { false } }) else {
      return nil
    }
    guard FileManager.default.isExecutableFile(atPath: folders.layoutCompiler) else {
      throw StartError(
        message: "\(folders.layoutCompiler) is missing; build it with "
          + "swift build --product tessera-layout-compiler"
      )
    }
    do throws(SpawnError) {
      return try LibraryShelf()
    } catch {
      throw StartError(message: error.message)
    }
  }

  private func explaining(
    _ make: () throws(EventLoop.SetupError) -> EventLoop
  ) throws(StartError) -> EventLoop {
    do throws(EventLoop.SetupError) {
      return try make()
    } catch {
      throw StartError(message: error.message + "; choose another with --port N or --host A")
    }
  }

  private func sources(of cluster: ClusterMember?) throws(StartError) -> [StageSource] {
    var catalog = StageCatalog()
    do throws(StageCatalog.CatalogError) {
      try catalog.add(files: options.files, isModule: options.isModule)
    } catch {
      throw StartError(message: error.message)
    }
    if let examples { catalog.addGallery(StageCatalog.absolute(examples) + "/Gallery") }
    if let cluster {
      do throws(Bus.Failure) {
        catalog.add(try cluster.exchange.take(besides: Set(catalog.sources.map(\.entry.id))))
      } catch {
        throw StartError(message: "cannot copy the files of other servers: \(error.message)")
      }
    }
    guard !catalog.sources.isEmpty else {
      throw StartError(
        message: "there is nothing to show; name a file, or the gallery's folder "
          + "with --examples DIR"
      )
    }
    return catalog.sources
  }

  private var examples: String? { options.examples ?? folders.examples }

  private func assets(besides sources: [StageSource]) throws(StartError) -> AssetTable {
    guard let web = options.web ?? folders.page else {
      throw StartError(
        message: "the page's folder is not beside the program; name it with --web DIR"
      )
    }
    var table = AssetTable()
    table.takePage(URL(fileURLWithPath: StageCatalog.absolute(web)))
    guard table.count > 0 else {
      throw StartError(message: "\(web) contains no file that can be served; check --web")
    }
    if let examples {
      table.addFolder(
        URL(fileURLWithPath: StageCatalog.absolute(examples)),
        under: "/examples",
        contentType: ContentType.ofPartOfStage(fileName:)
      )
    }
    let fonts = sources.flatMap { source -> [String] in
      if case .swift(let module) = source.layout { module.fonts } else { [] }
    }
    table.take(SourcePicture.beside(sources.flatMap(\.besides)), fonts: fonts)
    return table
  }

  /// Joins the cluster, if there is one.
  private func member() throws(StartError) -> ClusterMember? {
    guard let url = options.cluster else { return nil }
    do throws(ClusterMember.Refusal) {
      return try ClusterMember(ClusterMember.Options(url: url, name: options.name))
    } catch {
      throw StartError(message: error.message)
    }
  }

  private func journal(address: String) throws(StartError) -> Journal {
    let path = StageCatalog.absolute(options.journal ?? Self.standardJournal)
    do throws(Journal.JournalError) {
      return try Journal(path: path, address: address)
    } catch {
      throw StartError(message: error.message)
    }
  }

  /// The compiler's cache, in the user's folder for files that can be made again.
  static var compilerCache: String {
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"] ?? NSHomeDirectory()
    let given = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (given ?? home + "/.cache") + "/tessera/modules"
  }

  /// The journal of a server that is given none.
  static var standardJournal: String {
    let variables = ProcessInfo.processInfo.environment
    let home = variables["HOME"] ?? NSHomeDirectory()
    let given = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (given ?? home + "/.local/state") + "/tessera/journal.sqlite"
  }

  private func address(port: Int, token: String?) -> String {
    let name = Self.isAnywhere(options.host) ? ProcessInfo.processInfo.hostName : options.host
    let host = name.contains(":") ? "[\(name)]" : name
    return "http://\(host):\(port)/" + (token.map { "#token=\($0)" } ?? "")
  }
}

/// Makes random secrets.
enum Secret {
  private static let words = 2

  /// 128 random bits in hexadecimal.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<words).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// The user's browser.
enum Browser {
  /// Opens an address with the desktop's opener, if there is one.
  static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      Terminal.say("no browser could be opened; open the address yourself")
    }
  }
}
