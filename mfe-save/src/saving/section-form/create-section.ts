import { createSection } from '@tessera/contracts/calls/sections'
import type { Section } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import type { BoardId, PinId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import type { SectionDraft } from './draft.ts'
import { nameSourceOf } from './draft.ts'
import { keepSection } from './keep-section.ts'
import { words } from './words.ts'

/** What adding a section comes to: the section, or in words why there is none. */
type SectionOutcome =
  | { readonly ok: true; readonly section: Section }
  | { readonly ok: false; readonly message: string }

interface Place {
  readonly boardId: BoardId
  /** Pins of the board that the section begins with. */
  readonly initialPins?: readonly PinId[]
  /** In whose name, and for which ad account. */
  readonly orbac_subject_id?: string
  readonly advertiser_id?: string
}

/** Makes the section of a draft, puts it among those of its board and tells everybody. */
export async function createSectionFrom(
  draft: SectionDraft,
  { boardId, initialPins = [], ...madeFor }: Place,
  { client, bus, queries }: Pick<ShellContext, 'client' | 'bus' | 'queries'>,
): Promise<SectionOutcome> {
  const made = await client.call(createSection, {
    board_id: boardId,
    name: draft.name.trim(),
    name_source: nameSourceOf(draft),
    initial_pins: [...initialPins],
    ...madeFor,
  })
  if (!made.ok) {
    const { message, messageDetail } = made.error
    return { ok: false, message: messageDetail || message || words.failed() }
  }
  keepSection(queries, boardId, made.data)
  bus.emit(boardChanged, { boardId })
  return { ok: true, section: made.data }
}
