// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation

/// What a model says about the objects of an app: made in code, or read from its `.xcdatamodeld`.
open class NSManagedObjectModel: NSObject {
  /// The most entities above one.
  private static let mostParents = 40

  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { own in own.name.map { ($0, own) } }) { first, _ in first }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?
  private var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]

  public override init() { super.init() }

  public convenience init?(contentsOf url: URL) {
    self.init(named: url.deletingPathExtension().lastPathComponent)
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = models?.flatMap(\.entities) ?? []
  }

  public static func mergedModel(from bundles: [AppFoundation.Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(named: nil)
  }

  open var configurations: [String] { entitiesByConfiguration.keys.sorted() }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { entitiesByConfiguration[$0] } ?? entities
  }
  open func setEntities(
    _ entities: [NSEntityDescription],
    forConfigurationName configuration: String
  ) {
    entitiesByConfiguration[configuration] = entities
  }

  /// Reads the model with a name, or the only one; a model that cannot be read has no entities, with a note.
  init(named name: String?) {
    super.init()
    let files = AppFiles.current
    guard let (path, nodes) = ModelFile.nodes(named: name, in: files) else { return }
    do {
      let root = try MarkupNode.read(nodes)
      read(root.children.filter { $0.name == "entity" })
    } catch {
      AppNotes.report("bad-model", "\(path), line \(error.line): \(error.reason)")
    }
  }

  private func read(_ nodes: [MarkupNode]) {
    let made = nodes.map { ($0, NSEntityDescription(node: $0)) }
    entities = made.map(\.1)
    let known = entitiesByName
    for (node, entity) in made {
      let links = node.children.filter { $0.name == "relationship" }
      for link in links {
        guard let name = link["name"], let own = entity.relationshipsByName[name] else { continue }
        own.destinationEntity = link["destinationEntity"].flatMap { known[$0] }
        let inverse = link["inverseName"]
        own.inverseRelationship =
          inverse.flatMap { own.destinationEntity?.relationshipsByName[$0] }
      }
    }
    let parents = Dictionary(
      made.compactMap { node, entity in node["parentEntity"].map { (entity.name ?? "", $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    for (node, entity) in made where !Self.isCircle(from: entity.name ?? "", parents) {
      if let parent = node["parentEntity"].flatMap({ known[$0] }) {
        parent.subentities.append(entity)
      }
    }
  }

  /// Whether an entity is above itself.
  private static func isCircle(from name: String, _ parents: [String: String]) -> Bool {
    var above = parents[name]
    for _ in 0..<mostParents {
      guard let present = above else { return false }
      if present == name { return true }
      above = parents[present]
    }
    return true
  }
}

/// The file of a model.
enum ModelFile {
  /// The content of the newest version of a model.
  static func nodes(named name: String?, in files: AppFiles) -> (path: String, bytes: Data)? {
    let models = files.paths(named: "contents", under: ".xcdatamodel")
    let own = name.map { name in
      models.filter {
        $0.contains("/\(name).xcdatamodeld/") || $0.contains("/\(name).xcdatamodel/")
      }
    }
    let found = own.flatMap { $0.isEmpty ? nil : $0 } ?? models
    guard let path = found.last else {
      AppNotes.report(
        "no-model",
        "There is no .xcdatamodeld\(name.map { " named \($0)" } ?? "") beside the source; "
          + "entities have the names of their classes."
      )
      return nil
    }
    let current = (path as NSString).deletingLastPathComponent
    let folder = (current as NSString).deletingLastPathComponent
    var chosen = path
    if let bytes = files.content(of: folder + "/.xccurrentversion"),
      let values = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
        as? [String: Any], let version = values["_XCCurrentVersionName"] as? String
    {
      chosen = "\(folder)/\(version)/contents"
    }
    return files.content(of: chosen).map { ((chosen as NSString).lastPathComponent, $0) }
  }
}
