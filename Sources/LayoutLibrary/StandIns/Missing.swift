// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation
import UIKit

/// A type of a stand-in with a value that does nothing.
public typealias PlainlyMade = AppFoundation.PlainlyMade

/// Values in place of expressions that do not compile here.
public enum Missing {
  /// A plain value of the type that the code around the call asks for.
  ///
  /// It traps for a type without one, and names the place in the source; so only code that runs
  /// into the gap stops.
  public nonisolated static func value<Value>(_ place: String) -> Value {
    guard let made = plain(Value.self) as? Value else {
      fatalError(
        "\(place) does not compile here, and there is no stand-in for a value of \(Value.self)"
      )
    }
    return made
  }

  private nonisolated static func plain<Value>(_ type: Value.Type) -> Any? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return nothing(type) }
    if type == Void.self { return () }
    if type == Bool.self { return false }
    if let type = type as? any PlainlyMade.Type { return type.plain }
    if let type = type as? any RangeReplaceableCollection.Type { return empty(type) }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return table(type) }
    if let type = type as? any ExpressibleByArrayLiteral.Type { return list(type) }
    if let type = type as? any AdditiveArithmetic.Type { return zero(type) }
    if let type = type as? any CaseIterable.Type { return first(type) }
    return values[ObjectIdentifier(type)] ?? onMain(type)
  }

  private nonisolated static func nothing<Value: ExpressibleByNilLiteral>(
    _ type: Value.Type
  ) -> Any {
    Value(nilLiteral: ())
  }

  private nonisolated static func empty<Value: RangeReplaceableCollection>(
    _ type: Value.Type
  ) -> Any {
    Value()
  }

  private nonisolated static func table<Value: ExpressibleByDictionaryLiteral>(
    _ type: Value.Type
  ) -> Any {
    Value()
  }

  private nonisolated static func list<Value: ExpressibleByArrayLiteral>(
    _ type: Value.Type
  ) -> Any {
    Value()
  }

  private nonisolated static func zero<Value: AdditiveArithmetic>(_ type: Value.Type) -> Any {
    Value.zero
  }

  private nonisolated static func first<Value: CaseIterable>(_ type: Value.Type) -> Any? {
    type.allCases.first
  }

  private nonisolated static var values: [ObjectIdentifier: Any] {
    [
      ObjectIdentifier(CGSize.self): CGSize.zero,
      ObjectIdentifier(CGPoint.self): CGPoint.zero,
      ObjectIdentifier(CGRect.self): CGRect.zero,
      ObjectIdentifier(UIEdgeInsets.self): UIEdgeInsets.zero,
      ObjectIdentifier(NSDirectionalEdgeInsets.self): NSDirectionalEdgeInsets.zero,
      ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
      ObjectIdentifier(UUID.self): UUID(),
      ObjectIdentifier(URL.self): URL(fileURLWithPath: "/"),
      ObjectIdentifier(IndexPath.self): IndexPath(item: 0, section: 0),
    ]
  }

  /// A type or a value on its way to the main actor and back, which waits for it meanwhile.
  private struct Parcel: @unchecked Sendable {
    var type: Any.Type
    var value: Any?
  }

  /// Objects of UIKit's classes; `nil` on other threads.
  private nonisolated static func onMain(_ type: Any.Type) -> Any? {
    guard Foundation.Thread.isMainThread else { return nil }
    let parcel = Parcel(type: type)
    return MainActor.assumeIsolated { Parcel(type: parcel.type, value: object(parcel.type)) }.value
  }

  /// Registers how objects of a class are made that stands in for one whose module is not here.
  @MainActor public static func add<Object: AnyObject>(
    _ type: Object.Type,
    _ make: @escaping () -> Object
  ) {
    objects[ObjectIdentifier(type)] = make
  }

  @MainActor private static func object(_ type: Any.Type) -> Any? {
    if let type = type as? UICollectionReusableView.Type {
      return type.init(by: EngineInstantiation(), frame: .zero)
    }
    if let view = (type as? UIView.Type).flatMap(ViewMakers.view) { return view }
    return objects[ObjectIdentifier(type)]?()
  }

  @MainActor private static var objects: [ObjectIdentifier: () -> Any] = [
    ObjectIdentifier(UIViewController.self): { UIViewController() },
    ObjectIdentifier(UINavigationController.self): { UINavigationController() },
    ObjectIdentifier(UITabBarController.self): { UITabBarController() },
    ObjectIdentifier(UIColor.self): { UIColor.systemGray },
    ObjectIdentifier(UIImage.self): { UIImage() },
    ObjectIdentifier(UIFont.self): { UIFont.systemFont(ofSize: UIFont.systemFontSize) },
    ObjectIdentifier(UICollectionViewLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UICollectionViewCompositionalLayout.self): {
      UICollectionViewCompositionalLayout(section: StandIn.section())
    },
    ObjectIdentifier(NSCollectionLayoutSection.self): { StandIn.section() },
    ObjectIdentifier(UICollectionView.self): { OwnSource.collectionView() },
    ObjectIdentifier(NSObject.self): { NSObject() },
    ObjectIdentifier(NSAttributedString.self): { NSAttributedString(string: "") },
  ]
}
