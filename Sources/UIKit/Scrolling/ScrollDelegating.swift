// SPDX-License-Identifier: Apache-2.0

/// Gives scroll views a delegate.
///
/// The property is a protocol's, because collection views, tables and texts have one of another
/// type, and Swift's subclasses cannot change the type of a class's property.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
  /// What is told of the scrolling; a weak reference.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { recordObject(newValue, as: "delegate") }
  }
}

extension UIScrollView {
  /// What is told of the scrolling, whatever kind of scroll view it is.
  var scrollDelegate: (any UIScrollViewDelegate)? {
    switch self {
    case let view as UICollectionView: view.delegate
    case let view as UITableView: view.delegate
    case let view as UITextView: view.textDelegate
    default: recordedObject("delegate")
    }
  }
}
