import { useStore } from '@nanostores/react'
import { mergeSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { type Loaded, SectionChooser } from '@tessera/pins/board-chooser'
import { type ReactElement, useMemo, useState } from 'react'
import { confirmBoards } from '../../saving/undo/confirm-boards.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { useActionRun } from '../../saving/undo/use-action-run.ts'
import { counted } from '../../words.ts'
import { useStanding } from '../board-edit/board-standing.ts'
import { leaveAddress } from '../board-edit/leave-address.ts'
import { sectionPath } from '../board-page/section-path.ts'
import { MergeModal } from './merge-modal.tsx'
import { words } from './words.ts'

interface MergeSectionProps {
  readonly board: Board
  readonly section: Section
  readonly onClose: () => void
}

function useMerging({ board, section, onClose }: MergeSectionProps) {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const { subject } = useStanding(board)
  const [intoId, setIntoId] = useState<string | null>(null)
  const run = useActionRun({
    onClose,
    onDone: (action) => {
      const into = board.sections.find(({ id }) => id === intoId)
      if (into === undefined) return
      const names = { section: section.title, target: into.title }
      if (action.state === 'done')
        leaveAddress(shell, sectionPath(board, section), sectionPath(board, into))
      confirmBoards(shell, action.kind, [board.id])
      const pins = plural(action.done, counted.pins, locale)
      const text =
        action.state === 'done' ? words.sectionMerged(names) : words.sectionPart({ ...names, pins })
      offerUndo(action, { text, boardIds: [board.id] }, shell)
    },
  })
  return {
    ...run,
    into: (id: string) => {
      setIntoId(id)
      const input = { section_id: section.id, into_section_id: id, ...subject }
      void run.start(() => shell.client.call(mergeSection, input))
    },
  }
}

/** A row only names its section: choosing it asks before it merges. */
const purpose = { action: (section: string) => section }

/** Merges a section into another section of its board. All of it can be undone. */
export function MergeSectionModal(props: MergeSectionProps): ReactElement {
  const { board, section, onClose } = props
  const locale = useStore(useShell().$locale)
  const run = useMerging(props)
  const pins = plural(section.pin_count, counted.pins, locale)
  const named = { section: section.title }
  const sections = useMemo(
    (): Loaded<readonly Section[]> => ({
      ...{ error: null, isFetching: false, refetch: () => {} },
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
      onMerge={({ id }) => run.into(id)}
      onClose={onClose}
    />
  )
}
