// SPDX-License-Identifier: Apache-2.0
public import AppFoundation

extension Observable: PlainlyMade {
  public static var plain: Any { Observable<Element>.empty() }
}
