// SPDX-License-Identifier: Apache-2.0
import AppFoundation
public import Foundation

/// What a model says about one kind of object.
open class NSEntityDescription: NSObject {
  open var name: String?
  // The name of the class, as the library has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open var indexes: [NSFetchIndexDescription] = []
  open var uniquenessConstraints: [[Any]] = []
  public internal(set) weak var superentity: NSEntityDescription?
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?

  /// The values of its objects, with those that it inherits.
  open var properties: [NSPropertyDescription] {
    get { own + inheritedProperties }
    set {
      own = newValue.filter { property in !inheritedProperties.contains { $0 === property } }
      for property in own { property.entity = self }
      propertiesChanged()
    }
  }
  /// The entities whose objects are objects of this one, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in oldValue where entity.superentity === self { entity.superentity = nil }
      for entity in subentities { entity.superentity = self }
      propertiesChanged()
    }
  }

  private var own: [NSPropertyDescription] = []
  private var inheritedProperties: [NSPropertyDescription] = []
  public private(set) var attributesByName: [String: NSAttributeDescription] = [:]
  public private(set) var relationshipsByName: [String: NSRelationshipDescription] = [:]

  public override init() { super.init() }

  init(named name: String) {
    super.init()
    self.name = name
  }

  /// Reads what a model's file says, but for the entities that it names.
  init(node: MarkupNode) {
    super.init()
    name = node["name"]
    managedObjectClassName = node["representedClassName"] ?? node["name"]
    isAbstract = node.flag("isAbstract") ?? false
    properties = node.children.compactMap { child in
      switch child.name {
      case "attribute": NSAttributeDescription(node: child)
      case "relationship": NSRelationshipDescription(node: child)
      default: nil
      }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { own in own.name.map { ($0, own) } }) { first, _ in first }
  }

  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
      .sorted { $0.name < $1.name }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// Works out by name what it has, and so do the entities below it.
  private func propertiesChanged() {
    let names = Set(own.map(\.name))
    inheritedProperties = (superentity?.properties ?? []).filter { !names.contains($0.name) }
      .map {
        let property = $0.inherited()
        property.entity = self
        return property
      }
    let all = propertiesByName
    attributesByName = all.compactMapValues { $0 as? NSAttributeDescription }
    relationshipsByName = all.compactMapValues { $0 as? NSRelationshipDescription }
    for entity in subentities { entity.propertiesChanged() }
  }

  /// Reads the names of its properties again, which code may have given after it added them.
  func settle() { if superentity == nil { propertiesChanged() } }

  /// The value that a new object has.
  func standardValue(_ key: String) -> Any? {
    attributesByName[key]?.defaultValue.flatMap(KeyedValues.plain)
  }

  // MARK: Objects

  public static func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.store.entity(named: entityName) }

  public static func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext,
    fileID: String = #fileID
  ) -> NSManagedObject {
    ManagedClasses.note(fileID: fileID)
    return context.store.make(entityName, in: context)
  }
}
