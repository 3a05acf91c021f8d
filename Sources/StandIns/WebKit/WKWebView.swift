// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
@_exported public import UIKit

/// A web page: here a named empty place, because nothing leaves the machine. What is loaded is there on
/// a later turn.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var url: URL?
  open private(set) var isLoading = false
  open private(set) var estimatedProgress = 0.0
  open var allowsBackForwardNavigationGestures = false
  open var customUserAgent: String?
  open var title: String? { name.text }
  open var canGoBack: Bool { place > 0 }
  open var canGoForward: Bool { place + 1 < visited.count }
  private var visited: [URL] = []
  private var place = -1
  private let name = UILabel()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    name.textAlignment = .center
    name.numberOfLines = 0
    name.textColor = .secondaryLabel
    for each in [scrollView, name] {
      each.frame = bounds
      each.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(each)
    }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult
  open func load(_ request: AppFoundation.URLRequest) -> WKNavigation? {
    guard let address = request.url else { return nil }
    visited = visited.prefix(place + 1) + [address]
    place = visited.count - 1
    return show(address)
  }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL ?? URL(fileURLWithPath: "/"), words: string.replacing(/<[^>]*>/, with: " "))
  }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(AppFoundation.URLRequest(url: url))
  }

  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { show($0, .reload) } }

  @discardableResult
  open func goBack() -> WKNavigation? { go(by: -1) }

  @discardableResult
  open func goForward() -> WKNavigation? { go(by: 1) }

  open func stopLoading() { isLoading = false }

  /// Scripts give nothing here; the handler is called on a later turn.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let told = completionHandler
    AppFoundation.DispatchQueue.main.async { told?(nil, nil) }
  }

  private func go(by step: Int) -> WKNavigation? {
    guard visited.indices.contains(place + step) else { return nil }
    place += step
    return show(visited[place], .backForward)
  }

  /// Loads a page if the delegate allows it.
  private func show(
    _ address: URL,
    _ type: WKNavigationType = .other,
    words: String? = nil
  ) -> WKNavigation? {
    let navigation = WKNavigation()
    let begin = { [weak self] (policy: WKNavigationActionPolicy) -> Void in
      guard policy == .allow else { return }
      self?.begin(navigation, address, words)
    }
    guard let delegate = navigationDelegate else {
      begin(.allow)
      return navigation
    }
    let action = WKNavigationAction(type, AppFoundation.URLRequest(url: address))
    delegate.webView(self, decidePolicyFor: action, decisionHandler: begin)
    return navigation
  }

  private func begin(_ navigation: WKNavigation, _ address: URL, _ words: String?) {
    (url, isLoading, estimatedProgress) = (address, true, 0.1)
    name.text = words ?? address.host ?? address.lastPathComponent
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    AppFoundation.DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isLoading else { return }
        (self.isLoading, self.estimatedProgress) = (false, 1)
        self.navigationDelegate?.webView(self, didCommit: navigation)
        self.navigationDelegate?.webView(self, didFinish: navigation)
      }
    }
  }
}

/// What a page is loaded with.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var applicationNameForUserAgent: String?
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var minimumFontSize: CGFloat = 0
}

@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open func removeAllUserScripts() {}
}

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asked before a page is loaded; without an answer, it is.
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  )
  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  )
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  )
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView,
    didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView,
    didFail navigation: WKNavigation!,
    withError error: any Error
  ) {}
}
