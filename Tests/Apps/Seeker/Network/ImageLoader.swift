// SPDX-License-Identifier: Apache-2.0
import ImageIO
import UIKit

final class ImageLoader {
  static let shared = ImageLoader()
  private let cache = NSCache<NSString, UIImage>()

  func load(_ url: URL, completion: @escaping (UIImage?) -> Void) {
    if let image = cache.object(forKey: url.absoluteString as NSString) { return completion(image) }
    URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
      guard let data = data, let image = UIImage(data: data) else { return }
      let small = self?.downsample(image, data, to: CGSize(width: 300, height: 300)) ?? image
      self?.cache.setObject(small, forKey: url.absoluteString as NSString)
      DispatchQueue.main.async { completion(small) }
    }.resume()
  }

  private func downsample(_ image: UIImage, _ data: Data, to size: CGSize) -> UIImage? {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, options),
      let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    else { return nil }
    return UIImage(cgImage: small)
  }
}
