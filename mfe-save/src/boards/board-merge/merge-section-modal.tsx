import { useStore } from '@nanostores/react'
import { mergeSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { type Loaded, SectionChooser } from '@tessera/pins/board-chooser'
import { type ReactElement, useMemo } from 'react'
import { defineWholeCommand, useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../saving/words.ts'
import { type BoardStanding, useStanding } from '../board/board-standing.ts'
import { leaveAddress } from '../board/leave-address.ts'
import { sectionPath } from '../board/section-path.ts'
import { MergeModal } from './merge-modal.tsx'
import { words } from './words.ts'

interface MergeSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

interface Merging extends Pick<BoardStanding, 'subject'> {
  readonly boardId: string
  readonly section: Section
  readonly into: Section
  readonly locale: string
}

const mergeWhole = defineWholeCommand(
  (client, { section, into, subject }: Merging) =>
    client.call(mergeSection, { section_id: section.id, into_section_id: into.id, ...subject }),
  {
    name: 'merge-section',
    key: ({ section }) => section.id,
    boards: ({ boardId }) => [boardId],
    said({ state, done }, { section, into, locale }) {
      const names = { section: section.title, target: into.title }
      if (state === 'done') return words.sectionMerged(names)
      return words.sectionPart({ ...names, pins: plural(done, counted.pins, locale) })
    },
  },
)

/** A row shows only the section's name, because choosing it doesn't merge yet. */
const purpose = { action: (section: string) => section }

/** Merges a section into another section of its board. All of it can be undone. */
export function MergeSectionModal({ board, section, onClose }: MergeSectionProps): ReactElement {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const run = useActionRun(mergeWhole, {
    onClose,
    onDone({ state }, { into }) {
      if (state === 'done')
        leaveAddress(shell, sectionPath(board, section), sectionPath(board, into))
    },
  })
  const pins = plural(section.pin_count, counted.pins, locale)
  const named = { section: section.title }
  const sections = useMemo(
    (): Loaded<readonly Section[]> => ({
      error: null,
      isFetching: false,
      refetch: () => {},
      data: board.sections.filter(({ id }) => id !== section.id),
    }),
    [board.sections, section.id],
  )
  return (
    <MergeModal
      title={words.sectionTitle(named)}
      choose={(search, onChoose) => (
        <SectionChooser
          {...{ board, sections, purpose, search }}
          whole="none"
          onChoose={(target) => {
            if (target !== null) onChoose({ id: target.id, name: target.title })
          }}
        />
      )}
      run={run}
      ask={(target) => words.sectionAsk({ ...named, target: target.name })}
      explain={(target) => (
        <p>
          {section.pin_count === 0
            ? words.sectionEmpty(named)
            : words.sectionWhat({ ...named, pins, target: target.name })}
        </p>
      )}
      onMerge={({ id }) => {
        const into = board.sections.find((each) => each.id === id)
        if (into !== undefined) run.start({ boardId: board.id, section, into, locale, subject })
      }}
      onClose={onClose}
    />
  )
}
