// SPDX-License-Identifier: Apache-2.0
public import AppFoundation
import RxSwift

extension SharedSequence: PlainlyMade {
  public static var plain: Any { Self.empty() }
}

extension ControlEvent: PlainlyMade {
  public static var plain: Any { ControlEvent(events: Observable<Element>.empty()) }
}
