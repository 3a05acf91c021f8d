// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// The present drawing context; `nil` except between the begin and the end of an image.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { PictureContexts.open.last?.context }

/// Begins an image; nothing is drawn into it.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  PictureContexts.open.append((CGContext(), size))
}

/// Begins an image with a scale; nothing is drawn into it.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The image that was begun: with its size and without content.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  PictureContexts.open.last.map { UIImage(.file(""), size: $0.size) }
}

/// Ends an image.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = PictureContexts.open.popLast() }

/// Fills a rectangle; it has no effect here.
public func UIRectFill(_ rect: CGRect) {}
/// Draws the outline of a rectangle; it has no effect here.
public func UIRectFrame(_ rect: CGRect) {}

/// The images that were begun and not ended.
@MainActor
private enum PictureContexts {
  static var open: [(context: CGContext, size: CGSize)] = []
}
