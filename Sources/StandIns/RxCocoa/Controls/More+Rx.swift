// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import RxSwift
public import UIKit

extension Reactive where Base: UIButton {
  @preconcurrency @MainActor
  public func attributedTitle(for state: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { button, title in
      onMainThread { button.setAttributedTitle(title, for: state) }
    }
  }
  @preconcurrency @MainActor
  public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in
      onMainThread { button.setBackgroundImage(image, for: state) }
    }
  }
  @preconcurrency @MainActor
  public var primaryActionTriggered: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }
}

extension Reactive where Base: UITextField {
  @preconcurrency @MainActor
  public var value: ControlProperty<String?> { text }
  @preconcurrency @MainActor
  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged],
      getter: { field in onMainThread { field.attributedText } },
      setter: { field, text in onMainThread { field.attributedText = text } }
    )
  }
}

extension Reactive where Base: UITextView {
  @preconcurrency @MainActor
  public var value: ControlProperty<String?> { text }
  @preconcurrency @MainActor
  public var didBeginEditing: ControlEvent<Void> {
    told(UITextView.textDidBeginEditingNotification)
  }
  @preconcurrency @MainActor
  public var didEndEditing: ControlEvent<Void> { told(UITextView.textDidEndEditingNotification) }

  private func told(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(
      events: NotificationCenter.default.rx.notification(name, object: base).map { _ in }
    )
  }
}

extension Reactive where Base: UISwitch {
  @preconcurrency @MainActor
  public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISegmentedControl {
  @preconcurrency @MainActor
  public var value: ControlProperty<Int> { selectedSegmentIndex }
  @preconcurrency @MainActor
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in
      onMainThread { control.setEnabled(isEnabled, forSegmentAt: index) }
    }
  }
  @preconcurrency @MainActor
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in
      onMainThread { control.setTitle(title, forSegmentAt: index) }
    }
  }
}

extension Reactive where Base: UIDatePicker {
  @preconcurrency @MainActor
  public var value: ControlProperty<Date> { date }
}

extension Reactive where Base: UIApplication {
  private static func told(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
  public static var didEnterBackground: ControlEvent<Void> {
    told(UIApplication.didEnterBackgroundNotification)
  }
  public static var willEnterForeground: ControlEvent<Void> {
    told(UIApplication.willEnterForegroundNotification)
  }
  public static var didBecomeActive: ControlEvent<Void> {
    told(UIApplication.didBecomeActiveNotification)
  }
  public static var willResignActive: ControlEvent<Void> {
    told(UIApplication.willResignActiveNotification)
  }
}

extension Reactive where Base: UITableView {
  /// Cells that are no longer shown, and where they were.
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(
      events: calls("didEndDisplaying", of: base).compactMap { values in
        guard let cell = values.first as? UITableViewCell, let path = values.last as? IndexPath
        else { return nil }
        return (cell, path)
      }
    )
  }

  /// The rows that are soon needed; whoever listens becomes what the table tells.
  @preconcurrency @MainActor
  public var prefetchRows: ControlEvent<[IndexPath]> {
    let view: UITableView = base
    return ControlEvent(
      events: Observable<[IndexPath]>.create { observer in
        let listener = onMainThread { () -> RowPrefetching in
          let listener = RowPrefetching(view.prefetchDataSource) { observer.onNext($0) }
          view.prefetchDataSource = listener
          return listener
        }
        return Disposables.create {
          onMainThread {
            if view.prefetchDataSource === listener { view.prefetchDataSource = listener.next }
          }
        }
      }
    )
  }
}

extension Reactive where Base: UICollectionView {
  @preconcurrency @MainActor
  public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(
      events: calls("didEndDisplaying", of: base).compactMap { values in
        guard let cell = values.first as? UICollectionViewCell, let path = values.last as? IndexPath
        else { return nil }
        return (cell, path)
      }
    )
  }

  /// The items that are soon needed; whoever listens becomes what the view tells.
  @preconcurrency @MainActor
  public var prefetchItems: ControlEvent<[IndexPath]> {
    let view: UICollectionView = base
    return ControlEvent(
      events: Observable<[IndexPath]>.create { observer in
        let listener = onMainThread { () -> ItemPrefetching in
          let listener = ItemPrefetching(view.prefetchDataSource) { observer.onNext($0) }
          view.prefetchDataSource = listener
          return listener
        }
        return Disposables.create {
          onMainThread {
            if view.prefetchDataSource === listener { view.prefetchDataSource = listener.next }
          }
        }
      }
    )
  }
}

/// Listens for rows that are soon needed, before whoever listened already.
private final class RowPrefetching: NSObject, UITableViewDataSourcePrefetching {
  weak var next: (any UITableViewDataSourcePrefetching)?
  private let tell: ([IndexPath]) -> Void

  init(_ next: (any UITableViewDataSourcePrefetching)?, _ tell: @escaping ([IndexPath]) -> Void) {
    (self.next, self.tell) = (next, tell)
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tell(indexPaths)
    next?.tableView(tableView, prefetchRowsAt: indexPaths)
  }
}

/// Listens for items that are soon needed, before whoever listened already.
private final class ItemPrefetching: NSObject, UICollectionViewDataSourcePrefetching {
  weak var next: (any UICollectionViewDataSourcePrefetching)?
  private let tell: ([IndexPath]) -> Void

  init(
    _ next: (any UICollectionViewDataSourcePrefetching)?,
    _ tell: @escaping ([IndexPath]) -> Void
  ) { (self.next, self.tell) = (next, tell) }
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    tell(indexPaths)
    next?.collectionView(collectionView, prefetchItemsAt: indexPaths)
  }
}
