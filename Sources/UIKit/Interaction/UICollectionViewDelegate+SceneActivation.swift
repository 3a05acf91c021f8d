// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension UICollectionViewDelegate {
  /// Returns `nil`, because the method is optional.
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
  /// The configuration of a new window for an item that a person opens in one; `nil` opens none.
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
  /// Asks the delegate how to open the item at a point, in content coordinates, in a new window.
  ///
  /// - Returns: The delegate's answer, with the index path in the data; `nil` if there is no item,
  ///   no delegate or no answer.
  /// - Source: Apple's documentation: a person spreads two fingers over an item to open it in a new
  ///   window.
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
