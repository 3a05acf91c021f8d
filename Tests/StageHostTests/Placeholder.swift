// SPDX-License-Identifier: Apache-2.0
import Testing

@Test func `the suite runs`() { #expect(Bool(true)) }
