import { mayAct } from '@tessera/contracts/house-acts'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'
import { addressOf, navigation } from './frame/addresses.ts'
import { frameWords as words } from './frame/words.ts'

/** Returns the command palette's commands for looking after the product: the pages that the viewer's role has. */
const commandsFor: PaletteCommands = ({ $viewer }) => {
  const role = $viewer.get()?.house_role
  if (role === undefined) return []
  return navigation
    .flatMap(({ entries }) => entries)
    .filter(({ needs }) => needs === undefined || mayAct(role, needs))
    .map(
      ({ page, label }): PaletteCommand => ({
        id: page,
        label: label(),
        note: words.title(),
        group: 'go',
        isQuiet: page !== 'overview',
        to: addressOf(page),
      }),
    )
}

export default commandsFor
