// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// A picture that was found.
public struct ImageResponse {
  public let image: UIImage
  public let request: ImageRequest
}

/// A load that code can end; it has ended already.
public final class ImageTask: Sendable {
  public typealias Completion = (Result<ImageResponse, ImagePipeline.Error>) -> Void

  public func cancel() {}
}
