import type { BoardLink } from '@tessera/contracts/entities/board'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { timings } from '@tessera/contracts/timings'
import type { Toast } from '@tessera/module'
import { placeOf, type Saving } from './saving.ts'
import type { SavingShell } from './saving-shell.ts'
import { words } from './words.ts'

/** 'Saved to {section} in {board}', or 'Saved to {board}'. */
export function savedText(place: {
  readonly board: Pick<BoardLink, 'name'>
  readonly section?: { readonly title: string } | undefined
}): string {
  const { board, section } = place
  return section === undefined
    ? words.savedTo({ board: board.name })
    : words.savedToSection({ section: section.title, board: board.name })
}

/** All that is said of one save stands in one toast; the later word takes the place of the earlier. */
const aboutSave = ({ pinId, picture }: Saving) => ({
  key: `save-${pinId}`,
  duration: timings.toastUndo,
  ...(picture === undefined ? {} : { picture }),
})

const linkOf = (saving: Saving): NonNullable<Toast['link']> => ({
  label: saving.section === undefined ? words.seeBoard() : words.seeSection(),
  to: placeOf(saving),
})

type Say = Pick<SavingShell, 'toast'>
type Offer = Pick<SavingShell, 'commands'>

/** Says that a pin is saved, with a link to where it is, and offers to undo that. */
export function saySaved(saving: Saving, { commands }: Offer, undo: () => void): void {
  const { duration: _, ...about } = aboutSave(saving)
  commands.offerUndo({ ...about, text: savedText(saving), link: linkOf(saving) }, undo)
}

/** Says that the board had the pin before, so that there is nothing to take back. */
export function sayThere(saving: Saving, { toast }: Say): void {
  const text = words.there({ board: saving.board.name })
  toast({ ...aboutSave(saving), text, link: linkOf(saving) })
}

/** Says in the service's words why something did not happen, and offers another try. */
export function sayFailed(
  saving: Saving,
  { toast }: Say,
  { message, messageDetail }: Pick<CallError, 'message' | 'messageDetail'>,
  again: () => void,
): void {
  const { key, duration } = aboutSave(saving)
  const action = { label: words.retry(), run: again }
  toast({ key, duration, text: messageDetail ?? message, tone: 'bad', action })
}

/** Says that a save was taken back. */
export function sayTakenOff(saving: Saving, { toast }: Say): void {
  const { key } = aboutSave(saving)
  toast({ key, text: words.takenOff({ board: saving.board.name }) })
}

/** Says that a save waits for the network, and can still be taken back. */
export function sayWaiting(saving: Saving, { commands }: Offer, undo: () => void): void {
  // Without its picture: there is no network to fetch it from.
  const { key } = aboutSave(saving)
  const text = words.keptForLater({ board: saving.board.name })
  commands.offerUndo({ key, text, tone: 'info' }, undo)
}
