// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

/// Decides where a redirected request goes; answers here redirect nothing.
public protocol RedirectHandler {
  func task(
    _ task: AppFoundation.URLSessionTask,
    willBeRedirectedTo request: AppFoundation.URLRequest,
    for response: AppFoundation.HTTPURLResponse,
    completion: @escaping (AppFoundation.URLRequest?) -> Void
  )
}

public struct Redirector: RedirectHandler {
  public enum Behavior {
    case follow
    case doNotFollow
    case modify(
      (
        AppFoundation.URLSessionTask, AppFoundation.URLRequest, AppFoundation.HTTPURLResponse
      ) -> AppFoundation.URLRequest?
    )
  }

  public static var follow: Redirector { Redirector(behavior: .follow) }
  public static var doNotFollow: Redirector { Redirector(behavior: .doNotFollow) }

  public let behavior: Behavior
  public init(behavior: Behavior) { self.behavior = behavior }

  public func task(
    _ task: AppFoundation.URLSessionTask,
    willBeRedirectedTo request: AppFoundation.URLRequest,
    for response: AppFoundation.HTTPURLResponse,
    completion: @escaping (AppFoundation.URLRequest?) -> Void
  ) {
    switch behavior {
    case .follow: completion(request)
    case .doNotFollow: completion(nil)
    case .modify(let change): completion(change(task, request, response))
    }
  }
}

extension RedirectHandler where Self == Redirector {
  public static var follow: Redirector { Redirector(behavior: .follow) }
  public static var doNotFollow: Redirector { Redirector(behavior: .doNotFollow) }
}

/// Decides which answers are kept; the stage keeps none.
public protocol CachedResponseHandler {
  func dataTask(
    _ task: AppFoundation.URLSessionDataTask,
    willCacheResponse response: AppFoundation.CachedURLResponse,
    completion: @escaping (AppFoundation.CachedURLResponse?) -> Void
  )
}

public struct ResponseCacher: CachedResponseHandler {
  public enum Behavior {
    case cache
    case doNotCache
    case modify(
      (AppFoundation.URLSessionDataTask, AppFoundation.CachedURLResponse)
        -> AppFoundation.CachedURLResponse?
    )
  }

  public static var cache: ResponseCacher { ResponseCacher(behavior: .cache) }
  public static var doNotCache: ResponseCacher { ResponseCacher(behavior: .doNotCache) }

  public let behavior: Behavior
  public init(behavior: Behavior) { self.behavior = behavior }

  public func dataTask(
    _ task: AppFoundation.URLSessionDataTask,
    willCacheResponse response: AppFoundation.CachedURLResponse,
    completion: @escaping (AppFoundation.CachedURLResponse?) -> Void
  ) {
    switch behavior {
    case .cache: completion(response)
    case .doNotCache: completion(nil)
    case .modify(let change): completion(change(task, response))
    }
  }
}

extension CachedResponseHandler where Self == ResponseCacher {
  public static var cache: ResponseCacher { ResponseCacher(behavior: .cache) }
  public static var doNotCache: ResponseCacher { ResponseCacher(behavior: .doNotCache) }
}
