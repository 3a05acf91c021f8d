// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What is shown until a picture is there.
@preconcurrency @MainActor
public protocol Placeholder {
  func add(to imageView: UIImageView)
  func remove(from imageView: UIImageView)
}

extension UIImage: Placeholder {
  public func add(to imageView: UIImageView) { imageView.image = self }
  public func remove(from imageView: UIImageView) { imageView.image = nil }
}

extension Placeholder where Self: UIView {
  public func add(to imageView: UIImageView) {
    frame = imageView.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.addSubview(self)
  }
  public func remove(from imageView: UIImageView) { removeFromSuperview() }
}

extension KingfisherWrapper where Base: UIImageView {
  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    show(resource.map { .network($0) }, placeholder, options, completionHandler)
  }

  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock?,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    show(resource.map { .network($0) }, placeholder, options, completionHandler)
  }

  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func setImage(
    with source: Source?,
    placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? { show(source, placeholder, options, completionHandler) }

  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with provider: (any ImageDataProvider)?,
    placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    show(provider.map { .provider($0) }, placeholder, options, completionHandler)
  }

  @MainActor
  func show(
    _ source: Source?,
    _ placeholder: (any Placeholder)?,
    _ options: KingfisherOptionsInfo?,
    _ completion: RetrieveImageCompletion?
  ) -> DownloadTask? {
    for view in base.subviews { (view as? any Placeholder)?.remove(from: base) }
    let parsed = KingfisherParsedOptionsInfo(
      KingfisherManager.shared.defaultOptions + (options ?? [])
    )
    guard let source else {
      if placeholder == nil { base.image = nil }
      placeholder?.add(to: base)
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    let result = KingfisherManager.shared.result(for: source, options)
    switch result {
    case .success(let found): base.image = found.image
    case .failure:
      if let image = parsed.onFailureImage {
        base.image = image
      } else if let placeholder {
        placeholder.add(to: base)
      } else if !parsed.keepsCurrentImage {
        base.image = nil
      }
    }
    completion?(result)
    return DownloadTask()
  }

  @preconcurrency @MainActor
  public func cancelDownloadTask() {}

  @preconcurrency @MainActor
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set { _ = newValue }
  }
  /// What turns; nothing does.
  @preconcurrency @MainActor
  public var indicator: (any Indicator)? { nil }
}

extension KingfisherWrapper where Base: UIButton {
  @preconcurrency @MainActor @discardableResult
  public func setImage(
    with resource: (any Resource)?,
    for state: UIControl.State,
    placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    find(resource.map { .network($0) }, placeholder, options, completionHandler) {
      base.setImage($0, for: state)
    }
  }

  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func setImage(
    with source: Source?,
    for state: UIControl.State,
    placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    find(source, placeholder, options, completionHandler) { base.setImage($0, for: state) }
  }

  @preconcurrency @MainActor @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?,
    for state: UIControl.State,
    placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil,
    progressBlock _: DownloadProgressBlock? = nil,
    completionHandler: RetrieveImageCompletion? = nil
  ) -> DownloadTask? {
    find(resource.map { .network($0) }, placeholder, options, completionHandler) {
      base.setBackgroundImage($0, for: state)
    }
  }

  @MainActor
  private func find(
    _ source: Source?,
    _ placeholder: UIImage?,
    _ options: KingfisherOptionsInfo?,
    _ completion: RetrieveImageCompletion?,
    _ set: (UIImage?) -> Void
  ) -> DownloadTask? {
    guard let source else {
      set(placeholder)
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    let result = KingfisherManager.shared.result(for: source, options)
    set((try? result.get())?.image ?? placeholder)
    completion?(result)
    return DownloadTask()
  }

  @preconcurrency @MainActor
  public func cancelImageDownloadTask() {}
  @preconcurrency @MainActor
  public func cancelBackgroundImageDownloadTask() {}
}

/// An image view that would play moving pictures.
@preconcurrency @MainActor
open class AnimatedImageView: UIImageView {
  public enum RepeatCount: Equatable, Sendable {
    case once
    case finite(count: UInt)
    case infinite
  }
  open var autoPlayAnimatedImage = true
  open var repeatCount = RepeatCount.infinite
  open var framePreloadCount = 10
  open var needsPrescaling = true
  open var backgroundDecode = true
}
