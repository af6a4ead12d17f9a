import { useStore } from '@nanostores/react'
import { mergeSection } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useState } from 'react'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { tellBoards } from '../../saving/undo/tell-boards.ts'
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
      tellBoards(shell.bus, action.kind, [board.id])
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

/** Merges a section into another of its board; all of it can be undone. */
export function MergeSectionModal(props: MergeSectionProps): ReactElement {
  const { board, section, onClose } = props
  const locale = useStore(useShell().$locale)
  const run = useMerging(props)
  const pins = plural(section.pin_count, counted.pins, locale)
  const named = { section: section.title }
  return (
    <MergeModal
      title={words.sectionTitle(named)}
      targets={board.sections
        .filter(({ id }) => id !== section.id)
        .map(({ id, title, preview_pins: [picture], pin_count }) => ({
          id,
          name: title,
          picture: picture ?? null,
          pinCount: pin_count,
        }))}
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
