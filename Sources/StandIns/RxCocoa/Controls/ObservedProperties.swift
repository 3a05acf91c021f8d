// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import Foundation
public import RxSwift
import UIKit

/// What an observer by name is told.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The present value at once.
  public static let initial = KeyValueObservingOptions(rawValue: 1 << 0)
  /// Each new value.
  public static let new = KeyValueObservingOptions(rawValue: 1 << 1)
}

extension Reactive where Base: NSObject {
  /// The values of a property: the present one, and each one that differs from the last; the rules are those of
  /// `observe(_:options:changeHandler:)`.
  public func observe<Element>(
    _ keyPath: KeyPath<Base, Element>,
    options: AppFoundation.NSKeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element> {
    let object = base
    return Observable.create { [weak object] observer in
      let observation = object?.observe(keyPath, options: options) { object, _ in
        observer.onNext(object[keyPath: keyPath])
      }
      return Disposables.create { observation?.invalidate() }
    }
  }

  /// The values of a property by its name, `nil` where one has another type.
  public func observe<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Element?> {
    let object: NSObject = base
    return Observable.create { [weak object] observer in
      let path = \NSObject.[named: keyPath]
      let observation = object?.observe(path, options: .new) { object, _ in
        observer.onNext(object[keyPath: path] as? Element)
      }
      if options.contains(.initial), let object {
        observer.onNext(object[keyPath: path] as? Element)
      }
      return Disposables.create { observation?.invalidate() }
    }
  }

  /// The same, of an object that the stream does not keep.
  public func observeWeakly<Element>(
    _ type: Element.Type,
    _ keyPath: String,
    options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Element?> { observe(type, keyPath, options: options, retainSelf: false) }
}

extension NSObject {
  /// The value of a property that UIKit declares, under the name that Objective-C has for it, or that the object's class
  /// stores.
  fileprivate subscript(named name: String) -> Any? {
    nonisolated(unsafe) let object = self
    if let known = onMainThread({ KnownProperties.value(name, of: object) }) { return known }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) { return child.value }
      mirror = present.superclassMirror
    }
    return nil
  }
}

/// The properties of UIKit's objects that are observed by name.
@MainActor
private enum KnownProperties {
  static func value(_ name: String, of object: NSObject) -> Any? {
    let found: Any?? =
      switch object {
      case let view as UIScrollView:
        scrolled[name].map { $0(view) } ?? viewed[name].map { $0(view) }
      case let label as UILabel where name == "text": label.text
      case let view as UIImageView where name == "image": view.image
      case let control as UIControl:
        controls[name].map { $0(control) } ?? viewed[name].map { $0(control) }
      case let view as UIView: viewed[name].map { $0(view) }
      case let controller as UIViewController where name == "title": controller.title
      default: nil
      }
    return found ?? nil
  }

  private static let viewed: [String: (UIView) -> Any?] = [
    "frame": { $0.frame }, "bounds": { $0.bounds }, "center": { $0.center }, "alpha": { $0.alpha },
    "hidden": { $0.isHidden }, "isHidden": { $0.isHidden }, "tag": { $0.tag },
    "backgroundColor": { $0.backgroundColor }, "tintColor": { $0.tintColor },
    "transform": { $0.transform },
  ]

  private static let scrolled: [String: (UIScrollView) -> Any?] = [
    "contentOffset": { $0.contentOffset }, "contentSize": { $0.contentSize },
    "contentInset": { $0.contentInset },
    "text": { ($0 as? UITextView)?.text },
  ]

  private static let controls: [String: (UIControl) -> Any?] = [
    "enabled": { $0.isEnabled }, "isEnabled": { $0.isEnabled },
    "selected": { $0.isSelected }, "isSelected": { $0.isSelected },
    "highlighted": { $0.isHighlighted }, "isHighlighted": { $0.isHighlighted },
    "text": { ($0 as? UITextField)?.text }, "value": { ($0 as? UISlider)?.value },
    "on": { ($0 as? UISwitch)?.isOn },
    "selectedSegmentIndex": { ($0 as? UISegmentedControl)?.selectedSegmentIndex },
  ]
}
