// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// One layout made from a layout file, with the objects that it needs and the properties to tune.
@MainActor
public final class LayoutInstance {
  /// The layout on show: the one that was made, or its replacement from the file's own controller.
  ///
  /// The layout of a screen is known when the screen has appeared, so reading it lets the screen
  /// appear.
  public var layout: UICollectionViewLayout {
    if isScreen { source?.start() }
    return followed ?? made
  }
  private let made: UICollectionViewLayout
  /// Whether the file's own source made the layout, and makes no other.
  public var isMadeBySource = false
  /// Whether the file's controller decides which layout is on show.
  package private(set) var isFollowing = false
  /// The delegate that the collection view must have for this layout: the file's own or a stand-in;
  /// `nil` when the layout needs none.
  public var delegate: (any UICollectionViewDelegate)?
  /// The file's own data source, when the layout cannot do without it.
  public var dataSource: (any UICollectionViewDataSource)?
  /// Lets an object of the file answer in place of the stand-ins, and tells whether it can.
  ///
  /// `nil` when no type of the file that shows cells conforms to the layout's protocols.
  public var adoptDelegate: ((AnyObject) -> Bool)?
  /// The type of the file that shows its own cells; `nil` when there is none.
  public var source: OwnSource?
  /// Objects to keep alive because the layout holds them weakly or its closures need them.
  public var companions: [AnyObject] = []
  /// The properties that people can tune, in the order of the source.
  public private(set) var properties: [LibraryProperty] = []

  /// Wraps a layout.
  public init(_ layout: UICollectionViewLayout) {
    made = layout
    companions = StandIn.takeKept()
  }

  /// Shows the layout of the collection view on the screen of a controller or view.
  public init(screen: OwnSource) {
    made = UICollectionViewLayout()
    source = screen
    companions = StandIn.takeKept()
    (isScreen, isMadeBySource, isFollowing) = (true, true, true)
    hasOwnSizes = true
  }

  /// Whether the layout is that of a screen.
  package private(set) var isScreen = false
  /// Whether the screen has a collection view; it appears to find out.
  package var isMissing: Bool {
    guard isScreen else { return false }
    if source?.isRoot == true {
      source?.start()
      return source?.showsWindow == false
    }
    return layout === made
  }

  private var followed: UICollectionViewLayout? { isFollowing ? source?.layout : nil }

  /// Lets the file's controller decide which layout is on show, if that is a plain layout of
  /// UIKit's.
  ///
  /// Layouts of the file's own classes are left out: they keep values that people set, and they
  /// read their bounds themselves.
  package func followSource() {
    guard isMadeBySource, !isScreen, properties.isEmpty, let own = source?.layout,
      type(of: own) == type(of: made)
    else { return }
    isFollowing = [
      UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
    ].contains { type(of: own) == $0 }
  }

  /// Whether the file's own source of cells gives the sizes of items.
  package private(set) var hasOwnSizes = false
  /// Whether the file's own source of cells answers the layout through protocols of the file.
  package private(set) var isAnsweredBySource = false

  /// Asks the file's own source of cells for sizes too, if it gives any.
  ///
  /// - Parameter asDelegate: Whether it shall also answer the layout through protocols of the file,
  ///   if it can.
  package func useSource(asDelegate: Bool = false) {
    if asDelegate, let owner = source?.owner, adoptDelegate?(owner) == true {
      (hasOwnSizes, isAnsweredBySource) = (true, true)
      delegate = owner as? any UICollectionViewDelegate ?? delegate
      return
    }
    guard let own = source?.delegate else { return }
    hasOwnSizes = true
    if let standIn = delegate as? StandInDelegate {
      standIn.next = own as? any UICollectionViewDelegateFlowLayout
    } else if delegate == nil {
      delegate = own
    }
  }

  /// The doc comment of the layout's class.
  public var comment = LayoutComment()

  /// Sets the doc comment of the property that was exposed last.
  ///
  /// Nothing happens for a property without a fitting control, because it was not exposed.
  public func describe(_ name: String, _ comment: PropertyComment) {
    guard properties.last?.name == name else { return }
    properties[properties.count - 1].comment = comment
  }

  func add(_ property: LibraryProperty) { properties.append(property) }
}
