// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Gives the outlets of cells their views: labels, image views and others, which a storyboard or
/// nib would make.
///
/// The views are subviews without a place, so that their contents are shown plainly.
struct CellOutlets {
  let module: SourceModule
  /// Units that are compiled.
  let kept: Set<Int>

  private static let bases: Set = [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell",
  ]
  private static let views: Set = [
    "UILabel", "UIImageView", "UIView", "UIButton", "UIStackView", "UITextView", "UITextField",
    "UISwitch", "UISlider", "UIProgressView", "UIPageControl", "UIActivityIndicatorView",
    "UISegmentedControl", "UIScrollView",
  ]

  /// Turns `@IBOutlet weak var label: UILabel!` into a property that makes its view on first use.
  func apply(to edits: inout [TextEdits]) {
    for unit in module.units where kept.contains(unit.id) && unit.attributes.contains("IBOutlet") {
      guard let parent = unit.parent, isCell(module.units[parent]),
        let node = unit.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
        let binding = node.bindings.first, binding.accessorBlock == nil,
        binding.initializer == nil, let type = binding.typeAnnotation?.type,
        TypeName(type).isOptional, Self.views.contains(TypeName(type).base)
      else { continue }
      let source = module.sources[unit.file]
      if let weak = node.modifiers.first(where: { $0.name.text == "weak" }) {
        edits[unit.file].replace(source.range(weak.name), with: "lazy")
      } else {
        let place = source.range(node.bindingSpecifier).lowerBound
        edits[unit.file].insert("lazy ", at: place)
      }
      edits[unit.file].insert(
        " = LayoutLibrary.StandIn.outlet(\(TypeName(type).base)(), in: self)",
        at: source.range(type).upperBound
      )
    }
  }

  private func isCell(_ unit: SourceUnit) -> Bool {
    guard unit.node.is(ClassDeclSyntax.self), let last = module.lineage(of: unit).last else {
      return false
    }
    return last.inherited.first.map(module.resolved).map(Self.bases.contains) ?? false
  }
}
