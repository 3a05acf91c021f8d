// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Makes views of a class that is a generic parameter, as `Content(frame: .zero)` does on Apple's
/// systems.
///
/// Elsewhere Swift allows that only with a required initialiser, so classes register how they are
/// made.
@MainActor
public struct ViewMaker<View: UIView> {
  private let type: View.Type

  /// Makes a maker of views of a class.
  public init(_ type: View.Type) { self.type = type }

  /// Makes a view; traps with a message when the class is not registered.
  public func callAsFunction(frame: CGRect = .zero) -> View {
    if let made = ViewMakers.makers[ObjectIdentifier(type)]?(frame) as? View { return made }
    fatalError("\(type) cannot be made by init(frame:) as a generic parameter")
  }
}

/// The registered ways to make views, by class.
@MainActor
public enum ViewMakers {
  fileprivate static var makers: [ObjectIdentifier: (CGRect) -> UIView] = [
    ObjectIdentifier(UIView.self): { UIView(frame: $0) },
    ObjectIdentifier(UILabel.self): { UILabel(frame: $0) },
    ObjectIdentifier(UIImageView.self): { UIImageView(frame: $0) },
    ObjectIdentifier(UIStackView.self): { UIStackView(frame: $0) },
    ObjectIdentifier(UIButton.self): { UIButton(frame: $0) },
    ObjectIdentifier(UIControl.self): { UIControl(frame: $0) },
    ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: $0) },
  ]

  /// A view of a class, if it is registered how its views are made.
  static func view(_ type: UIView.Type) -> UIView? { makers[ObjectIdentifier(type)]?(.zero) }

  /// Registers how views of a class of the source are made.
  public static func add<View: UIView>(_ type: View.Type, _ make: @escaping (CGRect) -> View) {
    makers[ObjectIdentifier(type)] = make
  }
}
