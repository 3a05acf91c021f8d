// SPDX-License-Identifier: Apache-2.0
import AppFoundation
import Expectations
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Attributes that Interface Builder writes for controls, texts and bars.
@MainActor
@Suite(.ownProcess) struct InterfaceAttributeTests {
  /// The view with a tag, of a controller with some elements.
  private func views(_ elements: String, _ body: (UIView) throws -> Void) throws {
    let scene =
      "<viewController id=\"v\"><view key=\"view\" id=\"r\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"600\"/><subviews>\(elements)"
      + "</subviews></view></viewController>"
    try withStoryboard([scene]) { try body(try #require($0.view)) }
  }

  private func view<Kind: UIView>(_ tag: Int, of whole: UIView) throws -> Kind {
    try #require(whole.viewWithTag(tag) as? Kind)
  }

  @Test func `sliders, steppers and pages have their pictures, colours and switches`() throws {
    let elements = """
      <slider tag="1" value="2" minValue="1" maxValue="4" continuous="NO">
      <color key="thumbTintColor" systemColor="systemRedColor"/>
      <imageReference key="minimumValueImage" image="speaker" catalog="system"/></slider>
      <stepper tag="2" maximumValue="9" wraps="YES" autorepeat="NO"/>
      <pageControl tag="3" numberOfPages="1" hidesForSinglePage="YES" backgroundStyle="prominent">
      <imageReference key="preferredIndicatorImage" image="star.fill" catalog="system" symbolScale="default"/>
      </pageControl>
      <progressView tag="4" progress="0.5" progressViewStyle="bar"/>
      <segmentedControl tag="5" momentary="YES"><segments><segment title="A"/>
      <segment title="B" enabled="NO"/></segments></segmentedControl>
      """
    try views(elements) { whole in
      let slider: UISlider = try view(1, of: whole)
      expect([slider.minimumValue, slider.value, slider.maximumValue], equals: [1, 2, 4])
      expect(!slider.isContinuous)
      expect(slider.thumbTintColor, equals: .systemRed)
      expect(slider.minimumValueImage != nil)
      expect(slider.maximumValueImage == nil)
      let stepper: UIStepper = try view(2, of: whole)
      expect(
        [stepper.wraps, stepper.autorepeat, stepper.isContinuous],
        equals: [true, false, true]
      )
      let pages: UIPageControl = try view(3, of: whole)
      expect(pages.hidesForSinglePage)
      expect(pages.backgroundStyle, equals: .prominent)
      expect(pages.preferredIndicatorImage != nil)
      let progress: UIProgressView = try view(4, of: whole)
      expect(progress.progressViewStyle, equals: .bar)
      let segments: UISegmentedControl = try view(5, of: whole)
      expect(segments.isMomentary)
      expect((0..<2).map { segments.isEnabledForSegment(at: $0) }, equals: [true, false])
    }
  }

  @Test func `a date picker has its date and its bounds`() throws {
    // 86 400 seconds are a day.
    let elements = """
      <datePicker tag="1" datePickerMode="date" minuteInterval="15">
      <date key="date" timeIntervalSinceReferenceDate="172800"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="86400"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="259200"/>
      <timeZone key="timeZone" name="Europe/Paris"/><locale key="locale" localeIdentifier="fr_FR"/>
      </datePicker>
      <datePicker tag="2" useCurrentDate="YES"><date key="date" timeIntervalSinceReferenceDate="0"/></datePicker>
      """
    try views(elements) { whole in
      let picker: UIDatePicker = try view(1, of: whole)
      let times = [picker.minimumDate, picker.date, picker.maximumDate]
      expect(times.map { $0?.timeIntervalSinceReferenceDate }, equals: [86_400, 172_800, 259_200])
      expect(picker.minuteInterval, equals: 15)
      expect(picker.timeZone?.identifier, equals: "Europe/Paris")
      expect(picker.locale?.identifier, equals: "fr_FR")
      let present: UIDatePicker = try view(2, of: whole)
      expect(present.date.timeIntervalSinceReferenceDate != 0)
    }
  }

  @Test
  func `texts have their keyboards, and begin no words with large letters unless it is written`()
    throws
  {
    let elements = """
      <textField tag="1" minimumFontSize="11" clearsOnBeginEditing="YES">
      <textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress"
      returnKeyType="next" textContentType="email" enablesReturnKeyAutomatically="YES"/></textField>
      <textField tag="2"><textInputTraits key="textInputTraits" autocapitalizationType="words"
      keyboardType="alphabet" secureTextEntry="YES"/></textField>
      <textView tag="3" selectable="NO"><textInputTraits key="textInputTraits" keyboardType="numberPad"/>
      <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
      <searchBar tag="4" prompt="Find" showsScopeBar="YES" showsCancelButton="YES" barStyle="black">
      <textInputTraits key="textInputTraits" returnKeyType="done"/>
      <scopeButtonTitles><string>All</string><string>Own</string></scopeButtonTitles></searchBar>
      <textField tag="5"/>
      """
    try views(elements) { whole in
      let mail: UITextField = try view(1, of: whole)
      expect(mail.keyboardType, equals: .emailAddress)
      expect(mail.returnKeyType, equals: .next)
      expect(mail.autocorrectionType, equals: .no)
      expect(mail.autocapitalizationType, equals: .none)
      expect(mail.textContentType, equals: .emailAddress)
      expect(mail.enablesReturnKeyAutomatically)
      expect(mail.clearsOnBeginEditing)
      expect(mail.minimumFontSize, equals: 11)
      let secret: UITextField = try view(2, of: whole)
      expect(secret.keyboardType, equals: .asciiCapable)
      expect(secret.autocapitalizationType, equals: .words)
      expect(secret.isSecureTextEntry)
      let text: UITextView = try view(3, of: whole)
      expect(text.keyboardType, equals: .numberPad)
      expect(!text.isSelectable)
      expect(text.dataDetectorTypes, equals: [.link, .phoneNumber])
      let search: UISearchBar = try view(4, of: whole)
      expect(search.prompt, equals: "Find")
      expect(search.barStyle, equals: .black)
      expect([search.showsScopeBar, search.showsCancelButton], equals: [true, true])
      expect(search.returnKeyType, equals: .done)
      let plain: UITextField = try view(5, of: whole)
      expect(plain.autocapitalizationType, equals: .sentences)
    }
  }

  @Test func `views are read aloud as it is written, and stacks know the standard distance`() throws
  {
    let elements = """
      <stackView tag="1" spacingType="standard"/>
      <imageView tag="2" image="star" catalog="system">
      <accessibility key="accessibilityConfiguration" identifier="rating" label="Rating" hint="Opens it">
      <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
      </accessibility>
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize"
      pointSize="40" scale="large" weight="bold"/></imageView>
      <scrollView tag="3" directionalLockEnabled="YES" delaysContentTouches="NO" indicatorStyle="white"/>
      """
    try views(elements) { whole in
      let stack: UIStackView = try view(1, of: whole)
      expect(stack.spacing, equals: 8)
      let star: UIImageView = try view(2, of: whole)
      expect(star.accessibilityIdentifier, equals: "rating")
      expect(star.accessibilityLabel, equals: "Rating")
      expect(star.accessibilityHint, equals: "Opens it")
      expect(star.accessibilityTraits, equals: [.button, .header])
      expect(star.isAccessibilityElement)
      expect(star.preferredSymbolConfiguration?.weight, equals: .bold)
      expect(star.preferredSymbolConfiguration?.scale, equals: .large)
      let scroller: UIScrollView = try view(3, of: whole)
      expect(scroller.isDirectionalLockEnabled)
      expect(!scroller.delaysContentTouches)
      expect(scroller.indicatorStyle, equals: .white)
    }
  }

  @Test func `bars that stand alone have their items and looks`() throws {
    let elements = """
      <toolbar tag="1" translucent="NO"><color key="barTintColor" systemColor="systemRedColor"/>
      <items><barButtonItem title="Go" selected="YES"/></items></toolbar>
      <navigationBar tag="2" largeTitles="YES"><items><navigationItem title="Alone"/></items></navigationBar>
      <tabBar tag="3" itemPositioning="centered"><items><tabBarItem title="One" badgeValue="3" enabled="NO">
      <color key="badgeColor" systemColor="systemGreenColor"/>
      <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-2"/>
      </tabBarItem></items></tabBar>
      """
    try views(elements) { whole in
      let tools: UIToolbar = try view(1, of: whole)
      expect(!tools.isTranslucent)
      expect(tools.barTintColor, equals: .systemRed)
      expect(tools.items?.map(\.title), equals: ["Go"])
      expect(tools.items?.map(\.isSelected), equals: [true])
      let bar: UINavigationBar = try view(2, of: whole)
      expect(bar.prefersLargeTitles)
      expect(bar.items?.map(\.title), equals: ["Alone"])
      let tabs: UITabBar = try view(3, of: whole)
      expect(tabs.itemPositioning, equals: .centered)
      let item = try #require(tabs.items?.first)
      expect([item.title, item.badgeValue], equals: ["One", "3"])
      expect(item.badgeColor, equals: .systemGreen)
      expect(item.titlePositionAdjustment, equals: UIOffset(horizontal: 1, vertical: -2))
      expect(!item.isEnabled)
    }
  }

  @Test func `the items of a controller say how bars look while it is shown`() throws {
    let scene = """
      <viewController id="v" modalTransitionStyle="crossDissolve" modalInPresentation="YES">
      <navigationItem key="navigationItem" title="Look" prompt="Above" backButtonDisplayMode="minimal"
      leftItemsSupplementBackButton="YES" style="editor" largeTitleDisplayMode="never">
      <navigationBarAppearance key="standardAppearance">
      <blurEffect key="backgroundEffect" style="systemThinMaterial"/>
      <color key="backgroundColor" systemColor="systemRedColor"/><nil key="shadowColor"/>
      <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="normal">
      <textAttributes key="titleTextAttributes"><color key="textColor" systemColor="systemBlueColor"/>
      </textAttributes></barButtonItemStateAppearance></barButtonItemAppearance>
      </navigationBarAppearance></navigationItem>
      <value key="contentSizeForViewInPopover" type="size" width="320" height="200"/></viewController>
      """
    try withStoryboard([scene]) { controller in
      expect(controller.modalTransitionStyle, equals: .crossDissolve)
      expect(controller.isModalInPresentation)
      expect(controller.preferredContentSize, equals: CGSize(width: 320, height: 200))
      let item = controller.navigationItem
      expect(item.prompt, equals: "Above")
      expect(item.backButtonDisplayMode, equals: .minimal)
      expect(item.leftItemsSupplementBackButton)
      expect(item.style, equals: .editor)
      expect(item.largeTitleDisplayMode, equals: .never)
      let look = try #require(item.standardAppearance)
      expect(look.backgroundColor, equals: .systemRed)
      expect(look.shadowColor, equals: nil)
      expect(look.backgroundEffect?.style, equals: .systemThinMaterial)
      let title = look.buttonAppearance.normal.titleTextAttributes
      expect(title[.foregroundColor] as? UIColor, equals: .systemBlue)
      expect(item.scrollEdgeAppearance, equals: nil)
    }
  }
}
