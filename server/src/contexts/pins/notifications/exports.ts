import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { notificationSettingsOf } from './choices.ts'

/** The notification settings of a member. */
export const notificationExports: readonly ExportedPart[] = [
  { file: 'settings', name: 'notifications', load: notificationSettingsOf },
]
