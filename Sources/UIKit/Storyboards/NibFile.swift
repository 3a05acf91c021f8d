// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import Foundation

/// A nib, read from its file beside the source.
@MainActor
struct NibFile {
  private let name: String
  private let root: MarkupNode?

  /// Reads a nib; one that cannot be read has no objects, and a note says so.
  init(_ name: String) {
    self.name = name
    root = InterfaceFile.read(name + ".xib")
  }

  /// The elements of the objects, without those that stand for the file's owner.
  private var nodes: [MarkupNode] {
    (root?.child("objects")?.children ?? []).filter { $0.name != "placeholder" }
  }

  /// Makes all objects, with the owner's outlets.
  func objects(for owner: AnyObject?) -> [AnyObject] {
    let maker = InterfaceMaker(file: name + ".xib", storyboard: nil)
    maker.owner = owner as? UIViewController
    let placeholder = root?.child("objects")?.children.first {
      $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    if let owner, let placeholder {
      maker.keep(owner, placeholder)
      maker.wire(owner, placeholder)
    }
    let made = nodes.compactMap { maker.object($0) }
    maker.finish()
    // Views of the app's classes were told with the others.
    for case let cell as UICollectionReusableView in made { cell.awakeFromNib() }
    return made
  }

  /// The view that a controller's nib gives it.
  func view(for controller: UIViewController) -> UIView? {
    objects(for: controller).first { $0 is UIView } as? UIView
  }

  /// The element of the nib's first cell or view.
  var first: MarkupNode? { nodes.first }
}

extension UINib {
  /// Makes the nib's objects; none without its file, which is told.
  public func instantiate(withOwner ownerOrNil: Any?) -> [Any] {
    if !InterfaceFile.exists(name + ".xib") {
      SourceNotes.current.report(
        "missing-interface",
        "There is no \(name).xib beside the source, so the nib \(name)\(place) makes nothing."
      )
    }
    return NibFile(name).objects(for: ownerOrNil.map { $0 as AnyObject })
  }

  /// Makes the nib's objects; none without its file.
  public func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]?) -> [Any] {
    instantiate(withOwner: ownerOrNil)
  }

  /// The class that the nib's file names; `nil` without one.
  var fileClass: AnyClass? {
    NibFile(name).first.flatMap(InterfaceWiring.named)
  }

  /// What a new cell gets from the nib's file; `nil` without it.
  var filler: ((UICollectionReusableView) -> Void)? {
    guard InterfaceFile.exists(name + ".xib"), let node = NibFile(name).first else { return nil }
    return { [name] in InterfaceMaker.fill($0, node, of: name + ".xib", nil) }
  }

  /// The nib's cell of a table; `nil` without its file.
  func tableCell(_ identifier: String) -> UITableViewCell? {
    guard InterfaceFile.exists(name + ".xib"), let node = NibFile(name).first else { return nil }
    return InterfaceMaker(file: name + ".xib", storyboard: nil).tableCell(node, identifier)
  }
}

extension AppFoundation.Bundle {
  /// Makes the objects of a nib; `nil` without its file.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil,
    file: String = #fileID,
    line: Int = #line
  ) -> [Any]? {
    guard InterfaceFile.exists(name + ".xib") else {
      SourceNotes.current.report(
        "missing-nib",
        "There is no \(name).xib beside the source, which \(SourcePlace(file, line)) loads; "
          + "nothing is made from it."
      )
      return nil
    }
    return NibFile(name).objects(for: owner.map { $0 as AnyObject })
  }
}
