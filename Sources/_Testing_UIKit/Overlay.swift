// SPDX-License-Identifier: Apache-2.0

// What a file gets that imports Testing beside UIKit: nothing more. The compiler looks for a module
// of this name then.
