// SPDX-License-Identifier: Apache-2.0
import Foundation
import SourcePass
import StageProtocol

/// What one run of the frontend compiles: a small module as a whole, of a large one the files that
/// changed.
struct Build {
  /// The module's name.
  let module: String
  /// Indices of the files that get objects of their own; empty for one object of the module.
  let primaries: [Int]
  /// The objects that the frontend makes.
  let products: [String]
  /// All objects of the library.
  let objects: [String]
  /// The texts of a module that replaces bodies of functions, if only these changed.
  let replacement: [String]
  /// Where lines moved since the objects were compiled.
  let movedLines: [String: [CompileReport.MovedLines]]
  /// The folder of the interface of the module whose bodies are replaced.
  let interfaces: String
  /// Identifies the interface in it; `nil` if it is not that of the compiled files.
  let interface: String?
  /// The module with which a frontend waits for new bodies, if it is there.
  var gate: String? {
    guard let gate = shelf?.gate, FileManager.default.fileExists(atPath: gate) else { return nil }
    return gate
  }
  /// The library of all objects, if it is there; new bodies are linked to it.
  var base: String? {
    guard let base = shelf?.base, FileManager.default.fileExists(atPath: base) else { return nil }
    return base
  }
  /// Whether its functions can be replaced later.
  var isReplaceable: Bool { shelf != nil }

  private let shelf: ObjectShelf?
  private let task: ObjectShelf.Task?

  init(
    _ pass: SourcePass,
    _ result: PassResult,
    _ choices: PassChoices,
    _ modules: (stamp: String, folders: [String]),
    _ place: Workplace,
    _ shelf: ObjectShelf?
  ) {
    guard let shelf, choices.isWhole else {
      (module, primaries, products) = (place.module, [], [place.object])
      (objects, self.shelf, task) = (products, nil, nil)
      (replacement, movedLines, interfaces, interface) = ([], [:], "", nil)
      return
    }
    let task = shelf.task(
      pass,
      result,
      surroundings: pass.surroundings(choices, modules: modules.stamp),
      imports: modules.folders,
      module: place.module
    )
    let interface = shelf.interface(of: task)
    let replacement =
      interface == nil ? nil : BodyReplacement(of: pass.module, named: task.module, task.changed)
    self.interface = interface
    self.replacement = replacement?.texts ?? []
    movedLines = replacement?.movedLines ?? [:]
    interfaces = shelf.interfaces
    module = task.module
    primaries = task.stale
    products = task.stale.map { Self.product($0, place) }
    objects = result.files.indices.map(shelf.object)
    (self.shelf, self.task) = (shelf, task)
  }

  /// What one frontend compiles.
  struct Part {
    var primaries: [Int]
    var products: [String]
  }

  /// The frontends that run at a time at most; each takes one processor.
  private static let mostParts = 2
  /// Below it, another frontend would read the other files for too little.
  private static let fewPrimaries = 8

  /// The shares of the frontends; none when everything is compiled already.
  var parts: [Part] {
    guard !products.isEmpty else { return [] }
    let count = primaries.count > Self.fewPrimaries ? Self.mostParts : 1
    guard count > 1 else { return [Part(primaries: primaries, products: products)] }
    return (0..<count).map { part in
      let own = primaries.indices.filter { $0 % count == part }
      return Part(primaries: own.map { primaries[$0] }, products: own.map { products[$0] })
    }
  }

  /// The object of a file, before it is kept.
  static func product(_ index: Int, _ place: Workplace) -> String { "\(place.folder)/\(index).o" }

  /// The kept files besides that at an index, which has no path here; `nil` if others changed, too.
  func keptFiles(besides index: Int) -> [String]? {
    guard let shelf, let task else { return nil }
    let files = task.texts.indices.compactMap { $0 == index ? "" : shelf.file($0, of: task) }
    return files.count == task.texts.count ? files : nil
  }

  /// Identifies everything that a frontend reads which compiles a file but this file; `nil` if files are not kept.
  func surroundings(of index: Int) -> String? { task?.surroundings(of: index) }

  /// Writes the files that differ from those of kept objects.
  ///
  /// - Returns: The paths of all files.
  func write(_ texts: [String], _ place: Workplace) throws -> [String] {
    try texts.indices.map { index in
      if let kept = task.flatMap({ shelf?.file(index, of: $0) }) { return kept }
      return try place.write(texts[index], named: "\(index)")
    }
  }

  /// Moves the new objects beside those that are kept.
  func takeObjects() throws {
    guard let shelf, let task else { return }
    try shelf.take(products, of: task)
  }

  /// Keeps the objects for the next save.
  func keepObjects() throws {
    guard let shelf, let task else { return }
    try shelf.note(task)
  }
}
