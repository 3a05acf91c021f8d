// SPDX-License-Identifier: Apache-2.0
package import Foundation
public import UIKit

/// An object of a layout file that is a data source, or gives its collection view one.
///
/// It is set up here, and the stage reads the results.
@MainActor
public final class OwnSource {
  /// The type's name in the file.
  public let name: String
  let owner: AnyObject
  private var steps: [(OwnSource) -> Void] = []
  private var fillings: [Filling] = []
  private var classes: [(UICollectionView) -> Void] = []
  private var kept: [AnyObject] = []
  private var isStarted = false
  private var filled: Set<String> = []
  private weak var attached: UICollectionView?
  private var screen: Screen?
  /// Whether the collection view that the object made is not on its screen, so that it is shown alone.
  private var isBeside = false
  /// The screen in use; `nil` before the set-up, and for an object that only shows cells.
  package private(set) lazy var live =
    isBeside
    ? nil : screen.map { LiveScreen($0, isTold: Self.unturned[name] == nil) }

  private typealias Filling = (
    name: String, fill: (_ data: any PreviewData, _ again: Bool) -> Bool
  )

  /// Wraps an object of the type and keeps it alive.
  public init(_ name: String, _ owner: AnyObject) {
    self.name = name
    self.owner = owner
  }

  // MARK: For generated code

  /// Adds a step of setting the object up.
  public func step(_ work: @escaping (OwnSource) -> Void) { steps.append(work) }

  /// Adds a list of the object that the stage's data fill while the file leaves it empty.
  ///
  /// `work` gets the data and whether it filled the list before. It returns whether it filled it
  /// now.
  public func fill(_ name: String, _ work: @escaping (any PreviewData, Bool) -> Bool) {
    fillings.append((name, work))
  }

  /// Adds the class that the file expects for cells with an identifier.
  public func cell(
    _ type: UICollectionViewCell.Type,
    _ identifier: @escaping () -> String
  ) {
    classes.append { view in
      guard !view.hasCell(withReuseIdentifier: identifier()) else { return }
      view.register(type, forCellWithReuseIdentifier: identifier())
    }
  }

  /// Adds the class that the file expects for supplementary views of a kind with an identifier.
  public func view(
    _ type: UICollectionReusableView.Type,
    ofKind kind: @escaping () -> String,
    _ identifier: @escaping () -> String
  ) {
    classes.append { view in
      guard !view.hasView(ofKind: kind(), withReuseIdentifier: identifier()) else { return }
      view.register(
        type,
        forSupplementaryViewOfKind: kind(),
        withReuseIdentifier: identifier()
      )
    }
  }

  /// Puts a controller on a screen of its own, as a step of setting it up.
  public func show(_ controller: UIViewController) {
    self.controller = controller
    showLater { controller }
  }

  /// Puts a controller that is made then on a screen of its own, as a step of setting up.
  func showLater(_ make: @escaping () -> UIViewController) {
    isScreen = true
    step { own in
      let controller = make()
      own.controller = controller
      own.screen = Screen(controller)
    }
  }

  /// Starts an app, whose window is the screen, as a step of setting it up.
  func show(_ root: AppRoot) {
    (isScreen, isRoot) = (true, true)
    step { own in
      let screen = Screen(root)
      (own.screen, own.controller) = (screen, screen.root)
    }
  }

  /// Puts a view on a screen of its own, as a step of setting it up.
  public func show(_ view: UIView) { show(ViewHolder(view)) }

  /// Keeps an object alive that the wrapped object holds weakly.
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  // MARK: For the stage

  /// The data source that the set-up gave the file's collection view, or the object itself.
  package private(set) var dataSource: (any UICollectionViewDataSource)?

  /// The delegate that gives flow layouts their sizes; `nil` when the object gives none.
  public var delegate: (any UICollectionViewDelegate)?

  /// Whether the object is put on a screen of its own.
  package private(set) var isScreen = false
  /// Whether it is the start of an app, whose window is shown as it is.
  package private(set) var isRoot = false
  /// Whether the start of an app showed anything in its window.
  package var showsWindow: Bool { screen?.isBlank == false }
  /// The number of collection views on the screen that are not shown.
  package private(set) var hiddenCount = 0

