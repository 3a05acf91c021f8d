// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

/// Makes views of a class that is a generic parameter, as `Content(frame: .zero)` does on Apple's systems.
///
/// Off those only a required initialiser could; so classes say beforehand how they are made.
@MainActor
public struct ViewMaker<View: UIView> {
  private let type: View.Type

  /// Makes views of a class.
  public init(_ type: View.Type) { self.type = type }

  /// A view of the class; ends the process, and says why, where nothing is known of how one is made.
  public func callAsFunction(frame: CGRect = .zero) -> View {
    if let made = ViewMakers.makers[ObjectIdentifier(type)]?(frame) as? View { return made }
    fatalError("\(type) cannot be made by init(frame:) as a generic parameter")
  }
}

/// How views of classes are made.
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

  /// Says how views of a class of the source are made.
  public static func add<View: UIView>(_ type: View.Type, _ make: @escaping (CGRect) -> View) {
    makers[ObjectIdentifier(type)] = make
  }
}
