// SPDX-License-Identifier: Apache-2.0
public import UIKit

extension KingfisherWrapper where Base: UIImageView {
  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource.map { .network($0) },
      placeholder: placeholder,
      options: options,
      completionHandler: completionHandler
    )
  }

  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock?,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: resource,
      placeholder: placeholder,
      options: options,
      completionHandler: completionHandler
    )
  }

  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func setImage(
    with source: Source?,
    placeholder: UIImage? = nil,
    options _: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    guard let source else {
      base.image = placeholder
      completionHandler?(.failure(.emptySource))
      return nil
    }
    let result = KingfisherManager.result(for: source)
    base.image = result.image
    completionHandler?(.success(result))
    return DownloadTask()
  }

  @preconcurrency @MainActor
  public func cancelDownloadTask() {}

  @preconcurrency @MainActor
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set { _ = newValue }
  }
}

extension KingfisherWrapper where Base: UIButton {
  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    for state: UIControl.State,
    placeholder: UIImage? = nil,
    options _: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    guard let resource else {
      base.setImage(placeholder, for: state)
      completionHandler?(.failure(.emptySource))
      return nil
    }
    let result = KingfisherManager.result(for: .network(resource))
    base.setImage(result.image, for: state)
    completionHandler?(.success(result))
    return DownloadTask()
  }
}

/// An image view that would play moving pictures.
@preconcurrency @MainActor
open class AnimatedImageView: UIImageView {
  open var autoPlayAnimatedImage = true
}