  /// The object as a controller, which learns the size of its view; `nil` when it is not a
  /// controller.
  public var controller: UIViewController?
  /// The traits that the controller was told last.
  private var traits: UITraitCollection?

  /// Why controllers of some types are told no sizes, by the type's name: they would stop.
  package static var unturned: [String: String] = [:]

  /// The present layout of the file's collection view.
  package var layout: UICollectionViewLayout? {
    isLive ? live?.shown.collectionViewLayout : attached?.collectionViewLayout
  }
  /// Whether the screen itself is shown, with its own collection view.
  package var isLive = false

  /// Collection views that got a data source before the object was set up.
  var early: [UICollectionView] = []

  /// Sets the object up, once; `tell` runs before its view is laid out.
  package func start(_ tell: () -> Void = {}) {
    guard !isStarted else { return }
    isStarted = true
    let views = early + AttachedViews.during { for step in steps { step(self) } }
    let shown = screen?.collectionViews ?? []
    let own =
      shown.first ?? views.first { $0.dataSource === owner }
      ?? views.first { $0.dataSource != nil }
    attached = own
    isBeside = shown.isEmpty && own != nil && !isRoot
    hiddenCount = max(0, shown.count - 1)
    dataSource = own?.dataSource ?? (isScreen ? nil : owner as? any UICollectionViewDataSource)
    if isScreen { delegate = own?.delegate }
    kept += views + shown
    if let dataSource { kept.append(dataSource) }
    tell()
    turn(to: UIScreen.main.bounds.size, UIScreen.main.traitCollection)
  }

  /// Resizes the views of the controller, in points, and tells the controller.
  package func turn(to size: CGSize, _ traits: UITraitCollection) {
    guard let controller, !isLive, size.width > 0, size.height > 0 else { return }
    defer { screen?.resize(to: size) }
    guard Self.unturned[name] == nil else {
      controller.view.frame.size = size
      return
    }
    // On a screen, the collection view has the place that the app gives it.
    if screen == nil { attached?.frame = CGRect(origin: .zero, size: size) }
    controller.turn(to: size, traits, from: self.traits)
    self.traits = traits
  }

  /// Fills the lists that the file leaves empty from the data.
  ///
  /// - Returns: The names of the filled lists.
  package func fill(from data: any PreviewData) -> [String] {
    fillings.compactMap { filling in
      guard filling.fill(data, filled.contains(filling.name)) else { return nil }
      filled.insert(filling.name)
      return filling.name
    }
  }

  /// The content inset of the file's collection view, in points.
  package var contentInset: UIEdgeInsets { attached?.contentInset ?? .zero }

  /// Whether taps select several items; `nil` when they select none.
  package var selectsSeveral: Bool? {
    guard let attached else { return false }
    return attached.allowsSelection ? attached.allowsMultipleSelection : nil
  }

  /// The colour behind the items: of the collection view, or of the view behind a clear one; `nil`
  /// when the file sets none.
  package var ground: UIColor? {
    // A collection view controller's collection view is not linked to the view around it.
    let around = controller?.viewIfLoaded
    var view: UIView? = attached
    while let shown = view, let colour = shown.chosenGround {
      guard colour.components.alpha == 0 else { return colour }
      view = shown.superview ?? (shown === around ? nil : around)
    }
    return nil
  }

  /// Registers the file's own registrations, and then the classes that the file only expects.
  package func register(in view: UICollectionView) {
    turn(to: view.bounds.size, view.traitCollection)
    if let attached { view.adoptRegistrations(of: attached) }
    for register in classes { register(view) }
  }
}

extension OwnSource {
  /// A phone's screen, in points.
  private static let screen = CGSize(width: 390, height: 844)

  /// A collection view for an outlet, in place of the missing storyboard.
  public static func collectionView() -> UICollectionView {
    let frame = CGRect(origin: .zero, size: screen)
    return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
