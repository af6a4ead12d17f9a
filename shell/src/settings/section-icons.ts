import type { SettingsSection } from '@tessera/contracts/settings-sections'
import type { IconShape } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'

/** The icons that modules may name for their sections of the settings. */
export const sectionIcons: Readonly<Record<SettingsSection['icon'], IconShape>> = {
  person: icons.person,
  sliders: icons.sliders,
  lock: icons.lock,
  bell: icons.bell,
  eye: icons.eye,
  sun: icons.sun,
  globe: icons.globe,
  trash: icons.trash,
  check: icons.check,
  upload: icons.upload,
}
