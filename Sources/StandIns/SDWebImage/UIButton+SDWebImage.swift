// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

extension UIButton {
  /// Shows the picture of an address in a state.
  public func sd_setImage(
    with url: URL?,
    for state: UIControl.State,
    placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [],
    context _: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    let found = url.map { UIImage.standIn(forAddress: $0.absoluteString) }
    if !options.contains(.avoidAutoSetImage) { setImage(found ?? placeholder, for: state) }
    completed?(found, nil, found == nil ? .none : .memory, url)
  }

  /// Shows the picture of an address behind the title in a state.
  public func sd_setBackgroundImage(
    with url: URL?,
    for state: UIControl.State,
    placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [],
    context _: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    let found = url.map { UIImage.standIn(forAddress: $0.absoluteString) }
    if !options.contains(.avoidAutoSetImage) {
      setBackgroundImage(found ?? placeholder, for: state)
    }
    completed?(found, nil, found == nil ? .none : .memory, url)
  }

  public func sd_cancelImageLoad(for state: UIControl.State) {}
  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {}
}

/// An image view that would play moving pictures.
@preconcurrency @MainActor
open class SDAnimatedImageView: UIImageView {
  open var shouldCustomLoopCount = false
  open var resetFrameIndexWhenStopped = false
  open var autoPlayAnimatedImage = true
  open var clearBufferWhenStopped = false
}
