// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension UIImageView {
  public func sd_setImage(
    with url: URL?,
    placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [],
    context _: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    let found = url.map { UIImage.standIn(forAddress: $0.absoluteString) }
    if !options.contains(.avoidAutoSetImage) { image = found ?? placeholder }
    completed?(found, nil, found == nil ? .none : .memory, url)
  }

  public func sd_setImage(
    with url: URL?,
    placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil,
    progress _: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url,
      placeholderImage: placeholder,
      options: options,
      context: context,
      completed: completed
    )
  }

  public func sd_cancelCurrentImageLoad() {}

  public var sd_imageURL: URL? { nil }
}

extension UIView {
  /// What turns while a picture is loaded; nothing does here.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { nil }
    set { _ = newValue }
  }

  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set { _ = newValue }
  }
}

extension UIButton {
  public func sd_setImage(
    with url: URL?,
    for state: UIControl.State,
    placeholderImage placeholder: UIImage? = nil,
    options _: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) {
    let found = url.map { UIImage.standIn(forAddress: $0.absoluteString) }
    setImage(found ?? placeholder, for: state)
    completed?(found, nil, found == nil ? .none : .memory, url)
  }
}
