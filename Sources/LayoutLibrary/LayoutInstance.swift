// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// One layout made from a layout file, with everything that it needs to stay alive and to be tuned.
@MainActor
public final class LayoutInstance {
  /// The layout that is shown: what was made, or what the file's own controller has put in its place.
  public var layout: UICollectionViewLayout { followed ?? made }
  private let made: UICollectionViewLayout
  /// Whether the file's own source is what the layout was made by, and makes no other.
  public var isMadeBySource = false
  /// Whether the file's controller says which layout that is.
  package private(set) var isFollowing = false
  /// What the collection view's delegate has to be for this layout: the file's own, or a stand-in; `nil` when
  /// the layout asks for nothing.
  public var delegate: (any UICollectionViewDelegate)?
  /// The file's own data source, where the layout cannot do without it.
  public var dataSource: (any UICollectionViewDataSource)?
  /// Has an object of the file answer what stand-ins answer for this layout, if it can.
  ///
  /// `nil` where no type of the file that shows cells conforms to what the layout asks for.
  public var adoptDelegate: ((AnyObject) -> Bool)?
  /// A type of the file that shows cells of its own; `nil` where there is none.
  public var source: OwnSource?
  /// Objects that the layout holds weakly, or that its closures need.
  public var companions: [AnyObject] = []
  /// What people can tune, in the order of the source.
  public private(set) var properties: [LibraryProperty] = []

  /// Wraps a layout.
  public init(_ layout: UICollectionViewLayout) {
    made = layout
    companions = StandIn.takeKept()
  }

  private var followed: UICollectionViewLayout? { isFollowing ? source?.layout : nil }

  /// Has the layout be what the file's controller gives its collection view, where that is one of UIKit's own.
  ///
  /// Layouts of the file's own classes keep what people set in their properties, and read their bounds themselves.
  package func followSource() {
    guard isMadeBySource, properties.isEmpty, let own = source?.layout,
      type(of: own) == type(of: made)
    else { return }
    isFollowing = [
      UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
    ].contains { type(of: own) == $0 }
  }

  /// Whether the file's own source of cells says how large items are.
  package private(set) var hasOwnSizes = false
  /// Whether it answers what the layout asks by protocols of the file.
  package private(set) var isAnsweredBySource = false

  /// Has the file's own source of cells be asked for sizes too, where it says any.
  ///
  /// - Parameter asDelegate: Whether it is also what the layout asks by protocols of the file, if it can be.
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

  func add(_ property: LibraryProperty) { properties.append(property) }
}
