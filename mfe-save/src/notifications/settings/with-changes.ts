import type { InputOf } from '@tessera/contracts/calls/define-call'
import type {
  NotificationSettings,
  updateNotificationSettings,
} from '@tessera/contracts/calls/notification-settings'

/** A press on a switch: one kind in one place, or the weekly email. */
export type SettingChange = InputOf<typeof updateNotificationSettings>

/** Returns the settings with these changes made, in their order. */
export const withChanges = (
  settings: NotificationSettings,
  changes: readonly SettingChange[],
): NotificationSettings => changes.reduce(withChange, settings)

const withChange = (
  settings: NotificationSettings,
  change: SettingChange,
): NotificationSettings => ({
  ...settings,
  weekly_email: change.weekly_email ?? settings.weekly_email,
  kinds: settings.kinds.map((known) =>
    known.kind === change.kind
      ? {
          ...known,
          in_product: change.in_product ?? known.in_product,
          by_email: change.by_email ?? known.by_email,
        }
      : known,
  ),
})
