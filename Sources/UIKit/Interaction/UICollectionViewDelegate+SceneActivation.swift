// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// None: the method is optional.
  public func collectionView(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    OptionalRequirement.sceneActivation.isMissing(on: self)
    return nil
  }
}

extension OptionalRequirement {
  static let sceneActivation = OptionalRequirement()
}

extension OptionalDelegateCalls {
  /// What a new window begins with when somebody opens an item in one; `nil` opens none.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration?? {
    OptionalRequirement.sceneActivation.call(on: delegate) {
      delegate.collectionView(
        collectionView,
        sceneActivationConfigurationForItemAt: indexPath,
        point: point
      )
    }
  }
}

extension UICollectionView {
  /// Somebody wants to open the item at a point, in content coordinates, in a window of its own.
  ///
  /// - Returns: What the delegate says that begins it, with the index path in the data; `nil` where there
  ///   is no item, no delegate or none wanted.
  /// - Source: Apple's documentation: two fingers that part over an item ask for it.
  package func sceneActivation(
    at point: CGPoint
  ) -> (indexPath: IndexPath, configuration: UIWindowScene.ActivationConfiguration)? {
    guard let item = itemTouched(at: point) else { return nil }
    let path = dataPath(of: item)
    noteAsking("sceneActivationConfigurationForItemAt", path)
    let configuration = askedDelegate?.collectionView(
      self,
      sceneActivationConfigurationForItemAt: path,
      point: point
    )
    return configuration.map { (path, $0) }
  }
}
