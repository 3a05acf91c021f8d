// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A view that was made in Interface Builder, known by its name.
///
/// Compiled nibs can be read only on Apple's systems. Here a class of the same name in the calling
/// module replaces the nib, because nearly all nibs of cells have one: `UINib(nibName: "PhotoCell",
/// …)` makes views of the class `PhotoCell`. A nib without such a class gives plain views and a
/// diagnostic.
@preconcurrency @MainActor
open class UINib {
  /// The name of the nib's file, without its extension.
  let name: String
  /// The class of the nib's views; `nil` if there is none.
  let viewClass: UICollectionReusableView.Type?

  /// Names a nib.
  ///
  /// - Parameters:
  ///   - name: The name of its file, without the extension.
  ///   - bundleOrNil: Ignored; in UIKit, the bundle with the file.
  ///   - file: The calling file; its module is searched for the class.
  public init(nibName name: String, bundle bundleOrNil: Bundle?, file: String = #fileID) {
    self.name = name
    let module = file.prefix { $0 != "/" }
    viewClass = NSClassFromString("\(module).\(name)") as? UICollectionReusableView.Type
  }
}

extension UICollectionView {
  /// Registers a nib for cells of an identifier; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let cellClass: AnyClass? = nib.map { viewClass(of: $0, or: UICollectionViewCell.self) }
    register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a nib for supplementary views of a kind and an identifier; `nil` removes the
  /// registration.
  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let named: AnyClass? = nib.map { viewClass(of: $0, or: UICollectionReusableView.self) }
    register(named, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  private func viewClass<View: UICollectionReusableView>(
    of nib: UINib,
    or plain: View.Type
  ) -> AnyClass {
    if let named = nib.viewClass as? View.Type { return named }
    reportCall(
      "nib-without-class",
      "the nib \(nib.name) cannot be read here and no \(plain) has its name: plain views stand for it"
    )
    return plain
  }
}

extension UICollectionViewLayout {
  /// Registers a nib for a decoration kind; `nil`, or a nib without a class, removes the
  /// registration.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(nib?.viewClass, forDecorationViewOfKind: elementKind)
  }
}
