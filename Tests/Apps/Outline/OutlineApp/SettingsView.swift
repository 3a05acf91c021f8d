// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SettingsView: View {
  var body: some View { Text("Settings") }
}
