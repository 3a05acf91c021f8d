// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
@_exported public import UIKit

@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var preferences = WKPreferences()
  @preconcurrency @MainActor public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  @preconcurrency @MainActor public override init() { super.init() }
}

open class WKNavigation: NSObject {}

@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}

/// A page of the web, which is not loaded: its address on an empty ground.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  public let scrollView = UIScrollView()
  open private(set) var url: URL?
  open var title: String? { url?.host }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  private let label = UILabel()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func show(_ url: URL?, _ words: String) -> WKNavigation? {
    self.url = url
    label.text = words
    let navigation = WKNavigation()
    AppFoundation.DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }

  @discardableResult
  open func load(_ request: AppFoundation.URLRequest) -> WKNavigation? {
    show(request.url, request.url?.absoluteString ?? "")
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL, string.replacing(/<[^>]*>/, with: " "))
  }

  @discardableResult
  open func reload() -> WKNavigation? { show(url, label.text ?? "") }
  open func stopLoading() {}
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
}
