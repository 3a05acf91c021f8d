// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
public import UIKit

/// What begins the loading of a page.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// Whether a page whose answer has begun may be loaded.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// A frame of a page; there is only the whole page here.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  public let request: AppFoundation.URLRequest

  init(_ request: AppFoundation.URLRequest) { self.request = request }
}

/// What a delegate is asked before a page is loaded.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  public let navigationType: WKNavigationType
  public let request: AppFoundation.URLRequest
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  open var shouldPerformDownload: Bool { false }

  init(_ type: WKNavigationType, _ request: AppFoundation.URLRequest) {
    (navigationType, self.request) = (type, request)
    let frame = WKFrameInfo(request)
    (sourceFrame, targetFrame) = (frame, frame)
  }
}

/// What a delegate is asked when an answer has begun; nothing is answered here.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  public let response: AppFoundation.URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(_ response: AppFoundation.URLResponse) { self.response = response }
}
