// SPDX-License-Identifier: Apache-2.0
@_exported public import Foundation

/// Makes objects by their types.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service?
  func resolve<Service, A>(_ serviceType: Service.Type, name: String?, argument: A) -> Service?
  func resolve<Service, A, B>(_ serviceType: Service.Type, arguments a: A, _ b: B) -> Service?
  func resolve<Service, A, B, C>(
    _ serviceType: Service.Type,
    arguments a: A,
    _ b: B,
    _ c: C
  ) -> Service?
}

/// How long an object is kept.
public final class ObjectScope: Sendable {
  /// Each time another one.
  public static let transient = ObjectScope()
  /// One for all that is made together.
  public static let graph = ObjectScope()
  /// One for a container.
  public static let container = ObjectScope()
  /// One for a container while somebody has it.
  public static let weak = ObjectScope()
}

/// One type that a container can make.
public final class ServiceEntry<Service> {
  var scope = ObjectScope.graph
  var completed: [(any Resolver, Service) -> Void] = []

  /// Sets how long objects are kept.
  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScope) -> Self {
    scope = objectScope
    return self
  }

  /// Calls a closure after an object was made; objects that need each other get each other there.
  @discardableResult
  public func initCompleted(_ completed: @escaping (any Resolver, Service) -> Void) -> Self {
    self.completed.append(completed)
    return self
  }

  /// Makes the object also known by another type.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> Self {
    forward?(ObjectIdentifier(type), name)
    return self
  }

  var forward: ((ObjectIdentifier, String?) -> Void)?
}

/// Knows how objects are made.
public final class Container: Resolver {
  private struct Key: Hashable {
    var service: ObjectIdentifier
    var name: String?
    var arguments: ObjectIdentifier
  }

  private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private let parent: Container?
  private let defaultScope: ObjectScope
  private var makers: [Key: (Container, Any) -> Any?] = [:]
  private var kept: [Key: Any] = [:]
  private var graph: [Key: Any] = [:]
  private var depth = 0

  public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    (self.parent, defaultScope) = (parent, defaultObjectScope)
  }

  public convenience init(parent: Container? = nil, registeringClosure: (Container) -> Void) {
    self.init(parent: parent)
    registeringClosure(self)
  }

  // MARK: Registering

  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (any Resolver) -> Service
  ) -> ServiceEntry<Service> { add(name, Void.self) { resolver, _ in factory(resolver) } }

  @discardableResult
  public func register<Service, A>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (any Resolver, A) -> Service
  ) -> ServiceEntry<Service> { add(name, A.self) { factory($0, $1) } }

  @discardableResult
  public func register<Service, A, B>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (any Resolver, A, B) -> Service
  ) -> ServiceEntry<Service> { add(name, (A, B).self) { factory($0, $1.0, $1.1) } }

  @discardableResult
  public func register<Service, A, B, C>(
    _ serviceType: Service.Type,
    name: String? = nil,
    factory: @escaping (any Resolver, A, B, C) -> Service
  ) -> ServiceEntry<Service> { add(name, (A, B, C).self) { factory($0, $1.0, $1.1, $1.2) } }

  private func add<Service, Arguments>(
    _ name: String?,
    _ arguments: Arguments.Type,
    _ make: @escaping (any Resolver, Arguments) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>()
    entry.scope = defaultScope
    let key = Key(
      service: ObjectIdentifier(Service.self),
      name: name,
      arguments: ObjectIdentifier(arguments)
    )
    let maker = { (asked: Container, values: Any) -> Any? in
      (values as? Arguments).map { asked.made(key, entry, { make(asked, $0) }, $0) }
    }
    makers[key] = maker
    entry.forward = { [weak self] type, name in
      self?.makers[Key(service: type, name: name, arguments: key.arguments)] = maker
    }
    return entry
  }

  private func made<Service, Arguments>(
    _ key: Key,
    _ entry: ServiceEntry<Service>,
    _ make: (Arguments) -> Service,
    _ arguments: Arguments
  ) -> Service {
    if let known = known(key) as? Service { return known }
    let service = make(arguments)
    if entry.scope === ObjectScope.container { kept[key] = service }
    if entry.scope === ObjectScope.weak { kept[key] = WeakBox(service as AnyObject) }
    if entry.scope === ObjectScope.graph { graph[key] = service }
    for closure in entry.completed { closure(self, service) }
    return service
  }

  private func known(_ key: Key) -> Any? {
    let found = kept[key] ?? graph[key]
    return (found as? WeakBox).map { $0.object as Any? } ?? found
  }

  public func removeAll() { (makers, kept) = ([:], [:]) }
  public func resetObjectScope(_ objectScope: ObjectScope) { kept = [:] }
  public func synchronize() -> any Resolver { self }

  // MARK: Resolving

  public func resolve<Service>(_ serviceType: Service.Type) -> Service? { find(nil, ()) }
  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    find(name, ())
  }
  public func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service? {
    find(nil, argument)
  }
  public func resolve<Service, A>(
    _ serviceType: Service.Type,
    name: String?,
    argument: A
  ) -> Service? { find(name, argument) }
  public func resolve<Service, A, B>(
    _ serviceType: Service.Type,
    arguments a: A,
    _ b: B
  ) -> Service? { find(nil, (a, b)) }
  public func resolve<Service, A, B, C>(
    _ serviceType: Service.Type,
    arguments a: A,
    _ b: B,
    _ c: C
  ) -> Service? { find(nil, (a, b, c)) }

  private func find<Service, Arguments>(_ name: String?, _ arguments: Arguments) -> Service? {
    let key = Key(
      service: ObjectIdentifier(Service.self),
      name: name,
      arguments: ObjectIdentifier(Arguments.self)
    )
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph = [:] }
    }
    var holder: Container? = self
    while let container = holder {
      if let maker = container.makers[key] { return maker(self, arguments) as? Service }
      holder = container.parent
    }
    return nil
  }
}

/// Registers what belongs together.
public protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: any Resolver)
}

extension Assembly {
  public func loaded(resolver: any Resolver) {}
}

/// Puts assemblies into a container.
public final class Assembler {
  private let container: Container

  public init(container: Container? = nil) { self.container = container ?? Container() }
  public init(_ assemblies: [any Assembly], parent: Assembler? = nil) {
    container = Container(parent: parent?.container)
    apply(assemblies: assemblies)
  }
  public convenience init(_ assemblies: [any Assembly], container: Container?) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  public var resolver: any Resolver { container }
  public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
  public func apply(assemblies: [any Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
