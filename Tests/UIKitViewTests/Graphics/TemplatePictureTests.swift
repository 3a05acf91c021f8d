// SPDX-License-Identifier: Apache-2.0
import Expectations
import Foundation
import LayoutEngine
import Testing
import UIKitTestSupport

@testable import UIKit

/// Pictures and drawings of which only the outline is seen, in a tint.
@MainActor
@Suite(.ownProcess) struct TemplatePictureTests {
  private let picture = UIImage(.file("/a.png"), size: CGSize(width: 20, height: 20))
  private let red = ContentColour(light: 0xFF00_00FF)
  private let blue = ContentColour(light: 0x0000_FFFF)

  /// The tints of the pictures that a view paints; `.some(nil)` for a picture in its own colours.
  private func tints(of view: UIView) -> [ContentColour?] {
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    return ScreenPainter.insideSteps(of: view).compactMap { step -> ContentColour?? in
      if case .image(_, _, _, _, let tint) = step { return .some(tint) }
      return nil
    }
  }

  private func imageView(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = .red
    return view
  }

  @Test func `a template has the tint of its view, and another picture its own colours`() {
    expect(tints(of: imageView(picture)), equals: [nil])
    expect(tints(of: imageView(picture.withRenderingMode(.alwaysTemplate))), equals: [red])
    expect(tints(of: imageView(picture.withRenderingMode(.alwaysOriginal))), equals: [nil])
    expect(picture.withRenderingMode(.alwaysTemplate).renderingMode, equals: .alwaysTemplate)
    expect(picture.renderingMode, equals: .automatic)
  }

  @Test func `a colour of its own comes before the tint, unless the picture is a template again`() {
    expect(tints(of: imageView(picture.withTintColor(.blue))), equals: [blue])
    let own = picture.withTintColor(.blue, renderingMode: .alwaysOriginal)
    expect(tints(of: imageView(own)), equals: [blue])
    let template = picture.withTintColor(.blue, renderingMode: .alwaysTemplate)
    expect(tints(of: imageView(template)), equals: [red])
  }

  @Test func `buttons of the system take pictures for templates, and custom ones do not`() {
    func button(_ type: UIButton.ButtonType, _ image: UIImage) -> UIButton {
      let button = UIButton(type: type)
      button.tintColor = .red
      button.setImage(image, for: .normal)
      return button
    }
    expect(tints(of: button(.system, picture)), equals: [red])
    expect(tints(of: button(.system, picture.withRenderingMode(.alwaysOriginal))), equals: [nil])
    expect(tints(of: button(.custom, picture)), equals: [nil])
    expect(tints(of: button(.custom, picture.withRenderingMode(.alwaysTemplate))), equals: [red])
  }

  @Test func `a drawing as a template is as opaque as it is`() {
    let half = ScreenStep.fill(
      .box(CGRect(x: 0, y: 0, width: 4, height: 4), radius: 0),
      ContentColour(light: 0x0000_0080)
    )
    let drawing = UIImage(drawn: [half], size: CGSize(width: 4, height: 4))
    let view = imageView(drawing.withRenderingMode(.alwaysTemplate))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let fills = ScreenPainter.insideSteps(of: view).compactMap { step -> ContentColour? in
      if case .fill(_, let colour) = step { return colour }
      return nil
    }
    expect(fills, equals: [ContentColour(light: 0xFF00_0080)])
  }
}
