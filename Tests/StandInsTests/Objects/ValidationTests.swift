// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import CoreData
import Expectations
import Foundation
import Testing
import UIKitTestSupport

private final class Member: NSManagedObject {
  override func willSave() {
    guard primitiveValue(forKey: "code") as? String == "fill" else { return }
    setPrimitiveValue("AB12", forKey: "code")
  }
}

/// What a model asks of the values of objects that are saved.
@MainActor
@Suite(.serialized, .ownProcess) struct ValidationTests {
  private static let model = """
    <?xml version="1.0"?>
    <model>
    <entity name="Member" representedClassName="Member">
      <attribute name="name" attributeType="String" minValueString="2" maxValueString="5"/>
      <attribute name="age" optional="YES" attributeType="Integer 16" minValueString="18"
        maxValueString="99"/>
      <attribute name="code" optional="YES" attributeType="String"
        regularExpressionString="[A-Z]{2}[0-9]+"/>
      <attribute name="since" optional="YES" attributeType="Date" minDateTimeInterval="100"/>
      <attribute name="note" transient="YES" attributeType="String"/>
      <attribute name="level" attributeType="Integer 16" defaultValueString="1"/>
    </entity>
    </model>
    """

  private func context() throws -> NSManagedObjectContext {
    let folder = NSTemporaryDirectory() + "validation-\(UUID().uuidString)"
    let inner = folder + "/Members.xcdatamodeld/Members.xcdatamodel"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.model.write(toFile: inner + "/contents", atomically: true, encoding: .utf8)
    return AppProcess.replaced { process in
      process.files = AppFiles(folders: [folder])
      return NSPersistentContainer(name: "Members").viewContext
    }
  }

  /// The error of saving; `nil` if everything was saved.
  private func trouble(_ context: NSManagedObjectContext) -> NSError? {
    do {
      try context.save()
      return nil
    } catch { return error as NSError }
  }

  @Test func `a required value that is missing is told by its name, and nothing is saved`() throws {
    let context = try context()
    let member = Member(context: context)
    let error = try #require(trouble(context))
    expect(error.domain, equals: NSCocoaErrorDomain)
    expect(error.code, equals: NSValidationMissingMandatoryPropertyError)
    expect(error.code, equals: 1570)
    expect(error.userInfo[NSValidationKeyErrorKey] as? String, equals: "name")
    expect(error.userInfo["NSValidationErrorObject"] as? Member === member)
    expect(context.insertedObjects, equals: [member])
    member.setValue("Ada", forKey: "name")
    expect(trouble(context), equals: nil)
    expect(!context.hasChanges)
    member.setValue(nil, forKey: "name")
    expect(trouble(context)?.code, equals: 1570)
  }

  @Test func `values beyond their bounds have the codes of these`() throws {
    let context = try context()
    let member = Member(context: context)
    member.setValue("Ada", forKey: "name")
    func code(_ value: Any?, _ key: String) -> Int? {
      let before = member.value(forKey: key)
      member.setValue(value, forKey: key)
      defer { member.setValue(before, forKey: key) }
      return trouble(context)?.code
    }
    expect(code("A", "name"), equals: 1670)
    expect(code("Adalbert", "name"), equals: 1660)
    expect(code(17, "age"), equals: 1620)
    expect(code(100, "age"), equals: 1610)
    expect(code(18, "age"), equals: nil)
    expect(code("A1", "code"), equals: 1680)
    expect(code("AB1", "code"), equals: nil)
    expect(code(Date(timeIntervalSinceReferenceDate: 99), "since"), equals: 1640)
    expect(code(Date(timeIntervalSinceReferenceDate: 100), "since"), equals: nil)
  }

  @Test func `several errors are told in one`() throws {
    let context = try context()
    let member = Member(context: context)
    member.setValue(5, forKey: "age")
    let error = try #require(trouble(context))
    expect(error.code, equals: 1560)
    let all = error.userInfo[NSDetailedErrorsKey] as? [NSError]
    expect(all?.map(\.code), equals: [1620, 1570])
  }

  @Test func `what is set while an object is saved counts`() throws {
    let context = try context()
    let member = Member(context: context)
    member.setValue("Ada", forKey: "name")
    member.setValue("fill", forKey: "code")
    expect(trouble(context), equals: nil)
    expect(member.value(forKey: "code") as? String, equals: "AB12")
  }
}
