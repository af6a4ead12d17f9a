import type { ExportedPart } from '../../base/whole-account-parts.ts'
import { notificationSettingsOf } from './choices.ts'

/** What a member wants to be notified of. */
export const notificationExports: readonly ExportedPart[] = [
  { file: 'settings', name: 'notifications', load: notificationSettingsOf },
]
