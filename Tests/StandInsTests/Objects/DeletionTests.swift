// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import CoreData
import Expectations
import Foundation
import Testing
import UIKitTestSupport

/// What the rules of relationships do with deleted objects, and what a rollback takes back.
@MainActor
@Suite(.serialized, .ownProcess) struct DeletionTests {
  private static let model = """
    <?xml version="1.0"?>
    <model>
    <entity name="Team">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="players" toMany="YES" deletionRule="Deny" destinationEntity="Player" inverseName="team"/>
      <relationship name="games" toMany="YES" deletionRule="Cascade" destinationEntity="Game" inverseName="team"/>
    </entity>
    <entity name="Player">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="team" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Team"
        inverseName="players"/>
    </entity>
    <entity name="Game">
      <relationship name="team" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Team"
        inverseName="games"/>
    </entity>
    </model>
    """

  private func context() throws -> NSManagedObjectContext {
    let folder = NSTemporaryDirectory() + "deletion-\(UUID().uuidString)"
    let inner = folder + "/Teams.xcdatamodeld/Teams.xcdatamodel"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.model.write(toFile: inner + "/contents", atomically: true, encoding: .utf8)
    return AppProcess.replaced { process in
      process.files = AppFiles(folders: [folder])
      return NSPersistentContainer(name: "Teams").viewContext
    }
  }

  private func make(_ name: String, in context: NSManagedObjectContext) -> NSManagedObject {
    NSEntityDescription.insertNewObject(forEntityName: name, into: context)
  }

  private func count(_ name: String, in context: NSManagedObjectContext) throws -> Int {
    try context.count(for: NSFetchRequest<NSManagedObject>(entityName: name))
  }

  private func names(of object: NSManagedObject, _ key: String) -> Int {
    (object.value(forKey: key) as? NSSet)?.count ?? -1
  }

  @Test func `an object that is denied to be deleted is told, and is there again after a rollback`()
    throws
  {
    let context = try context()
    let (team, player) = (make("Team", in: context), make("Player", in: context))
    team.setValue("Blue", forKey: "name")
    player.setValue(team, forKey: "team")
    try context.save()
    context.delete(team)
    var code = 0
    do { try context.save() } catch {
      let error = error as NSError
      code = error.code
      expect(error.userInfo[NSValidationKeyErrorKey] as? String, equals: "players")
    }
    expect(code, equals: 1600)
    expect(context.deletedObjects, equals: [team])
    context.rollback()
    expect(!context.hasChanges)
    expect(try count("Team", in: context), equals: 1)
    expect(player.value(forKey: "team") as? NSManagedObject, equals: team)
  }

  @Test func `it is deleted together with all that deny it, or after they left it`() throws {
    let context = try context()
    let (team, other) = (make("Team", in: context), make("Team", in: context))
    let (player, stray) = (make("Player", in: context), make("Player", in: context))
    player.setValue(team, forKey: "team")
    stray.setValue(other, forKey: "team")
    try context.save()
    context.delete(team)
    context.delete(player)
    stray.setValue(nil, forKey: "team")
    context.delete(other)
    try context.save()
    expect(try count("Team", in: context), equals: 0)
    expect(try count("Player", in: context), equals: 1)
  }

  @Test func `what goes along is among the deleted objects, and comes back with its links`() throws
  {
    let context = try context()
    let (team, game) = (make("Team", in: context), make("Game", in: context))
    game.setValue(team, forKey: "team")
    try context.save()
    context.delete(team)
    expect(context.deletedObjects, equals: [team, game])
    expect(try count("Game", in: context), equals: 0)
    context.rollback()
    expect(try count("Game", in: context), equals: 1)
    expect(names(of: team, "games"), equals: 1)
    context.delete(game)
    expect(context.updatedObjects, equals: [team])
    expect(names(of: team, "games"), equals: 0)
    context.rollback()
    expect(names(of: team, "games"), equals: 1)
  }

  @Test func `values are taken back to those that were saved, and new objects are gone`() throws {
    let context = try context()
    let player = make("Player", in: context)
    player.setValue("Ada", forKey: "name")
    expect(player.changedValues() as? [String: String], equals: ["name": "Ada"])
    try context.save()
    expectEmpty(player.changedValues())
    player.setValue("Bob", forKey: "name")
    _ = make("Player", in: context)
    expect(player.changedValues() as? [String: String], equals: ["name": "Bob"])
    let committed = player.committedValues(forKeys: ["name"])
    expect(committed as? [String: String], equals: ["name": "Ada"])
    expect(player.hasPersistentChangedValues)
    context.rollback()
    expect(player.value(forKey: "name") as? String, equals: "Ada")
    expect(try count("Player", in: context), equals: 1)
  }
}
