// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation
import LayoutEngine

/// A view that was made in Interface Builder, known by its name.
///
/// Its views are read from the file beside the source. Without the file, a class of the same name in
/// the calling module replaces the nib, because nearly all nibs of cells have one: `UINib(nibName:
/// "PhotoCell", …)` makes views of the class `PhotoCell`. A nib without either gives plain views and
/// a diagnostic.
@preconcurrency @MainActor
open class UINib {
  /// The name of the nib's file, without its extension.
  let name: String
  /// The line that named it, for messages; empty for a line of a library.
  let place: String
  /// The beginning of the names of apps' modules.
  private static let app = "Layouts_"
  /// The class of the nib's views; `nil` if there is none.
  let viewClass: UICollectionReusableView.Type?
  /// The class of the nib's cells of tables; `nil` if there is none.
  let tableCellClass: UITableViewCell.Type?

  /// Names a nib.
  ///
  /// - Parameters:
  ///   - name: The name of its file, without the extension.
  ///   - bundleOrNil: Ignored; in UIKit, the bundle with the file.
  ///   - file: The calling file; its module is searched for the class.
  ///   - line: The calling line.
  public init(
    nibName name: String,
    bundle bundleOrNil: AppFoundation.Bundle?,
    file: String = #fileID,
    line: Int = #line
  ) {
    self.name = name
    place = file.hasPrefix(Self.app) ? " of \(SourcePlace(file, line))" : ""
    let module = file.prefix { $0 != "/" }
    let named: AnyClass? = NSClassFromString("\(module).\(name)")
    viewClass = named as? UICollectionReusableView.Type
    tableCellClass = named as? UITableViewCell.Type
  }
}

extension UICollectionView {
  /// Registers a nib for cells of an identifier; `nil` removes the registration.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let cellClass: AnyClass? = nib.map { viewClass(of: $0, or: UICollectionViewCell.self) }
    register(cellClass, forCellWithReuseIdentifier: identifier)
    if let filler = nib?.filler {
      provider.queues.fill(.init(category: .cell, kind: "", identifier: identifier), filler)
    }
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
    if let filler = nib?.filler {
      let key = ReuseQueues.Key(category: .supplementary, kind: kind, identifier: identifier)
      provider.queues.fill(key, filler)
    }
  }

  private func viewClass<View: UICollectionReusableView>(
    of nib: UINib,
    or plain: View.Type
  ) -> AnyClass {
    if let named = nib.viewClass as? View.Type { return named }
    if let named = nib.fileClass as? View.Type { return named }
    if InterfaceFile.exists(nib.name + ".xib") { return plain }
    reportCall(
      "nib-without-class",
      "the nib \(nib.name) cannot be read here, and no \(plain) has its name; "
        + "plain views replace it"
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
