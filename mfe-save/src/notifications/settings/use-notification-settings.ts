import { useQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import {
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '@tessera/contracts/calls/notification-settings'
import { useShell } from '@tessera/module/react'
import { useState } from 'react'
import { type SettingChange, withChanges } from './with-changes.ts'

const keyOf = ({ kind, in_product }: SettingChange): string =>
  `${kind ?? 'weekly'} ${in_product === undefined ? 'email' : 'product'}`

const change = defineCommand(updateNotificationSettings, {
  name: 'change-notification-settings',
  key: keyOf,
  latest: true,
})

/** Loads the notification settings, and changes them: shown at once, taken back when refused. */
export function useNotificationSettings() {
  const { client, commands, queries } = useShell()
  const options = queryOptions(client, getNotificationSettings, {})
  const query = useQuery(options)
  const [pending, setPending] = useState<readonly SettingChange[]>([])
  const settings = query.data && withChanges(query.data, pending)
  return {
    query,
    settings,
    async set(wanted: SettingChange) {
      setPending((all) => [...all, wanted])
      const outcome = await commands.run(change, wanted)
      if (outcome.state === 'done')
        queries.setQueryData<NotificationSettings>(
          options.queryKey,
          (known) => known && withChanges(known, [wanted]),
        )
      setPending((all) => all.filter((each) => each !== wanted))
    },
  }
}
