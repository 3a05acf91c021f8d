// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import SwiftSyntax
import Testing

@testable import SourcePass

/// Optional methods that only a subclass implements.
struct InheritedWitnessesTests {
  @Test func `A delegate method that a subclass adds gets a placeholder in its superclass`() {
    let text = """
      class L: UICollectionViewLayout { let d = Sub() }
      class Base: NSObject, UIScrollViewDelegate {
        var n = a
      }
      class Sub: Base {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { n = b }
        func helper() {}
      }
      """
    expect(
      Passed(text).text,
      equals: """
        class L: UICollectionViewLayout { let d = Sub() }
        class Base: NSObject, UIScrollViewDelegate {
          var n = a

        func scrollViewDidScroll(_ scrollView: UIScrollView) { \
        LayoutLibrary.OptionalCall.isMissing(on: self) }
        #sourceLocation(file: "A.swift", line: 4)
        }
        class Sub: Base {
          override func scrollViewDidScroll(_ scrollView: UIScrollView) { n = b }
          func helper() {}
        }
        """
    )
  }

  @Test func `Methods that need no placeholder in a superclass stay unchanged`() {
    let text = """
      class L: UICollectionViewLayout, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
      }
      class Sub: L {
        override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { false }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class Other: UICollectionViewLayout {
        func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool { true }
      }
      """
    expect(Passed(text).text, equals: text)
  }

  @Test func `A placeholder returns the default of UIKit, and extensions count on both sides`() {
    let text = """
      class L: UICollectionViewLayout {}
      extension L: UIGestureRecognizerDelegate {}
      class Sub: L {}
      extension Sub {
        func gestureRecognizer(
          _ g: UIGestureRecognizer,
          shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
      }
      """
    let passed = Passed(text).text
    expect(
      passed.contains(
        "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer ) -> Bool { "
          + "LayoutLibrary.OptionalCall.isMissing(on: self); return false }"
      )
    )
    // The override moves into its class.
    expect(passed.contains("class Sub: L {\n#sourceLocation(file: \"A.swift\", line: 5)\n"))
    expect(passed.contains("  override func gestureRecognizer("))
  }

  @Test func `Each placeholder is made once, also for refined protocols`() {
    let text = """
      protocol Sizing: UICollectionViewDelegateFlowLayout {}
      class L: UICollectionViewLayout { let all = [One(), Two()] as [Base] }
      class Base: NSObject, Sizing {}
      class One: Base {
        func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { false }
      }
      class Two: Base {
        func collectionView(_ c: UICollectionView, shouldSelectItemAt i: IndexPath) -> Bool { false }
      }
      """
    let passed = Passed(text).text
    expect(passed.split(separator: "isMissing(on: self); return true }").count, equals: 2)
    expect(passed.split(separator: "override func").count, equals: 3)
  }

  @Test func `The known optional methods are those with defaults in the engine`() throws {
    let contract = DevelopmentSet.folder.appending(path: "../../Sources/UIKit")
      .standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: contract.path())?.compactMap {
      $0 as? String
    }
    var found: [String: Set<String>] = [:]
    let names = Set(OptionalMethods.own.keys)
    for path in paths ?? [] where path.hasSuffix(".swift") {
      let text = try String(contentsOf: contract.appending(path: path), encoding: .utf8)
      guard names.contains(where: { text.contains("extension \($0) {") }) else { continue }
      let module = SourceModule([(path, text)])
      for unit in module.units where unit.kind == .function && names.contains(unit.path) {
        guard let parent = unit.parent, module.units[parent].kind == .extension,
          unit.modifiers.contains("public"), let function = unit.node.as(FunctionDeclSyntax.self)
        else { continue }
        found[unit.path, default: []].insert(InheritedWitnesses.fullName(function))
      }
    }
    // There is no stand-in for these two results.
    found["UICollectionViewDelegate"]?
      .remove("collectionView(_:transitionLayoutForOldLayout:newLayout:)")
    found["UICollectionViewDropDelegate"]?
      .remove("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)")
    for name in names.sorted() {
      #expect(found[name] ?? [] == OptionalMethods.own[name], "\(name)")
    }
  }
}
