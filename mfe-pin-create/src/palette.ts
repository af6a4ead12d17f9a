import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'

const words = defineMessages({
  pin: 'Create Pin',
  pinAlso: 'new upload picture image draft',
  site: 'Save from a website',
  siteAlso: 'new pin link url web',
  board: 'Create board',
  boardAlso: 'new collection',
  import: 'Import Pins and boards',
  importAlso: 'upload bring file',
  scheduled: 'Scheduled Pins',
  scheduledAlso: 'planned later publish',
})

/** Returns the command palette's commands for creating. */
const commandsFor: PaletteCommands = ({ $viewer }) => {
  if ($viewer.get() === null) return []
  const leads = (
    id: 'pin' | 'site' | 'board' | 'import' | 'scheduled',
    to: string,
    group: PaletteCommand['group'] = 'create',
  ): PaletteCommand => ({ id, label: words[id](), also: words[`${id}Also`](), group, to })
  return [
    leads('pin', paths.pinBuilder.to()),
    leads('site', paths.pinCreate.to({ method: 'bookmarklet' })),
    leads('board', paths.boardCreate.to()),
    leads('import', paths.importPins.to()),
    leads('scheduled', paths.scheduledPins.to(), 'go'),
  ]
}

export default commandsFor
