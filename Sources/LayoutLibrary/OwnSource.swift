// SPDX-License-Identifier: Apache-2.0
package import Foundation
public import UIKit

/// A type of a layout file that is a data source, or gives its collection view one: how to set it up, and what
/// came of that.
@MainActor
public final class OwnSource {
  /// What the file calls the type.
  public let name: String
  let owner: AnyObject
  private var steps: [(OwnSource) -> Void] = []
  private var fillings: [Filling] = []
  private var classes: [(UICollectionView) -> Void] = []
  private var kept: [AnyObject] = []
  private var isStarted = false
  private var filled: Set<String> = []
  private weak var attached: UICollectionView?

  private typealias Filling = (
    name: String, fill: (_ data: any PreviewData, _ again: Bool) -> Bool
  )

  /// Describes an object of the type, which is kept alive.
  public init(_ name: String, _ owner: AnyObject) {
    self.name = name
    self.owner = owner
  }

  // MARK: For generated code

  /// Adds something to do when the object is set up.
  public func step(_ work: @escaping (OwnSource) -> Void) { steps.append(work) }

  /// Adds a list of the object that the stage's data can fill while the file leaves it empty.
  ///
  /// `work` gets the data and whether it has filled the list before; it says whether it filled it now.
  public func fill(_ name: String, _ work: @escaping (any PreviewData, Bool) -> Bool) {
    fillings.append((name, work))
  }

  /// Adds the class that the file takes the cells of an identifier for.
  public func cell(
    _ type: UICollectionViewCell.Type,
    _ identifier: @escaping () -> String
  ) {
    classes.append { view in
      guard !view.hasCell(withReuseIdentifier: identifier()) else { return }
      view.register(type, forCellWithReuseIdentifier: identifier())
    }
  }

  /// Adds the class that the file takes the supplementary views of a kind and identifier for.
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

  /// Keeps alive what the object holds weakly.
  public func keep<Object: AnyObject>(_ object: Object) -> Object {
    kept.append(object)
    return object
  }

  // MARK: For the stage

  /// What the file's collection view is asked: what it was given while it was set up, or the object itself.
  package private(set) var dataSource: (any UICollectionViewDataSource)?

  /// What flow layouts find as the delegate; `nil` when the object says nothing of sizes.
  public var delegate: (any UICollectionViewDelegate)?

  /// The object as a controller, which is told of its view's size; `nil` where it is none.
  public var controller: UIViewController?
  /// What was known of the device when the controller was told last.
  private var traits: UITraitCollection?

  /// Why types of the file are told of no sizes, by their names: they would stop.
  package static var unturned: [String: String] = [:]

  /// The layout that the file's collection view has at present.
  package var layout: UICollectionViewLayout? { attached?.collectionViewLayout }

  /// Collection views that were given a data source before the object was set up.
  var early: [UICollectionView] = []

  /// Sets the object up, once; `tell` hears before its view is laid out.
  package func start(_ tell: () -> Void = {}) {
    guard !isStarted else { return }
    isStarted = true
    let views = early + AttachedViews.during { for step in steps { step(self) } }
    let own = views.first { $0.dataSource === owner } ?? views.first { $0.dataSource != nil }
    attached = own
    dataSource = own?.dataSource ?? owner as? any UICollectionViewDataSource
    kept += views
    if let dataSource { kept.append(dataSource) }
    tell()
    turn(to: UIScreen.main.bounds.size, UIScreen.main.traitCollection)
  }

  /// Gives the controller's view and its collection view a size, in points, and has the controller hear of it.
  package func turn(to size: CGSize, _ traits: UITraitCollection) {
    guard let controller, size.width > 0, size.height > 0 else { return }
    guard Self.unturned[name] == nil else {
      controller.view.frame.size = size
      return
    }
    attached?.frame = CGRect(origin: .zero, size: size)
    controller.turn(to: size, traits, from: self.traits)
    self.traits = traits
  }

  /// Fills the lists that the file leaves empty with as much as the data have.
  ///
  /// - Returns: The names of the lists.
  package func fill(from data: any PreviewData) -> [String] {
    fillings.compactMap { filling in
      guard filling.fill(data, filled.contains(filling.name)) else { return nil }
      filled.insert(filling.name)
      return filling.name
    }
  }

  /// Free space that the file's collection view leaves around its content, in points.
  package var contentInset: UIEdgeInsets { attached?.contentInset ?? .zero }

  /// Whether taps select several items of it; `nil` when they select none.
  package var selectsSeveral: Bool? {
    guard let attached else { return false }
    return attached.allowsSelection ? attached.allowsMultipleSelection : nil
  }

  /// The colour behind the items: that of the collection view, or of what is seen through it; `nil` where the
  /// file sets none.
  package var ground: UIColor? {
    // The collection view of a collection view controller knows nothing of the view around it.
    let around = controller?.viewIfLoaded
    var view: UIView? = attached
    while let shown = view, let colour = shown.backgroundColor {
      guard colour.components.alpha == 0 else { return colour }
      view = shown.superview ?? (shown === around ? nil : around)
    }
    return nil
  }

  /// Registers with a collection view what the file registers, and after that what it merely takes for granted.
  package func register(in view: UICollectionView) {
    turn(to: view.bounds.size, view.traitCollection)
    if let attached { view.adoptRegistrations(of: attached) }
    for register in classes { register(view) }
  }
}

extension OwnSource {
  /// A phone's screen, in points.
  private static let screen = CGSize(width: 390, height: 844)

  /// A collection view for the outlet of a file whose storyboard is not here.
  public static func collectionView() -> UICollectionView {
    let frame = CGRect(origin: .zero, size: screen)
    return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
}
