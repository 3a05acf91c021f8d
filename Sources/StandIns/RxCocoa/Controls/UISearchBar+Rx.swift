// SPDX-License-Identifier: Apache-2.0
public import RxSwift
public import UIKit

extension Reactive where Base: UISearchBar {
  /// The words, now and after each change by a person.
  @preconcurrency @MainActor
  public var text: ControlProperty<String?> { value }

  @preconcurrency @MainActor
  public var value: ControlProperty<String?> {
    let bar: UISearchBar = base
    let changes = calls("searchBar(_:textDidChange:)", of: bar).map { _ in onMainThread { bar.text }
    }
    let values = Observable<String?>.deferred { .just(onMainThread { bar.text }) }.concat(changes)
    let sink = Binder<String?>(bar) { bar, text in onMainThread { bar.text = text } }
    return ControlProperty(values: values, valueSink: sink)
  }

  @preconcurrency @MainActor
  public var searchButtonClicked: ControlEvent<Void> {
    plainCalls("searchBarSearchButtonClicked:", of: base)
  }

  @preconcurrency @MainActor
  public var cancelButtonClicked: ControlEvent<Void> {
    plainCalls("searchBarCancelButtonClicked:", of: base)
  }

  @preconcurrency @MainActor
  public var textDidBeginEditing: ControlEvent<Void> {
    plainCalls("searchBarTextDidBeginEditing:", of: base)
  }

  @preconcurrency @MainActor
  public var textDidEndEditing: ControlEvent<Void> {
    plainCalls("searchBarTextDidEndEditing:", of: base)
  }

  /// The chosen scope, now and after each choice by a person.
  @preconcurrency @MainActor
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    let bar: UISearchBar = base
    let choices = calls("searchBar(_:selectedScopeButtonIndexDidChange:)", of: bar).map { _ in
      onMainThread { bar.selectedScopeButtonIndex }
    }
    return ControlProperty(
      values: Observable<Int>.deferred { .just(onMainThread { bar.selectedScopeButtonIndex }) }
        .concat(choices),
      valueSink: Binder(bar) { bar, index in onMainThread { bar.selectedScopeButtonIndex = index } }
    )
  }
}
