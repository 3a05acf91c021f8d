// SPDX-License-Identifier: Apache-2.0
public import UIKit

@MainActor
@discardableResult
public func loadImage(
  with request: any ImageRequestConvertible,
  options: ImageLoadingOptions? = nil,
  into view: UIImageView,
  completion: ImageTask.Completion? = nil
) -> ImageTask? {
  let options = options ?? .shared
  let result = ImagePipeline.result(request)
  switch result {
  case .success(let response):
    view.image = response.image
    if let mode = options.contentModes?.success { view.contentMode = mode }
  case .failure:
    view.image = options.failureImage ?? options.placeholder
    if let mode = options.contentModes?.failure { view.contentMode = mode }
  }
  completion?(result)
  return ImageTask()
}

@MainActor
public func cancelRequest(for view: UIImageView) {}
