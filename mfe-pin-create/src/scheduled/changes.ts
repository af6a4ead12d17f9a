import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { updateScheduledPin } from '@tessera/contracts/calls/scheduled-pins'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { webAddress } from '@tessera/contracts/web-address'
import { localText, momentOf } from '../details/schedule/local-time.ts'

/** A scheduled pin as its form has it. */
export interface ScheduledDraft {
  readonly title: string
  readonly description: string
  readonly altText: string
  readonly link: string
  readonly publishAt: string
  readonly board: { readonly id: string; readonly name: string } | null
  /** The chosen section of a board that was chosen. */
  readonly section: string | null
}

/** Returns the draft of a scheduled pin. */
export const draftOf = (pin: ScheduledPin): ScheduledDraft => ({
  title: pin.title,
  description: pin.description,
  altText: pin.alt_text,
  link: pin.link ?? '',
  publishAt: localText(new Date(pin.publish_at)),
  board: pin.board,
  section: pin.section,
})

/** True when the link is empty or an address. */
export const isLinkFit = ({ link }: ScheduledDraft): boolean =>
  link.trim() === '' || webAddress(link) !== undefined

/** Returns the call's input; the time and the board only when they changed. */
export function changesOf(
  pin: ScheduledPin,
  draft: ScheduledDraft,
): InputOf<typeof updateScheduledPin> {
  const before = draftOf(pin)
  const link = draft.link.trim()
  const isMoved = draft.board?.id !== before.board?.id || draft.section !== before.section
  const moment = momentOf(draft.publishAt)
  return {
    id: pin.id,
    title: draft.title.trim(),
    description: draft.description.trim(),
    alt_text: draft.altText.trim(),
    link: link === '' ? null : (webAddress(link) ?? link),
    ...(draft.publishAt === before.publishAt || moment === undefined
      ? {}
      : { publish_at: moment.toISOString() }),
    ...(draft.board === null || !isMoved
      ? {}
      : {
          board_id: draft.board.id,
          ...(draft.section === null ? {} : { section: draft.section }),
        }),
  }
}
