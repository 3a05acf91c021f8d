// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import UIKit

extension KF {
  @preconcurrency @MainActor
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    Builder(url.map { $0.convertToSource(overrideCacheKey: cacheKey) })
  }
  @preconcurrency @MainActor
  public static func resource(_ resource: (any Resource)?) -> Builder {
    Builder(resource.map { $0.convertToSource() })
  }
  @preconcurrency @MainActor
  public static func source(_ source: Source?) -> Builder { Builder(source) }
  @preconcurrency @MainActor
  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
    Builder(provider.map { .provider($0) })
  }
  @preconcurrency @MainActor
  public static func data(_ data: Data?, cacheKey: String) -> Builder {
    Builder(data.map { .provider(RawImageDataProvider(data: $0, cacheKey: cacheKey)) })
  }

  /// Says how a picture is loaded, and where it is shown.
  @preconcurrency @MainActor
  public final class Builder {
    private let source: Source?
    private var placeholder: (any Placeholder)?
    private var options: KingfisherOptionsInfo = []
    private var progress: DownloadProgressBlock?
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?

    init(_ source: Source?) { self.source = source }

    private func with(_ item: KingfisherOptionsInfoItem) -> Self {
      options.append(item)
      return self
    }
    private var completion: RetrieveImageCompletion {
      { [success, failure] result in
        switch result {
        case .success(let found): success?(found)
        case .failure(let error): failure?(error)
        }
      }
    }

    @discardableResult
    public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.show(source, placeholder, options, completion)
    }
    @discardableResult
    public func set(to button: UIButton, for state: UIControl.State) -> DownloadTask? {
      button.kf.setImage(
        with: source,
        for: state,
        placeholder: placeholder as? UIImage,
        options: options,
        completionHandler: completion
      )
    }

    public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
      self.placeholder = placeholder
      return self
    }
    @_disfavoredOverload
    public func placeholder(_ image: UIImage?) -> Self {
      placeholder = image
      return self
    }
    public func onProgress(_ handler: DownloadProgressBlock?) -> Self {
      progress = handler
      return self
    }
    public func onSuccess(_ handler: ((RetrieveImageResult) -> Void)?) -> Self {
      success = handler
      return self
    }
    public func onFailure(_ handler: ((KingfisherError) -> Void)?) -> Self {
      failure = handler
      return self
    }

    public func setProcessor(_ processor: any ImageProcessor) -> Self {
      with(.processor(processor))
    }
    public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
      guard let first = processors.first else { return self }
      return with(.processor(processors.dropFirst().reduce(first) { $0.append(another: $1) }))
    }
    public func appendProcessor(_ processor: any ImageProcessor) -> Self {
      let now = KingfisherParsedOptionsInfo(options).processor
      return with(.processor(now.append(another: processor)))
    }
    public func roundCorner(
      radius: Radius,
      targetSize: CGSize? = nil,
      roundingCorners corners: RectCorner = .all,
      backgroundColor: UIColor? = nil
    ) -> Self {
      appendProcessor(RoundCornerImageProcessor(radius: radius, targetSize: targetSize))
    }
    public func blur(radius: CGFloat) -> Self {
      appendProcessor(BlurImageProcessor(blurRadius: radius))
    }
    public func tint(color: UIColor) -> Self { appendProcessor(TintImageProcessor(tint: color)) }
    public func overlay(color: UIColor, fraction: CGFloat = 0.5) -> Self {
      appendProcessor(OverlayImageProcessor(overlay: color, fraction: fraction))
    }
    public func blackWhite() -> Self { appendProcessor(BlackWhiteProcessor()) }
    public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Self {
      appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
    }
    public func downsampling(size: CGSize) -> Self {
      appendProcessor(DownsamplingImageProcessor(size: size))
    }
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Self {
      appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
    }

    public func transition(_ transition: ImageTransition) -> Self { with(.transition(transition)) }
    public func fade(duration: TimeInterval) -> Self { with(.transition(.fade(duration))) }
    public func forceTransition(_ enabled: Bool = true) -> Self {
      enabled ? with(.forceTransition) : self
    }
    public func forceRefresh(_ enabled: Bool = true) -> Self {
      enabled ? with(.forceRefresh) : self
    }
    public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self {
      enabled ? with(.fromMemoryCacheOrRefresh) : self
    }
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Self {
      enabled ? with(.cacheMemoryOnly) : self
    }
    public func cacheOriginalImage(_ enabled: Bool = true) -> Self {
      enabled ? with(.cacheOriginalImage) : self
    }
    public func waitForCache(_ enabled: Bool = true) -> Self {
      enabled ? with(.waitForCache) : self
    }
    public func onlyFromCache(_ enabled: Bool = true) -> Self {
      enabled ? with(.onlyFromCache) : self
    }
    public func backgroundDecode(_ enabled: Bool = true) -> Self {
      enabled ? with(.backgroundDecode) : self
    }
    public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
      enabled ? with(.keepCurrentImageWhileLoading) : self
    }
    public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self {
      enabled ? with(.onlyLoadFirstFrame) : self
    }
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self {
      enabled ? with(.loadDiskFileSynchronously) : self
    }
    public func preloadAllAnimationData(_ enabled: Bool = true) -> Self {
      enabled ? with(.preloadAllAnimationData) : self
    }
    public func scaleFactor(_ factor: CGFloat) -> Self { with(.scaleFactor(factor)) }
    public func downloadPriority(_ priority: Float) -> Self { with(.downloadPriority(priority)) }
    public func targetCache(_ cache: ImageCache) -> Self { with(.targetCache(cache)) }
    public func originalCache(_ cache: ImageCache) -> Self { with(.originalCache(cache)) }
    public func downloader(_ downloader: ImageDownloader) -> Self { with(.downloader(downloader)) }
    public func callbackQueue(_ queue: CallbackQueue) -> Self { with(.callbackQueue(queue)) }
    public func processingQueue(_ queue: CallbackQueue?) -> Self {
      queue.map { with(.processingQueue($0)) } ?? self
    }
    public func onFailureImage(_ image: UIImage?) -> Self { with(.onFailureImage(image)) }
    public func imageModifier(_ modifier: (any ImageModifier)?) -> Self {
      modifier.map { with(.imageModifier($0)) } ?? self
    }
    public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self {
      with(.requestModifier(modifier))
    }
    public func serialize(by serializer: any CacheSerializer) -> Self {
      with(.cacheSerializer(serializer))
    }
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self {
      expiration.map { with(.memoryCacheExpiration($0)) } ?? self
    }
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self {
      expiration.map { with(.diskCacheExpiration($0)) } ?? self
    }
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self {
      with(.retryStrategy(DelayRetryStrategy(maxRetryCount: maxCount, retryInterval: interval)))
    }
    public func retry(_ strategy: (any RetryStrategy)?) -> Self {
      strategy.map { with(.retryStrategy($0)) } ?? self
    }
    public func alternativeSources(_ sources: [Source]?) -> Self {
      sources.map { with(.alternativeSources($0)) } ?? self
    }
    public func lowDataModeSource(_ source: Source?) -> Self { with(.lowDataMode(source)) }
  }
}
