// SPDX-License-Identifier: Apache-2.0
import Foundation
import StageProtocol

/// The classes that Xcode makes from the models of Core Data, so that an app has no source of them.
enum ManagedModel {
  private static let ending = ".xcdatamodel"
  private static let fileBytes = 1 << 20
  private static let mostEntities = 500

  /// A file for each model beside an app that imports Core Data and leaves its classes to Xcode.
  static func code(
    beside paths: [String],
    for files: [(name: String, text: String)]
  ) -> [(name: String, text: String)] {
    guard files.contains(where: { $0.text.contains("import CoreData") }) else { return [] }
    var newest: [String: String] = [:]
    for folder in SourceFolders.all(ending: ending, beside: paths).sorted() {
      newest[(folder as NSString).deletingLastPathComponent] = folder
    }
    return newest.values.sorted().compactMap { folder in
      let path = folder + "/contents"
      guard let handle = FileHandle(forReadingAtPath: path),
        let data = try? handle.read(upToCount: fileBytes),
        let text = String(bytes: data, encoding: .utf8)
      else { return nil }
      let code = classes(of: text, with: files)
      return code.isEmpty ? nil : (path, "import CoreData\nimport Foundation\n" + code)
    }
  }

  private static func classes(
    of model: String,
    with files: [(name: String, text: String)]
  ) -> String {
    var code = ""
    for (index, entity) in model.components(separatedBy: "<entity ").dropFirst().enumerated() {
      guard index < mostEntities, let head = entity.split(separator: ">").first.map(String.init),
        let name = value("representedClassName", in: head), isName(name)
      else { continue }
      let kind = value("codeGenerationType", in: head)
      // Without a word about it, the app has the class.
      guard kind == "class" || kind == "category" else { continue }
      let declares = files.contains { isDeclared(name, in: $0.text) }
      let base = value("parentEntity", in: head).flatMap { isName($0) ? $0 : nil }
      if kind == "class", !declares {
        code += "public class \(name): \(base ?? "NSManagedObject") {}\n"
      }
      let body = entity.components(separatedBy: "</entity>")[0]
      code += "extension \(name) {\n"
      code += "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> "
      code += "{ NSFetchRequest<\(name)>(entityName: \"\(value("name", in: head) ?? name)\") }\n"
      code += members(of: body) + "}\n"
    }
    return code
  }

  private static func members(of body: String) -> String {
    var code = ""
    for line in body.components(separatedBy: "<").dropFirst() {
      guard let name = value("name", in: line), isName(name) else { continue }
      if line.hasPrefix("attribute ") {
        code += "  @NSManaged public var `\(name)`: \(type(of: line))\n"
      } else if line.hasPrefix("relationship "), let target = value("destinationEntity", in: line),
        isName(target)
      {
        guard value("toMany", in: line) == "YES" else {
          code += "  @NSManaged public var `\(name)`: \(target)?\n"
          continue
        }
        let set = value("ordered", in: line) == "YES" ? "NSOrderedSet" : "NSSet"
        let title = name.prefix(1).uppercased() + name.dropFirst()
        code += "  @NSManaged public var `\(name)`: \(set)?\n"
        for start in ["addTo", "removeFrom"] {
          code += "  @NSManaged public func \(start)\(title)(_ value: \(target))\n"
          code += "  @NSManaged public func \(start)\(title)(_ values: \(set))\n"
        }
      }
    }
    return code
  }

  private static func type(of attribute: String) -> String {
    let isScalar = value("usesScalarValueType", in: attribute) == "YES"
    let kind = value("attributeType", in: attribute) ?? "String"
    let scalar: String? =
      switch kind {
      case "Boolean": "Bool"
      case "Integer 16": "Int16"
      case "Integer 32": "Int32"
      case "Integer 64": "Int64"
      case "Float": "Float"
      case "Double": "Double"
      default: nil
      }
    if let scalar { return isScalar ? scalar : "NSNumber?" }
    return switch kind {
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Transformable":
      value("customClassName", in: attribute).flatMap { isName($0) ? $0 + "?" : nil } ?? "NSObject?"
    default: "String?"
    }
  }

  /// The value of an attribute of XML; names of models have no marks.
  private static func value(_ key: String, in text: String) -> String? {
    guard
      let start = text.range(of: " \(key)=\"") ?? text.range(of: "\(key)=\"", options: .anchored),
      let end = text[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    return String(text[start.upperBound..<end])
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && text.first?.isNumber == false
  }

  private static func isDeclared(_ name: String, in text: String) -> Bool {
    text.range(of: "class \(name)\\b", options: .regularExpression) != nil
  }
}
