// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import RealmSwift
import Testing
import UIKitTestSupport

private final class Dog: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name: String
  @Persisted var age = 1
  @Persisted var owner: Person?
}

private final class Person: Object {
  @Persisted var name = ""
  @Persisted var dogs: List<Dog>
}

private final class Walk: Object {
  @Persisted var places: MutableSet<String>
  @Persisted var dogs: MutableSet<Hound>
  @Persisted var minutes: Map<String, Int>
}

private final class Hound: Object {
  @Persisted var name = ""
  @Persisted var friend: Hound?
  @Persisted(originProperty: "dogs") var walks: LinkingObjects<Walk>
  let admirers = LinkingObjects(fromType: Hound.self, property: "friend")
}

/// A class in the style of before version 10.
private final class Note: Object {
  dynamic var text = ""
  dynamic var id = 0
  override static func primaryKey() -> String? { "id" }
}

@MainActor
@Suite(.ownProcess) struct RealmSwiftTests {
  @Test func `sets keep a value once, and maps a value for each key`() throws {
    try kennel { realm, _ in
      let walk = Walk()
      walk.places.insert(objectsIn: ["park", "shore", "park"])
      walk.minutes["park"] = 20
      walk.minutes["shore"] = 45
      walk.minutes["park"] = 25
      try realm.write { realm.add(walk) }
      expect(Array(walk.places), equals: ["park", "shore"])
      expect(walk.places.contains("shore"))
      let walks = realm.objects(Walk.self)
      expect(walks.where { $0.places.contains("shore") }.count, equals: 1)
      expect(walks.where { $0.places.contains("sea") }.count, equals: 0)
      expect(walks.where { $0.places.containsAny(in: ["sea", "park"]) }.count, equals: 1)
      let other = MutableSet<String>()
      other.insert("shore")
      expect(other.isSubset(of: walk.places))
      walk.places.subtract(other)
      expect(Array(walk.places), equals: ["park"])
      expect(walk.minutes.keys, equals: ["park", "shore"])
      expect(walk.minutes.values, equals: [25, 45])
      walk.minutes["park"] = nil
      expect(walk.minutes.map { "\($0.key) \($0.value)" }, equals: ["shore 45"])
    }
  }

  @Test func `objects know which other ones name them`() throws {
    try kennel { realm, _ in
      let (first, second, dog, fan) = (Walk(), Walk(), Hound(), Hound())
      (dog.name, fan.name, fan.friend) = ("Rex", "Ada", dog)
      expectEmpty(Array(dog.walks.map(\.places.count)))
      try realm.write {
        first.dogs.insert(dog)
        realm.add([first, second])
        realm.add(fan)
      }
      // What a set names is kept with its object.
      expect(dog.realm != nil)
      #expect(dog.walks.count == 1 && dog.walks.first === first)
      expect(dog.admirers.map(\.name), equals: ["Ada"])
      expect(fan.admirers.count, equals: 0)
      try realm.write { second.dogs.insert(dog) }
      expect(dog.walks.count, equals: 2)
      try realm.write { realm.delete(fan) }
      expect(dog.admirers.count, equals: 0)
      try realm.write { realm.delete(dog) }
      expect(first.dogs.count, equals: 0)
    }
  }

  private func dog(_ id: Int, _ name: String, _ age: Int) -> Dog {
    Dog(value: ["id": id, "name": name, "age": age])
  }

  private func kennel(_ body: (Realm, AppProcess) throws -> Void) throws {
    try AppProcess.replaced { process in
      let realm = try Realm()
      try realm.write { realm.add([dog(1, "Rex", 3), dog(2, "Ada", 5), dog(3, "max", 4)]) }
      try body(realm, process)
    }
  }

  @Test func `objects are found by conditions, in texts and in closures, and sorted`() throws {
    try kennel { realm, _ in
      let dogs = realm.objects(Dog.self)
      expect(dogs.map(\.name), equals: ["Rex", "Ada", "max"])
      expect(dogs.filter("age > 3").map(\.name), equals: ["Ada", "max"])
      expect(
        dogs.filter("name CONTAINS[c] %@ AND age < 5", "X").map(\.name),
        equals: ["Rex", "max"]
      )
      expect(dogs.where { $0.age >= 4 && !$0.name.starts(with: "m") }.map(\.name), equals: ["Ada"])
      expect(dogs.where { $0.id.in([1, 3]) }.map(\.id), equals: [1, 3])
      expect(dogs.sorted(byKeyPath: "age", ascending: false).map(\.age), equals: [5, 4, 3])
      expect(dogs.sorted(by: \.name).map(\.name), equals: ["Ada", "Rex", "max"])
      expect(dogs.max(ofProperty: "age") as Int?, equals: 5)
      expect(dogs.sum(ofProperty: "age") as Int, equals: 12)
      expect(dogs.average(ofProperty: "age"), equals: 4)
      expect(realm.object(ofType: Dog.self, forPrimaryKey: 2)?.name, equals: "Ada")
      // Another realm of the same name has the same objects.
      expect(try Realm().objects(Dog.self).count, equals: 3)
      let other = try Realm(configuration: .init(inMemoryIdentifier: "other"))
      #expect(other.isEmpty)
    }
  }

