// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

/// A layout that can find problems in its own result.
@preconcurrency @MainActor
package protocol LayoutDiagnosing {
  /// Diagnostics about the present layout.
  var diagnostics: [LayoutDiagnostic] { get }
}

extension UICollectionViewFlowLayout: LayoutDiagnosing {}
