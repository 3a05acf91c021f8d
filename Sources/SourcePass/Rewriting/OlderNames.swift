// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax

/// Replaces names from before Swift 4.2 with today's.
final class OlderNames: SyntaxVisitor {
  /// Types and constants that changed only their name.
  ///
  /// - Source: the renamings that Apple's SDK lists for Swift 4.2.
  private static let names: [String: String] = [
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIEdgeInsetsInsetRect": "LayoutLibrary.OlderNames.inset",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "UILayoutPriorityRequired": "UILayoutPriority.required",
    "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
  ]

  private let source: ParsedSource
  private let module: SourceModule
  private(set) var edits: TextEdits

  /// Walks a file and adds the replacements to its edits.
  init(_ source: ParsedSource, in module: SourceModule, edits: TextEdits) {
    (self.source, self.module, self.edits) = (source, module, edits)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { rename(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  /// Renames a name, unless the module declares that name itself.
  private func rename(_ token: TokenSyntax) {
    guard let name = Self.names[token.text], module.unitsByName[token.text] == nil else { return }
    edits.replace(source.range(token), with: name)
  }
}
