// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// A layout that knows what is questionable about its own result.
@preconcurrency @MainActor
package protocol LayoutDiagnosing {
  /// Findings about the present layout.
  var diagnostics: [LayoutDiagnostic] { get }
}

extension UICollectionViewFlowLayout: LayoutDiagnosing {}
