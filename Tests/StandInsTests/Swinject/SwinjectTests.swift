// SPDX-License-Identifier: Apache-2.0
import Expectations
import Swinject
import Testing
import UIKitTestSupport

private final class Engine {}
private final class Car {
  let engine: Engine
  let name: String
  weak var owner: Owner?
  init(_ engine: Engine, _ name: String) { (self.engine, self.name) = (engine, name) }
}
private final class Owner {
  let car: Car
  init(_ car: Car) { self.car = car }
}

@MainActor
@Suite(.ownProcess) struct SwinjectTests {
  @Test func `each object is made anew, unless its scope is the container`() {
    let container = Container()
    container.register(Engine.self) { _ in Engine() }
    #expect(container.resolve(Engine.self) !== container.resolve(Engine.self))
    container.register(Engine.self) { _ in Engine() }.inObjectScope(.container)
    #expect(container.resolve(Engine.self) === container.resolve(Engine.self))
  }

  @Test func `names, arguments and parents are found`() throws {
    let parent = Container()
    parent.register(Engine.self) { _ in Engine() }
    let container = Container(parent: parent)
    container.register(Car.self, name: "fast") { resolver, name in
      Car(resolver.resolve(Engine.self) ?? Engine(), name)
    }
    let car = try #require(container.resolve(Car.self, name: "fast", argument: "A"))
    expect(car.name, equals: "A")
    #expect(container.resolve(Car.self) == nil)
  }

  @Test func `objects that need each other get each other after they were made`() throws {
    let container = Container()
    container.register(Owner.self) { Owner($0.resolve(Car.self) ?? Car(Engine(), "?")) }
      .initCompleted { _, owner in owner.car.owner = owner }
    container.register(Car.self) { _ in Car(Engine(), "B") }
    let owner = try #require(container.resolve(Owner.self))
    #expect(owner.car.owner === owner)
  }

  @Test func `within one graph, an object is made once`() throws {
    final class Pair {
      let (one, two): (Engine?, Engine?)
      init(_ one: Engine?, _ two: Engine?) { (self.one, self.two) = (one, two) }
    }
    let container = Container()
    container.register(Engine.self) { _ in Engine() }
    container.register(Pair.self) { Pair($0.resolve(Engine.self), $0.resolve(Engine.self)) }
    let pair = try #require(container.resolve(Pair.self))
    #expect(pair.one === pair.two)
  }

  @Test func `assemblies are put together before they are told`() {
    struct Parts: Assembly {
      func assemble(container: Container) { container.register(Engine.self) { _ in Engine() } }
      func loaded(resolver: any Resolver) {
        #expect(resolver.resolve(Engine.self) != nil)
      }
    }
    #expect(Assembler([Parts()]).resolver.resolve(Engine.self) != nil)
  }
}
