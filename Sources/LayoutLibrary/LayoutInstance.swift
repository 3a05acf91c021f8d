// SPDX-License-Identifier: Apache-2.0
public import LayoutEngine

/// One layout made from a layout file, with everything that it needs to stay alive and to be tuned.
@MainActor
public final class LayoutInstance {
  /// The layout itself.
  public let layout: UICollectionViewLayout
  /// What the collection view's delegate has to be for this layout: the file's own, or a stand-in; `nil` when
  /// the layout asks for nothing.
  public var delegate: (any UICollectionViewDelegate)?
  /// The file's own data source, where the layout cannot do without it.
  public var dataSource: (any UICollectionViewDataSource)?
  /// Objects that the layout holds weakly, or that its closures need.
  public var companions: [AnyObject] = []
  /// What people can tune, in the order of the source.
  public private(set) var properties: [LibraryProperty] = []

  /// Wraps a layout.
  public init(_ layout: UICollectionViewLayout) {
    self.layout = layout
    companions = StandIn.takeKept()
  }

  func add(_ property: LibraryProperty) { properties.append(property) }
}
