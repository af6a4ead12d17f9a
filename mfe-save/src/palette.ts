import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'

const words = defineMessages({
  library: 'Your library',
  libraryAlso: 'pins saves all search table',
  sort: 'Sort your saves',
  sortAlso: 'unsorted tidy up',
  notifications: 'Notifications',
  notificationsAlso: 'bell news messages',
  trash: 'Trash',
  trashAlso: 'deleted restore recycle bin',
  report: 'Report something',
  reportAlso: 'abuse complaint copyright',
})

/** Returns the command palette's commands for saving: the viewer's boards, and pages about what they saved. */
const commandsFor: PaletteCommands = async ({ $viewer, queries, client }) => {
  const report: PaletteCommand = {
    id: 'report',
    label: words.report(),
    also: words.reportAlso(),
    group: 'help',
    to: paths.reportContent.to(),
  }
  if ($viewer.get() === null) return [report]
  const { all_boards: boards } = await queries.fetchQuery({
    ...queryOptions(client, pickerBoards, {}),
    staleTime: 60_000,
  })
  const go = (id: string, label: string, also: string, to: string): PaletteCommand => ({
    id,
    label,
    also,
    group: 'go',
    to,
  })
  return [
    go('library', words.library(), words.libraryAlso(), paths.library.to()),
    go('sort', words.sort(), words.sortAlso(), paths.sortPins.to()),
    go('notifications', words.notifications(), words.notificationsAlso(), paths.notifications.to()),
    go('trash', words.trash(), words.trashAlso(), paths.trash.to()),
    ...boards.map(
      ({ id, name, url }, at): PaletteCommand => ({
        id,
        label: name,
        group: 'boards',
        // The first are those saved to last.
        isQuiet: at >= 6,
        to: url,
      }),
    ),
    report,
  ]
}

export default commandsFor
