// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Pictures that apps prepare before they show them: every picture is ready here.
extension UIImage {
  /// The picture, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// A small form of the picture; the same one here.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}

extension UIImage: @preconcurrency NSItemProviderWriting, @preconcurrency NSItemProviderReading {
  /// The types of pictures.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }
  /// The types of pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.image"]
  }
}
