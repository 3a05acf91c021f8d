// SPDX-License-Identifier: Apache-2.0
import AVFoundation
import AppFoundation
import Expectations
import MapKit
import MessageUI
import SafariServices
import StoreKit
import SwiftUI
import Testing
import UIKitTestSupport
import WebKit

@testable import UIKit

/// Modules of Apple's systems whose views are empty places here.
@MainActor @Suite(.serialized, .ownProcess) struct AppleModulesTests {
  private final class Reader: NSObject, WKNavigationDelegate, CLLocationManagerDelegate {
    var told: [String] = []

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      told.append(webView.title ?? "")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      told.append("\(locations[0].coordinate.latitude)")
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      told.append("\(manager.authorizationStatus)")
    }
  }

  @Test func `a page is there on a later turn, and pages lead back`() throws {
    try AppProcess.replaced { process in
      let (view, reader) = (WKWebView(frame: .zero), Reader())
      view.navigationDelegate = reader
      view.load(AppFoundation.URLRequest(url: try #require(URL(string: "https://a.example/x"))))
      expect(view.isLoading)
      expect(reader.told, equals: [])
      process.clock.settle()
      view.load(AppFoundation.URLRequest(url: try #require(URL(string: "https://b.example/y"))))
      process.clock.settle()
      expect(!view.isLoading)
      expect(view.canGoBack)
      expect(!view.canGoForward)
      view.goBack()
      process.clock.settle()
      expect(reader.told, equals: ["a.example", "b.example", "a.example"])
      expect(view.canGoForward)
      expect(view.goBack(), equals: nil)
    }
  }

  /// Lets a page be loaded or not.
  private final class Guardian: NSObject, WKNavigationDelegate {
    var told: [String] = []

    func webView(
      _ webView: WKWebView,
      decidePolicyFor action: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      told.append("\(action.request.url?.host ?? "") \(action.navigationType.rawValue)")
      decisionHandler(action.request.url?.host == "a.example" ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      told.append("finish")
    }
  }

  @Test func `a delegate decides which pages are loaded`() throws {
    try AppProcess.replaced { process in
      let (view, guardian) = (WKWebView(frame: .zero), Guardian())
      view.navigationDelegate = guardian
      for host in ["b", "a"] {
        let url = try #require(URL(string: "https://\(host).example"))
        view.load(AppFoundation.URLRequest(url: url))
        process.clock.settle()
      }
      view.reload()
      process.clock.settle()
      expect(
        guardian.told,
        equals: ["b.example -1", "a.example -1", "finish", "a.example 3", "finish"]
      )
      expect(view.title, equals: "a.example")
    }
  }

  @Test func `a player's time goes on by the stage's clock, and ends`() throws {
    try AppProcess.replaced { process in
      let url = try #require(URL(string: "https://a.example/x.mp3"))
      let player = AVPlayer(url: url)
      nonisolated(unsafe) var told: [Double] = []
      let interval = CMTime(seconds: 1, preferredTimescale: 600)
      let token = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) {
        told.append($0.seconds)
      }
      process.clock.advance(to: 0)
      player.play()
      expect(player.timeControlStatus, equals: .playing)
      for beat in 1...8 { process.clock.advance(to: Double(beat) * 0.25) }
      // Beats of a quarter of a second; told at the first and then after a second each.
      expect(told, equals: [0.25, 1.25])
      player.seek(to: CMTime(seconds: 179.9, preferredTimescale: 600))
      process.clock.advance(to: 2.25)
      expect(told.last, equals: 180)
      expect(player.rate, equals: 0)
      player.removeTimeObserver(token)
    }
  }

  @Test func `a hosting controller shows the name of its view`() {
    struct Profile: View {}
    // What is noted here is no news for other tests.
    let before = SourceNotes.current
    SourceNotes.current = SourceNotes()
    defer { SourceNotes.current = before }
    let controller = UIHostingController(rootView: Profile())
    expect((controller.view as? HostedPlace)?.name, equals: "Profile")
    controller.rootView = Profile()
    let named = UIHostingController(rootView: AnyView(place: "Settings"))
    expect((named.view as? HostedPlace)?.name, equals: "Settings")
  }

  @Test func `a browser shows the name of its page`() throws {
    let address = try #require(URL(string: "https://a.example/x"))
    let label = SFSafariViewController(url: address).view.subviews.first as? UILabel
    expect(label?.text, equals: "a.example")
  }

  @Test func `a device is allowed to say where it is, and says so later`() {
    AppProcess.replaced { process in
      let (manager, reader) = (CLLocationManager(), Reader())
      manager.delegate = reader
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      expect(reader.told, equals: [])
      process.clock.settle()
      expect(reader.told, equals: ["authorizedWhenInUse", "37.3349"])
    }
  }

  /// A degree of a meridian is 6,371,009 × π / 180 = 111,195 m.
  @Test func `distances are those along the earth`() {
    let start = CLLocation(latitude: 0, longitude: 0)
    let north = CLLocation(latitude: 1, longitude: 0)
    #expect((start.distance(from: north) - 111_195).magnitude < 1)
    expect(start.distance(from: start), equals: 0)
  }

  @Test func `a map has its annotations at their places`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let point = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 15, longitude: 10))
    map.addAnnotation(point)
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 40)
      ),
      animated: false
    )
    // In the middle across; 5 of 20 degrees above the middle.
    expect(map.convert(point.coordinate, toPointTo: map), equals: CGPoint(x: 100, y: 25))
    map.layoutSubviews()
    expect(map.subviews.map(\.center), equals: [CGPoint(x: 100, y: 25)])
    let other = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 5, longitude: 30))
    map.showAnnotations([point, other], animated: false)
    expect(map.region.center.latitude, equals: 10)
    expect(map.region.center.longitude, equals: 20)
    expect(map.region.span.latitudeDelta, equals: 12)
    expect(map.region.span.longitudeDelta, equals: 24)
    map.removeAnnotations(map.annotations)
    map.layoutSubviews()
    expectEmpty(map.subviews)
  }

  private final class Letters: NSObject, MFMailComposeViewControllerDelegate {
    var told: [MFMailComposeResult] = []

    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { told.append(result) }
  }

  @Test func `no mail can be sent, and one that is written anyway can be cancelled`() throws {
    expect(!MFMailComposeViewController.canSendMail())
    expect(!MFMessageComposeViewController.canSendText())
    let (mail, letters) = (MFMailComposeViewController(), Letters())
    mail.mailComposeDelegate = letters
    mail.loadViewIfNeeded()
    mail.setSubject("Hello")
    let page = try #require(mail.viewControllers.first)
    expect(page.title, equals: "Hello")
    try #require(page.navigationItem.leftBarButtonItem?.primaryAction).choose()
    expect(letters.told, equals: [.cancelled])
  }

  @Test func `kinds of files are cases of others, and have endings`() {
    expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
    expect(UTType("public.png")?.preferredMIMEType, equals: "image/png")
    expect(UTType("com.example.unknown"), equals: nil)
    expect(UTType.pdf.preferredFilenameExtension, equals: "pdf")
    expect(UTType.jpeg.conforms(to: .image))
    expect(UTType.jpeg.conforms(to: .item))
    expect(!UTType.jpeg.conforms(to: .text))
    expect(UTType.video.conforms(to: .movie))
  }
}
