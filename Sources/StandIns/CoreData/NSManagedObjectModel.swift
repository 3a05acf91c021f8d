// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// What a model says about the objects of an app, read from its `.xcdatamodeld`.
open class NSManagedObjectModel: NSObject {
  /// The most versions of superclasses that are followed.
  private static let mostParents = 40

  public internal(set) var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { own in own.name.map { ($0, own) } }) { first, _ in first }
  }

  public override init() { super.init() }

  public convenience init?(contentsOf url: URL) {
    self.init(named: url.deletingPathExtension().lastPathComponent)
  }

  public static func mergedModel(from bundles: [Any]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(named: nil)
  }

  /// Reads the model with a name, or the only one; a model that cannot be read has no entities, with a note.
  init(named name: String?) {
    super.init()
    let files = AppFiles.current
    guard let (path, nodes) = ModelFile.nodes(named: name, in: files) else { return }
    do {
      let root = try MarkupNode.read(nodes)
      let described = root.children.filter { $0.name == "entity" }
      entities = described.map(NSEntityDescription.init(node:))
      let known = entitiesByName
      for entity in entities {
        var parent = entity.parentName
        for _ in 0..<Self.mostParents {
          guard let name = parent, let above = known[name] else { break }
          entity.inherit(above)
          parent = above.parentName
        }
      }
    } catch {
      AppNotes.report("bad-model", "\(path), line \(error.line): \(error.reason)")
    }
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

/// What a model says about one kind of object.
open class NSEntityDescription: NSObject {
  open var name: String?
  // The name of the class, as the library has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! = "NSManagedObject"
  public internal(set) var attributes: [String: Attribute] = [:]
  public internal(set) var relationships: [String: Relationship] = [:]
  var parentName: String?

  public struct Attribute {
    public var type: String
    public var standard: String?
    public var isOptional: Bool
    public var isScalar: Bool
  }

  public struct Relationship {
    public var target: String
    public var inverse: String?
    public var isMany: Bool
    public var isOrdered: Bool
    public var cascades: Bool
  }

  public override init() { super.init() }

  init(named name: String) {
    super.init()
    self.name = name
  }

  init(node: MarkupNode) {
    super.init()
    name = node["name"]
    managedObjectClassName = node["representedClassName"] ?? node["name"]
    parentName = node["parentEntity"]
    for child in node.children {
      guard let key = child["name"] else { continue }
      if child.name == "attribute" {
        attributes[key] = Attribute(
          type: child["attributeType"] ?? "String",
          standard: child["defaultValueString"],
          isOptional: child.flag("optional") ?? false,
          isScalar: child.flag("usesScalarValueType") ?? false
        )
      } else if child.name == "relationship" {
        relationships[key] = Relationship(
          target: child["destinationEntity"] ?? "",
          inverse: child["inverseName"],
          isMany: child.flag("toMany") ?? false,
          isOrdered: child.flag("ordered") ?? false,
          cascades: child["deletionRule"] == "Cascade"
        )
      }
    }
  }

  func inherit(_ other: NSEntityDescription) {
    attributes.merge(other.attributes) { own, _ in own }
    relationships.merge(other.relationships) { own, _ in own }
  }

  open var attributesByName: [String: Attribute] { attributes }
  open var relationshipsByName: [String: Relationship] { relationships }

  public static func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.store.entity(named: entityName) }

  public static func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    context.store.make(entityName, in: context)
  }

  /// The value that a new object has.
  func standardValue(_ key: String) -> Any? {
    guard let attribute = attributes[key], let text = attribute.standard else { return nil }
    return switch attribute.type {
    case "Boolean": text == "YES" || text == "1"
    case "Integer 16", "Integer 32", "Integer 64": Int(text)
    case "Float", "Double", "Decimal": Double(text)
    case "Date":
      attribute.standard.flatMap(Double.init).map(Date.init(timeIntervalSinceReferenceDate:))
    default: text
    }
  }
}
