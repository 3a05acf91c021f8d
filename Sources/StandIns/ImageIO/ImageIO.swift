// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppFoundation
@_exported public import CoreGraphics
import Foundation
@_exported public import UIKit

/// A file with pictures: it keeps the picture that its bytes stand for.
public final class CGImageSource: @unchecked Sendable {
  // Only the main actor reads it.
  let image: CGImage

  init(_ image: CGImage) { self.image = image }
}

public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"

public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  onMainThread { UIImage(data: data)?.cgImage.map(CGImageSource.init) }
}

public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
  onMainThread {
    guard let data = try? AppCalls.content(of: url, [], file: "", line: 0) else { return nil }
    return UIImage(data: data)?.cgImage.map(CGImageSource.init)
  }
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { source.image }

public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { source.image }

public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  [
    kCGImagePropertyPixelWidth: source.image.width,
    kCGImagePropertyPixelHeight: source.image.height,
  ]
}

/// All code of apps runs in one thread.
private func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Handed(value: body()) }.value
}

/// A value that does not leave its thread.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
