// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

// The delegates of UIKit's objects. `setDelegate` gives an object its delegate until the result is disposed, and holds it
// as weakly as the object does.

/// Gives an object a delegate, and takes it away.
@MainActor
private func installed<P: AnyObject, D>(
  _ delegate: D,
  _ proxy: DelegateProxy<P, D>
) -> any Disposable {
  proxy.setForwardToDelegate(delegate, retainDelegate: false)
  let given = delegate as AnyObject
  return disposableOnMainThread { [weak given] in
    guard let given, proxy.forwardToDelegate() as AnyObject? === given else { return }
    proxy.setForwardToDelegate(nil, retainDelegate: false)
  }
}

extension Reactive where Base: UIScrollView {
  @preconcurrency @MainActor
  public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
    BesideProxy(of: base) { view in
      switch view {
      case let view as UICollectionView: view.delegate
      case let view as UITableView: view.delegate
      case let view as UITextView: view.delegate
      default: view.delegate
      }
    } set: { view, delegate in
      switch view {
      case let view as UICollectionView: view.delegate = delegate as? any UICollectionViewDelegate
      case let view as UITableView: view.delegate = delegate as? any UITableViewDelegate
      case let view as UITextView: view.delegate = delegate as? any UITextViewDelegate
      default: view.delegate = delegate as? any UIScrollViewDelegate
      }
    }
  }

  @preconcurrency @MainActor
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    installed(delegate, self.delegate)
  }
}

extension Reactive where Base: UITableView {
  @preconcurrency @MainActor
  public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> {
    BesideProxy(of: base) {
      $0.dataSource
    } set: {
      $0.dataSource = $1 as? any UITableViewDataSource
    }
  }

  @preconcurrency @MainActor
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    installed(dataSource, self.dataSource)
  }
}

extension Reactive where Base: UICollectionView {
  @preconcurrency @MainActor
  public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
    BesideProxy(of: base) {
      $0.dataSource
    } set: {
      $0.dataSource = $1 as? any UICollectionViewDataSource
    }
  }

  @preconcurrency @MainActor
  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
    installed(dataSource, self.dataSource)
  }
}

extension Reactive where Base: UISearchBar {
  @preconcurrency @MainActor
  public var delegate: DelegateProxy<UISearchBar, any UISearchBarDelegate> {
    BesideProxy(of: base) {
      $0.delegate
    } set: {
      $0.delegate = $1 as? any UISearchBarDelegate
    }
  }

  @preconcurrency @MainActor
  public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    installed(delegate, self.delegate)
  }
}

extension Reactive where Base: UIPickerView {
  @preconcurrency @MainActor
  public var delegate: DelegateProxy<UIPickerView, any UIPickerViewDelegate> {
    BesideProxy(of: base) {
      $0.delegate
    } set: {
      $0.delegate = $1 as? any UIPickerViewDelegate
    }
  }

  @preconcurrency @MainActor
  public func setDelegate(_ delegate: any UIPickerViewDelegate) -> any Disposable {
    installed(delegate, self.delegate)
  }
}

extension Reactive where Base: UITabBarController {
  @preconcurrency @MainActor
  public var delegate: DelegateProxy<UITabBarController, any UITabBarControllerDelegate> {
    BesideProxy(of: base) {
      $0.delegate
    } set: {
      $0.delegate = $1 as? any UITabBarControllerDelegate
    }
  }

  /// The controllers that a person chooses.
  @preconcurrency @MainActor
  public var didSelect: ControlEvent<UIViewController> {
    calls("tabBarController(_:didSelect:)", 1, of: base)
  }
}

extension Reactive where Base: UINavigationController {
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  @preconcurrency @MainActor
  public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
    BesideProxy(of: base) {
      $0.delegate
    } set: {
      $0.delegate = $1 as? any UINavigationControllerDelegate
    }
  }

  @preconcurrency @MainActor
  public var willShow: ControlEvent<ShowEvent> {
    shown("navigationController(_:willShow:animated:)")
  }

  @preconcurrency @MainActor
  public var didShow: ControlEvent<ShowEvent> { shown("navigationController(_:didShow:animated:)") }

  @MainActor
  private func shown(_ name: String) -> ControlEvent<ShowEvent> {
    ControlEvent(
      events: calls(name, of: base).compactMap { values in
        guard let controller = values[1] as? UIViewController, let isAnimated = values[2] as? Bool
        else { return nil }
        return (controller, isAnimated)
      }
    )
  }
}
