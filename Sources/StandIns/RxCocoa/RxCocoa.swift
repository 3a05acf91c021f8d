// SPDX-License-Identifier: Apache-2.0
@_exported public import RxRelay
@_exported public import RxSwift
@_exported public import UIKit
