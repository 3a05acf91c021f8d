// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import AppFoundation
public import Foundation

/// What a model says about one value of an entity's objects.
open class NSPropertyDescription: NSObject {
  // The entity that has it, as the library declares it: nothing before it is added to one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public internal(set) weak var entity: NSEntityDescription!
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var isIndexedBySpotlight = false
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  public private(set) var validationPredicates: [AppFoundation.NSPredicate] = []
  public private(set) var validationWarnings: [Any] = []

  public override init() { super.init() }

  open func setValidationPredicates(
    _ validationPredicates: [AppFoundation.NSPredicate]?,
    withValidationWarnings validationWarnings: [String]?
  ) {
    setConditions(validationPredicates ?? [], warnings: validationWarnings ?? [])
  }

  /// Sets conditions with what is told where they do not hold: words, or the code of an error.
  final func setConditions(_ conditions: [AppFoundation.NSPredicate], warnings: [Any]) {
    (validationPredicates, validationWarnings) = (conditions, warnings)
  }

  /// The same words for an entity that inherits them.
  func inherited() -> NSPropertyDescription {
    let own = NSPropertyDescription()
    copyWords(to: own)
    return own
  }

  final func copyWords(to own: NSPropertyDescription) {
    (own.name, own.isOptional, own.isTransient, own.userInfo) =
      (name, isOptional, isTransient, userInfo)
    (own.isIndexedBySpotlight, own.renamingIdentifier) = (isIndexedBySpotlight, renamingIdentifier)
    own.setConditions(validationPredicates, warnings: validationWarnings)
  }
}

/// The kind of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// The kind by its name in a model's file.
  init(file name: String) {
    self = Self.names[name] ?? .undefinedAttributeType
  }

  private static let names: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType,
    "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
    "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
  ]
}

/// What a model says about a value that is no object of the model.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kind of the values, by its newer names.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }

  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false

  /// Reads what a model's file says.
  convenience init(node: MarkupNode) {
    self.init()
    name = node["name"] ?? ""
    isOptional = node.flag("optional") ?? false
    isTransient = node.flag("transient") ?? false
    attributeType = NSAttributeType(file: node["attributeType"] ?? "String")
    // Dates have their own word, in seconds since 2001.
    let standard = node["defaultValueString"] ?? node["defaultDateTimeInterval"]
    defaultValue = standard.flatMap { value(of: $0) }
    takeBounds(of: node)
  }

  private func value(of text: String) -> Any? {
    switch attributeType {
    case .booleanAttributeType: text == "YES" || text == "1"
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: Int(text)
    case .floatAttributeType, .doubleAttributeType, .decimalAttributeType: Double(text)
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: text
    }
  }

  override func inherited() -> NSPropertyDescription {
    let own = NSAttributeDescription()
    copyWords(to: own)
    (own.attributeType, own.defaultValue) = (attributeType, defaultValue)
    return own
  }
}

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// What a model says about objects to which an object leads.
open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The most objects; 0 means any number.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
  /// The other end's name, also where a model's file does not describe it.
  private var inverseName: String?

  /// The name of the other end.
  var inverse: String? { inverseRelationship?.name ?? inverseName }

  /// Reads what a model's file says, but for the entity to which it leads.
  convenience init(node: MarkupNode) {
    self.init()
    name = node["name"] ?? ""
    isOptional = node.flag("optional") ?? false
    maxCount = node.flag("toMany") == true ? 0 : 1
    isOrdered = node.flag("ordered") ?? false
    inverseName = node["inverseName"]
    deleteRule =
      switch node["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }

  override func inherited() -> NSPropertyDescription {
    let own = NSRelationshipDescription()
    copyWords(to: own)
    (own.destinationEntity, own.inverseRelationship) = (destinationEntity, inverseRelationship)
    (own.maxCount, own.minCount, own.deleteRule) = (maxCount, minCount, deleteRule)
    (own.isOrdered, own.inverseName) = (isOrdered, inverseName)
    return own
  }
}

/// A property by which a store finds objects faster; all objects are in memory here.
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
    super.init()
  }
}

/// How an index is ordered.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}

/// Properties by which a store finds objects faster.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: AppFoundation.NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
  }
}
