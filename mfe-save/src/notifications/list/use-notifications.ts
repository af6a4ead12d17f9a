import { useInfiniteQuery } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { listOptions } from '@tessera/client'
import {
  countNotifications,
  getNotifications,
  seeNotifications,
} from '@tessera/contracts/calls/notifications'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'
import { groupNotifications, type NotificationGroup } from './group-notifications.ts'

/** Marks notifications as read, and fetches them again. */
const markRead = defineCommand(seeNotifications, {
  name: 'mark-notifications-read',
  confirm: (_, __, draft) => draft.lists({ of: [getNotifications], ask: 'now' }),
})

/** Loads the viewer's notifications in groups, and marks them as read. */
export function useNotifications() {
  const { client, commands, queries } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, getNotifications, {}),
    refetchOnMount: 'always',
  })
  const { data } = list
  const groups = useMemo(
    () => groupNotifications(data?.pages.flatMap((page) => page.data) ?? []),
    [data],
  )
  const mark = async (input: Parameters<typeof markRead.send>[1]) => {
    await commands.run(markRead, input)
    void queries.invalidateQueries({ queryKey: [countNotifications.name] })
  }
  return {
    list,
    groups,
    hasUnread: groups.some(({ isSeen }) => !isSeen),
    open({ ids, isSeen }: NotificationGroup) {
      if (!isSeen) void mark({ ids: ids.slice(0, limits.notificationsAtOnce) })
    },
    markAll() {
      const [newest] = groups
      if (newest !== undefined) void mark({ seen_up_to: newest.id })
    },
  }
}
