// SPDX-License-Identifier: Apache-2.0
public import CoreGraphics
public import Foundation

/// The format of a rendered document; recorded.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: NSObject {
  /// What is known of the document.
  open var documentInfo: [String: Any] = [:]

  /// Makes the usual format.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// The context for rendering a document.
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: NSObject {
  /// The drawing context.
  public let cgContext: CGContext
  /// The rectangle of the pages, in points.
  public let pdfContextBounds: CGRect
  /// How many pages were begun.
  fileprivate var pages = 0

  init(_ context: CGContext, _ bounds: CGRect) { (cgContext, pdfContextBounds) = (context, bounds) }

  /// Begins a page.
  open func beginPage() { pages += 1 }
  /// Begins a page with its own rectangle.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { pages += 1 }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// Renders documents: what is drawn is run, and the document is empty but for its number of pages.
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect

  /// Makes a renderer for pages with a rectangle, in points.
  public init(bounds: CGRect) { self.bounds = bounds }
  /// Makes a renderer for pages with a rectangle and a format, which has no effect.
  public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.init(bounds: bounds)
  }

  /// The bytes of a document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    var pages = 0
    _ = Drawing.steps(bounds.size) { context in
      let made = UIGraphicsPDFRendererContext(context, bounds)
      actions(made)
      pages = made.pages
    }
    return Data("%PDF-1.4\n% \(pages) pages\n%%EOF\n".utf8)
  }

  /// Writes a document to a file.
  ///
  /// - Throws: When the file cannot be written.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
