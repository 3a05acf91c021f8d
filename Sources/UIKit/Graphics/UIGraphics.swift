// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Where drawing goes at the moment: nowhere but between begin and end of a picture.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { PictureContexts.open.last?.context }

/// Begins a picture; nothing is drawn here.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  PictureContexts.open.append((CGContext(), size))
}

/// Begins a picture of a scale; nothing is drawn here.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
}

/// The picture that was begun: of its size, without content.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  PictureContexts.open.last.map { UIImage(.file(""), size: $0.size) }
}

/// Ends a picture.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = PictureContexts.open.popLast() }

/// Fills a rectangle; nothing is drawn here.
public func UIRectFill(_ rect: CGRect) {}
/// Draws a line along a rectangle; nothing is drawn here.
public func UIRectFrame(_ rect: CGRect) {}

/// Pictures that were begun and not ended.
@MainActor
private enum PictureContexts {
  static var open: [(context: CGContext, size: CGSize)] = []
}
