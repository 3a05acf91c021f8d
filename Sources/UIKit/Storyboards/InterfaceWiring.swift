// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation

/// How the outlets and actions of an app's classes are reached, which the Objective-C runtime does on
/// Apple's systems.
///
/// Generated code adds them; storyboards use them.
@MainActor
public enum InterfaceWiring {
  /// Sets an outlet; returns whether the object has it.
  private typealias Setter = (_ object: AnyObject, _ value: Any) -> Bool
  /// Calls an action, if there is a sender; returns whether the object has it.
  private typealias Caller =
    @MainActor @Sendable (_ object: AnyObject, _ sender: AnyObject?, _ event: AnyObject?) ->
    Bool

  /// Makes a segue of an app's own class.
  public typealias SegueMaker =
    @MainActor (_ identifier: String?, _ source: UIViewController, _ end: UIViewController) ->
    UIStoryboardSegue

  /// Makes the controller at the end of a segue, as an action of the one at its start does.
  ///
  /// - Source: UIStoryboard.h, `IBSegueAction`: the coder, who began the segue, and its identifier.
  public typealias DestinationMaker =
    @MainActor (_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

  /// What an app's process knows of its classes.
  private final class Tables {
    var setters: [String: [Setter]] = [:]
    var callers: [String: [Caller]] = [:]
    /// How controllers make those at the ends of their segues; `nil` for another one.
    var destinations: [String: [@MainActor (AnyObject) -> DestinationMaker?]] = [:]
    /// How objects that are no views or controllers are made, by the names of their classes.
    var makers: [String: () -> AnyObject] = [:]
    /// How an app's own segues are made, by the names of their classes.
    var segues: [String: SegueMaker] = [:]
    /// The module whose classes are named.
    let module: String
    /// Classes of modules that are compiled on their own, by their names with the module's.
    var importedTypes: [String: AnyClass] = [:]

    init(of module: String) { self.module = module }
  }

  private static var tables: Tables {
    if let known = AppProcess.current.wiring as? Tables { return known }
    let made = Tables(of: "")
    AppProcess.current.wiring = made
    return made
  }

  /// Forgets what was added; called before the code of another source, which is in a file, adds its own.
  public static func begin(_ fileID: String) {
    AppProcess.current.wiring = Tables(of: moduleName(fileID))
    KeyedValues.forgetComputed()
  }

  private static func moduleName(_ fileID: String) -> String {
    String(fileID.prefix { $0 != "/" })
  }

  /// Adds a class of a module that the app imports, which is compiled on its own; its file names the module.
  ///
  /// A process may have loaded the module several times, so the runtime's answer for the name may be an earlier class.
  public static func imported(_ name: String, _ type: AnyClass, _ fileID: String) {
    tables.importedTypes["\(moduleName(fileID)).\(name)"] = type
  }

  /// Adds an outlet of a class.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String,
    _ set: @escaping (Owner, Value) -> Void
  ) {
    tables.setters[name, default: []].append { object, value in
      guard let owner = object as? Owner, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Adds a property that Interface Builder sets by its name; `set` returns whether the value fits.
  public static func property<Owner: AnyObject>(
    _ name: String,
    _ set: @escaping (Owner, Any) -> Bool
  ) {
    tables.setters[name, default: []].append { object, value in
      (object as? Owner).map { set($0, value) } ?? false
    }
  }

  /// Adds a computed property that key-value coding reads by its name.
  public static func value<Owner: AnyObject>(
    _ name: String,
    _ get: @escaping (Owner) -> Any?
  ) {
    KeyedValues.addComputed(name) { object in (object as? Owner).flatMap(get) }
  }

  /// A value as a property of some type takes it; `nil` when it is of another type.
  public static func fitting<Value>(
    _ value: Any,
    like property: @autoclosure () -> Value
  ) -> Value? {
    value as? Value
  }

  /// Adds an action of a class, by its name without arguments.
  public static func action<Owner: AnyObject>(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (Owner, AnyObject) -> Void
  ) {
    tables.callers[name, default: []].append { object, sender, _ in
      guard let owner = object as? Owner else { return false }
      if let sender { call(owner, sender) }
      return true
    }
  }

  /// Adds an action that is told what a finger did, by its name without arguments.
  public static func eventAction<Owner: AnyObject>(
    _ name: String,
    _ call: @escaping @MainActor @Sendable (Owner, AnyObject, UIEvent) -> Void
  ) {
    tables.callers[name, default: []].append { object, sender, event in
      guard let owner = object as? Owner else { return false }
      if let sender, let event = event as? UIEvent { call(owner, sender, event) }
      return true
    }
  }

  /// Adds an action that makes the controller at the end of a segue, by its name without arguments.
  public static func destination<Owner: AnyObject>(
    _ name: String,
    _ make: @escaping @MainActor (Owner) -> DestinationMaker
  ) {
    tables.destinations[name, default: []].append { object in (object as? Owner).map(make) }
  }

  /// Adds a class of objects that are no views or controllers, which files may make.
  public static func object(_ name: String, _ make: @escaping () -> AnyObject) {
    tables.makers[name] = make
  }

  /// Adds a class of segues, which storyboards may name.
  public static func segue(_ name: String, _ make: @escaping SegueMaker) {
    tables.segues[name] = make
  }

  /// A segue of a class with a name; `nil` for another one.
  static func segue(
    _ name: String,
    _ identifier: String?,
    _ source: UIViewController,
    _ end: UIViewController
  ) -> UIStoryboardSegue? { tables.segues[name]?(identifier, source, end) }

  /// An object of a class with a name that files may make; `nil` for another one.
  static func made(_ name: String) -> AnyObject? { tables.makers[name]?() }

  /// The app's class with a name.
  static func named(_ name: String) -> AnyClass? { NSClassFromString("\(tables.module).\(name)") }

  /// The class that an element of a file names; `nil` for one that is not there, and without a name.
  ///
  /// Interface Builder writes the module, too. For `target` it is the app's, under a name of its own here; the source
  /// of another one may be compiled together with the app.
  static func named(_ node: MarkupNode) -> AnyClass? {
    guard let name = node["customClass"] else { return nil }
    guard let other = node["customModule"] else { return named(name) }
    let isOwn = node["customModuleProvider"] == "target"
    return isOwn
      ? named(name) ?? imported(name, of: other) : imported(name, of: other) ?? named(name)
  }

  private static func imported(_ name: String, of module: String) -> AnyClass? {
    tables.importedTypes["\(module).\(name)"] ?? NSClassFromString("\(module).\(name)")
  }

  /// Sets an outlet or a property; `false` when the object has none of that name and type.
  static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    tables.setters[name]?.contains { $0(object, value) } ?? false
  }

  /// A selector that calls an action; `nil` when no class has one of that name.
  static func selector(_ name: String) -> Selector? {
    guard let calls = calls(name) else { return nil }
    return Selector(
      name,
      pairCall: { object, sender, event in
        _ = calls.contains { $0(object, sender, event) }
      }
    )
  }

  /// Whether an object has an action.
  static func hasAction(_ name: String, _ object: AnyObject) -> Bool {
    calls(name)?.contains { $0(object, nil, nil) } ?? false
  }

  /// The functions of a selector, whose name has the first label in it: `save(item:)` is
  /// `saveWithItem:`.
  private static func calls(_ name: String) -> [Caller]? { named(by: name, in: tables.callers) }

  /// How an object makes the controller at the end of a segue; `nil` when it has no such action.
  static func destination(_ name: String, of object: AnyObject) -> DestinationMaker? {
    named(by: name, in: tables.destinations)?.lazy.compactMap { $0(object) }.first
  }

  private static func named<Call>(by selector: String, in known: [String: [Call]]) -> [Call]? {
    let word = String(selector.prefix { $0 != ":" })
    if let found = known[word] { return found }
    guard let label = word.range(of: "With", options: .backwards) else { return nil }
    return known[String(word[..<label.lowerBound])]
  }
}
