// SPDX-License-Identifier: Apache-2.0
import Foundation
import RxAlamofire
import RxSwift

final class Network<T: Decodable> {
  private let endpoint: String
  private let queue: ConcurrentDispatchQueueScheduler

  init(_ endpoint: String) {
    self.endpoint = endpoint
    self.queue = ConcurrentDispatchQueueScheduler(
      qos: DispatchQoS(qosClass: .background, relativePriority: 1)
    )
  }

  func items(path: String) -> Observable<T> {
    RxAlamofire.data(.get, "\(endpoint)\(path)?language=en")
      .observe(on: queue)
      .debug()
      .map { data -> T in try JSONDecoder().decode(T.self, from: data) }
  }
}

final class PostersNetwork {
  private let network: Network<PosterPage>

  init(network: Network<PosterPage>) { self.network = network }

  func popular() -> Observable<PosterPage> { network.items(path: "/film/popular") }
}
