import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Section } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { type ReactElement, useMemo } from 'react'
import { BoardRowsWaiting } from '../../saving/save-modal/board-rows-waiting.tsx'
import { CreateButton } from '../../saving/save-modal/create-button.tsx'
import { PickerList, type RowPlace } from '../../saving/save-modal/picker-list.tsx'
import type { Place } from '../bulk-moves/pin-act.ts'
import type { ChosenBoard, PlaceEvent } from './flow.ts'
import styles from './place-modal.module.css'
import { type Doing, SectionPlace } from './place-rows.tsx'
import { words } from './words.ts'

interface ChooseSectionProps {
  readonly board: ChosenBoard
  readonly doing: Doing
  readonly present: Place
  readonly onEvent: (event: PlaceEvent) => void
}

interface Row {
  readonly id: string
  readonly section: Section | null
}

/** The sections of a board that pins can go to, the board itself, and the way to a new section. */
export function ChooseSection(props: ChooseSectionProps): ReactElement {
  const { board, doing, present, onEvent } = props
  const { client } = useShell()
  const sections = useQuery(queryOptions(client, sectionsToSaveTo, { board_id: board.id }))
  const groups = useMemo(() => {
    const label = words.sectionsOf({ board: board.name })
    const items = [null, ...(sections.data ?? [])].map(
      (section): Row => ({ id: section?.id ?? 'none', section }),
    )
    return [{ key: 'sections', label, items }]
  }, [board.name, sections.data])
  if (sections.data === undefined && sections.error !== null)
    return (
      <div className={styles.failed}>
        <ErrorRegion
          title={words.sectionsFailed()}
          busy={sections.isFetching}
          onRetry={() => void sections.refetch()}
        >
          {sections.error.message}
        </ErrorRegion>
      </div>
    )
  if (sections.data === undefined) return <BoardRowsWaiting label={words.sectionsLoading()} />
  const draw = ({ section }: Row, row: RowPlace) => (
    <SectionPlace
      {...{ row, doing, present, board, section }}
      onChoose={(chosen) => onEvent({ type: 'section-chosen', board, section: chosen })}
    />
  )
  return (
    <>
      <PickerList groups={groups} resetBy={board.id} draw={draw} />
      <CreateButton
        label={words.addSection()}
        disabled={false}
        onClick={() => onEvent({ type: 'add-opened', board })}
      />
    </>
  )
}
