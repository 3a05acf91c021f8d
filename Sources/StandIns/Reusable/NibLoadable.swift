// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Foundation
public import UIKit

/// A view that is made from a nib with the name of its class.
public protocol NibLoadable: AnyObject {
  @MainActor static var nib: UINib { get }
}

extension NibLoadable {
  @MainActor public static var nib: UINib { Nibs.named(self) }
}

extension NibLoadable where Self: UIView {
  /// The view of the nib; without its file, one that is made as if a nib without values made it.
  @MainActor public static func loadFromNib() -> Self {
    if Nibs.exist(self) {
      guard let view = nib.instantiate(withOwner: nil).first as? Self else {
        fatalError("The nib \(nib) expected its root view to be of type \(self)")
      }
      return view
    }
    guard let view = Self(coder: EmptyArchive.coder) else {
      preconditionFailure("\(Self.self) cannot be made by init(coder:)")
    }
    return view
  }
}

/// A view whose content is in a nib.
public protocol NibOwnerLoadable: AnyObject {
  @MainActor static var nib: UINib { get }
}

extension NibOwnerLoadable {
  @MainActor public static var nib: UINib { Nibs.named(self) }
}

extension NibOwnerLoadable where Self: UIView {
  /// Adds the views of the nib, each as large as this one.
  @MainActor public func loadNibContent() {
    for case let view as UIView in Self.nib.instantiate(withOwner: self) {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.leadingAnchor.constraint(equalTo: leadingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }
  }
}

/// The nibs that have the names of classes.
@MainActor
enum Nibs {
  static func named(_ type: AnyClass) -> UINib {
    UINib(nibName: String(describing: type), bundle: AppFoundation.Bundle(for: type))
  }

  /// Whether there is a file for a class; without one, the class itself takes its place.
  static func exist(_ type: AnyClass) -> Bool {
    AppFiles.current.path(named: String(describing: type) + ".xib") != nil
  }
}

/// An archive without values, for classes that only nibs and storyboards make.
enum EmptyArchive {
  static var coder: NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver
  }
}