  @Test func `an object with a known key takes its values, and parts come with the whole`() throws {
    try kennel { realm, _ in
      let first = try #require(realm.object(ofType: Dog.self, forPrimaryKey: 1))
      let person = Person(value: ["name": "Ann"])
      person.dogs.append(objectsIn: [first, dog(4, "Kim", 2)])
      try realm.write {
        realm.add(dog(1, "Rexi", 9), update: .modified)
        realm.add(person)
        first.owner = person
      }
      #expect(first.name == "Rexi" && first.age == 9)
      expect(realm.objects(Dog.self).count, equals: 4)
      expect(realm.objects(Person.self).filter("ANY dogs.name == 'Kim'").count, equals: 1)
      expect(person.dogs.sorted(byKeyPath: "age").map(\.name), equals: ["Kim", "Rexi"])
      try realm.write { realm.delete(first) }
      #expect(first.isInvalidated && first.realm == nil)
      expect(person.dogs.map(\.name), equals: ["Kim"])
      try realm.write { realm.delete(person) }
      #expect(realm.objects(Dog.self).allSatisfy { $0.owner == nil })
    }
  }

  @Test func `what goes is forgotten by what named it`() throws {
    try kennel { realm, _ in
      let dog = realm.objects(Dog.self)[0]
      let person = Person()
      try realm.write {
        dog.owner = person
        realm.add(person)
      }
      try realm.write { realm.delete(person) }
      #expect(dog.owner == nil)
    }
  }

  @Test func `changes of a collection are told when a write ends`() throws {
    try kennel { realm, process in
      var told: [String] = []
      let young = realm.objects(Dog.self).filter("age < 5").sorted(byKeyPath: "age")
      let token = young.observe { change in
        switch change {
        case .initial(let dogs): told.append("initial \(dogs.map(\.id))")
        case .update(let dogs, let deletions, let insertions, let modifications):
          told.append("\(dogs.map(\.id)) -\(deletions) +\(insertions) ~\(modifications)")
        case .error: told.append("error")
        }
      }
      process.clock.settle()
      try realm.write { realm.objects(Dog.self)[0].name = "Roxy" }
      try realm.write {
        realm.delete(realm.objects(Dog.self)[2])
        realm.add(dog(7, "New", 1))
      }
      // What the collection does not contain tells nothing.
      try realm.write { realm.objects(Dog.self)[1].name = "Eda" }
      try realm.write(withoutNotifying: [token]) { realm.add(dog(8, "Quiet", 1)) }
      token.invalidate()
      try realm.write { realm.add(dog(9, "Late", 1)) }
      expect(
        told,
        equals: ["initial [1, 3]", "[1, 3] -[] +[] ~[0]", "[7, 1] -[1] +[0] ~[]"]
      )
    }
  }

  @Test func `a write that throws leaves everything as it was`() throws {
    struct Mishap: Error {}
    try kennel { realm, _ in
      #expect(throws: Mishap.self) {
        try realm.write {
          realm.objects(Dog.self)[0].name = "X"
          realm.delete(realm.objects(Dog.self)[1])
          realm.add(dog(5, "Y", 1))
          throw Mishap()
        }
      }
      expect(realm.objects(Dog.self).map(\.name), equals: ["Rex", "Ada", "max"])
      #expect(!realm.isInWriteTransaction)
    }
  }

  @Test func `older classes have keys and values, too, and objects tell their changes`() throws {
    try AppProcess.replaced { _ in
      let realm = try Realm()
      let note = Note()
      (note.id, note.text) = (4, "a")
      try realm.write { realm.add(note) }
      expect(realm.object(ofType: Note.self, forPrimaryKey: 4)?.text, equals: "a")
      expect(realm.objects(Note.self).filter("text BEGINSWITH 'a'").count, equals: 1)
      var told: [String] = []
      let token = note.observe { change in
        switch change {
        case .change(_, let properties):
          told += properties.map { "\($0.name) \($0.oldValue ?? "") \($0.newValue ?? "")" }
        case .deleted: told.append("deleted")
        case .error: told.append("error")
        }
      }
      try realm.write { note.text = "b" }
      try realm.write { realm.delete(note) }
      token.invalidate()
      expect(told, equals: ["text a b", "deleted"])
      #expect((try? ObjectId(string: "x")) == nil)
      expect(ObjectId.generate().stringValue.count, equals: 24)
    }
  }
}
