import { defineCommand } from '@tessera/cache'
import { getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { boardSections, createSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Section } from '@tessera/contracts/entities/board'
import type { BoardId, PinId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import type { SectionDraft } from './draft.ts'
import { nameSourceOf } from './draft.ts'
import { words } from './words.ts'

const create = defineCommand(createSection, {
  name: 'create-section',
  refusals: 'inline',
  confirm: (section, { board_id }, draft) => {
    draft.patch('board', board_id, ({ section_count = 0, sections }) => ({
      section_count: section_count + 1,
      ...(sections === undefined ? {} : { sections: [...sections, section] }),
    }))
    const of = [boardSections, sectionsToSaveTo]
    const insert = { at: 'end' as const, records: [section] }
    draft.lists({ of, input: { board_id }, type: 'section', insert, ask: 'now' })
    draft.lists({ of: [getBoard, userBoards, pickerBoards], ask: 'now' })
  },
})

/** The new section, or the message that says why there is none. */
type SectionOutcome =
  | { readonly ok: true; readonly section: Section }
  | { readonly ok: false; readonly message: string }

interface Place {
  readonly boardId: BoardId
  /** Pins of the board that move into the new section. */
  readonly initialPins?: readonly PinId[]
  /** The account that the section is created for. */
  readonly orbac_subject_id?: string
  readonly advertiser_id?: string
}

/** Creates the section of a draft, and adds it to the sections of its board. */
export async function createSectionFrom(
  draft: SectionDraft,
  { boardId, initialPins = [], ...madeFor }: Place,
  { commands }: Pick<ShellContext, 'commands'>,
): Promise<SectionOutcome> {
  const input = {
    board_id: boardId,
    name: draft.name.trim(),
    name_source: nameSourceOf(draft),
    initial_pins: [...initialPins],
    ...madeFor,
  }
  const outcome = await commands.run(create, input, { isInline: () => true })
  if (outcome.state === 'done') return { ok: true, section: outcome.answer }
  if (outcome.state !== 'refused') return { ok: false, message: words.failed() }
  const { message, messageDetail } = outcome.error
  return { ok: false, message: messageDetail || message || words.failed() }
}
