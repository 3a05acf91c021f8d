// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

/// Finds pictures: the stand-in for an address, at once, as if it were in the memory.
@preconcurrency @MainActor
public final class ImagePipeline {
  /// Why there is no picture.
  public enum Error: Swift.Error {
    case imageRequestMissing
  }

  /// How pictures are loaded; without effect here.
  public struct Configuration {
    public var isProgressiveDecodingEnabled = false
    public var isTaskCoalescingEnabled = true
    public init() {}
  }

  public static var shared = ImagePipeline()
  public let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  public convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible,
    queue _: AppFoundation.DispatchQueue? = nil,
    progress _: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
    completion: @escaping ImageTask.Completion
  ) -> ImageTask {
    completion(Self.result(request))
    return ImageTask()
  }

  public func image(for request: any ImageRequestConvertible) async throws -> UIImage {
    try Self.result(request).get().image
  }

  static func result(_ request: any ImageRequestConvertible) -> Result<ImageResponse, Error> {
    let request = request.asImageRequest()
    guard let address = request.address else { return .failure(.imageRequestMissing) }
    return .success(ImageResponse(image: .standIn(forAddress: address), request: request))
  }
}

/// Loads pictures in advance; there is nothing to do.
@preconcurrency @MainActor
public final class ImagePrefetcher {
  public var isPaused = false

  /// Where a picture that comes in advance is kept.
  public enum Destination: Sendable {
    case memoryCache
    case diskCache
  }

  public init(
    pipeline: ImagePipeline? = nil,
    destination: Destination = .memoryCache,
    maxConcurrentRequestCount: Int = 2
  ) {}

  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
  public func stopPrefetching() {}
}

/// The name before version 10.
public typealias ImagePreheater = ImagePrefetcher
