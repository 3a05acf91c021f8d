// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing

private typealias NSPredicate = AppFoundation.NSPredicate
private typealias NSCompoundPredicate = AppFoundation.NSCompoundPredicate
private typealias NSSortDescriptor = AppFoundation.NSSortDescriptor

private class Thing {
  var name = ""
  var size: Int?
  var tags: [String] = []
  var parent: Thing?
  var inner: [Thing] = []

  init(_ name: String, _ size: Int?, _ tags: [String] = [], in parent: Thing? = nil) {
    (self.name, self.size, self.tags, self.parent) = (name, size, tags, parent)
  }
}

private final class Box: Thing { var isOpen = true }

struct PredicateTests {
  private let box: Box = {
    let box = Box("Été", 12, ["a", "b"], in: Thing("Room", nil))
    box.inner = [Thing("one", 1), Thing("three", 3, ["r"]), Thing("five", 5)]
    return box
  }()

  @Test(arguments: [
    ("name == 'Été'", true), ("name = %@", true), ("name ==[cd] 'ete'", true),
    ("name BEGINSWITH[c] 'é'", true), ("name ENDSWITH 'x'", false), ("name CONTAINS %@", true),
    ("name LIKE '?t*'", true), ("name MATCHES '[A-Z]+'", false), ("%K == %@", false),
    ("size >= 12 AND size < 13", true), ("size IN {1, 12}", true), ("size BETWEEN {13, 20}", false),
    ("NOT size > 12", true), ("NOT (size == 12 OR isOpen == NO)", false), ("isOpen == YES", true),
    ("ANY tags == 'b'", true), ("ALL tags == 'b'", false), ("tags.@count == 2", true),
    ("'b' IN tags", true), ("parent.name == 'Room'", true), ("parent.size == nil", true),
    ("parent != nil && size <> 3 || FALSEPREDICATE", true), ("missing == nil", true),
    ("size < 'x'", false), ("name NOT IN {'Été'}", false), ("size NOT IN {1, 2}", true),
    ("SUBQUERY(inner, $x, $x.size > 2).@count == 2", true),
    ("SUBQUERY(inner, $x, $x.size > 2 AND $x.name == %@).@count == 1", false),
    ("SUBQUERY(inner, $x, ANY $x.tags IN {'q', 'r'}).@count > 0", true),
    ("inner.@sum.size == 9", true), ("inner.@avg.size == 3", true), ("inner.@max.size == 5", true),
    ("inner.@min.size == 1", true), ("inner.@max.missing == nil", true), ("#size == 12", true),
    ("parent.name == \"R\\\"oom\"", false), ("name MATCHES '\\w+'", true),
    ("ANY inner.name CONTAINS[cd] 'É'", true), ("NONE inner.size > 5", true),
  ])
  func `A text is a condition`(_ text: String, _ holds: Bool) {
    expect(NSPredicate(format: text, "Été", "?").evaluate(with: box), equals: holds)
  }

  @Test func `Conditions are joined, and texts that cannot be read always hold`() {
    let yes = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    expect(yes.evaluate(with: "a@b"))
    expect(!yes.evaluate(with: "ab"))
    let no = NSPredicate(value: false)
    let joined = { NSCompoundPredicate(type: $0, subpredicates: [yes, no]).evaluate(with: "a@b") }
    expect(!joined(.and))
    expect(joined(.or))
    expect(!joined(.not))
    for wrong in [
      "name ==", "(a == 1", "name ==[c 'x'", "a == %@", "name 'x'", "a == 1 b",
      "name NOT CONTAINS 'x'",
    ] {
      #expect(NSPredicate(format: wrong).evaluate(with: box), "\(wrong)")
    }
    expect(NSPredicate(format: String(repeating: "(", count: 5000)).evaluate(with: box))
  }

  @Test func `Names of paths are asked further, and variables have values`() {
    expect(NSPredicate(format: "%K.@count == %d", "inner", 3).evaluate(with: box))
    expect(NSPredicate(format: "%K.name == %@", "parent", "Room").evaluate(with: box))
    let named = NSPredicate(format: "size == $wanted AND parent.name == $room.name")
    expect(!named.evaluate(with: box))
    let values: [String: Any] = ["wanted": 12, "room": Thing("Room", 1)]
    expect(named.evaluate(with: box, substitutionVariables: values))
    expect(named.withSubstitutionVariables(values).evaluate(with: box))
    expect(!named.withSubstitutionVariables(["wanted": 1]).evaluate(with: box))
  }

  @Test func `A quotation mark after a backslash is one of the text's own`() {
    let thing = Thing("Anna's", 1)
    expect(NSPredicate(format: "name == 'Anna\\'s'").evaluate(with: thing))
  }

  @Test func `Texts are sorted as the method with the selector compares them`() {
    let things = ["b10", "B9", "é", "f", "a"].map { Thing($0, nil) }
    let sorted = { (descriptor: NSSortDescriptor) in
      NSArray(array: things).sortedArray(using: [descriptor]).map { ($0 as? Thing)?.name ?? "" }
    }
    let by = { NSSortDescriptor(key: "name", ascending: true, selector: $0) }
    expect(sorted(by("localizedStandardCompare(_:)")), equals: ["a", "B9", "b10", "é", "f"])
    expect(sorted(by("localizedCaseInsensitiveCompare:")), equals: ["a", "b10", "B9", "é", "f"])
    let byLength = NSSortDescriptor(keyPath: \Thing.name, ascending: false) { one, other in
      let counts = ((one as? String)?.count ?? 0, (other as? String)?.count ?? 0)
      return counts.0 < counts.1
        ? .orderedAscending : counts.0 > counts.1 ? .orderedDescending : .orderedSame
    }
    expect(sorted(byLength), equals: ["b10", "B9", "é", "f", "a"])
    let backwards = NSSortDescriptor(
      SortDescriptor(\Thing.name, comparator: .lexical, order: .reverse)
    )
    expect(!backwards.ascending)
    // By their letters' numbers, from the greatest.
    expect(sorted(backwards), equals: ["é", "f", "b10", "a", "B9"])
  }

  @Test func `Objects are sorted by names, and equal ones stay as they are`() {
    let things = [Thing("b", 2), Thing("a", 2), Thing("C", nil), Thing("c10", 1), Thing("c9", 1)]
    let sorted = { (orders: [NSSortDescriptor]) in
      NSArray(array: things).sortedArray(using: orders).map { ($0 as? Thing)?.name ?? "" }
    }
    expect(
      sorted([NSSortDescriptor(key: "size", ascending: true)]),
      equals: ["C", "c10", "c9", "b", "a"]
    )
    let byName = NSSortDescriptor(keyPath: \Thing.name, ascending: false)
    expect(
      sorted([NSSortDescriptor(key: "size", ascending: false), byName]),
      equals: ["b", "a", "c9", "c10", "C"]
    )
    let loose = NSSortDescriptor(key: "name", ascending: true, selector: "any")
    expect(sorted([loose]), equals: ["a", "b", "C", "c9", "c10"])
  }
}
