// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The registered ways to make controllers of classes that are known only at run time, by class.
@MainActor
public enum ControllerMakers {
  private static var makers: [ObjectIdentifier: () -> UIViewController] = [
    ObjectIdentifier(UIViewController.self): { UIViewController() },
    ObjectIdentifier(UINavigationController.self): { UINavigationController() },
    ObjectIdentifier(UITabBarController.self): { UITabBarController() },
    ObjectIdentifier(UITableViewController.self): { UITableViewController() },
    ObjectIdentifier(UICollectionViewController.self): {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
  ]

  /// A controller of a class, as `init()` of its metatype makes one.
  ///
  /// A class that is not registered gets an archive that holds nothing.
  static func controller(_ type: UIViewController.Type) -> UIViewController? {
    makers[ObjectIdentifier(type)]?() ?? type.init(coder: NSCoder())
  }

  /// Registers how controllers of a class of the source are made.
  public static func add<Controller: UIViewController>(
    _ type: Controller.Type,
    _ make: @escaping () -> Controller
  ) {
    makers[ObjectIdentifier(type)] = make
  }
}
