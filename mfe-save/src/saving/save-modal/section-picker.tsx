import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import type { SectionId } from '@tessera/contracts/ids'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { type ReactElement, useCallback, useMemo } from 'react'
import { words as common, counted } from '../../words.ts'
import { type Acting, advertiserOption } from '../acting/acting.ts'
import { BoardRow } from './board-row.tsx'
import { BoardRowsWaiting } from './board-rows-waiting.tsx'
import { CreateButton } from './create-button.tsx'
import { type PickerGroup, PickerList, type RowPlace } from './picker-list.tsx'
import { PickerRow, SaveEnd } from './picker-row.tsx'
import styles from './section-picker.module.css'
import { words } from './words.ts'

interface SectionPickerProps {
  readonly board: BoardCard
  readonly acting: Acting
  /** Where the pin is on its way to: a section, or the board outside of them. */
  readonly saving: SectionId | 'board' | null
  readonly createLabel: string
  /** Called with null for the board itself. */
  readonly onChoose: (section: Section | null) => void
  readonly onCreate: () => void
}

type SectionRowProps = Pick<SectionPickerProps, 'saving' | 'onChoose'> & {
  readonly section: Section
  readonly board: BoardCard
  readonly place: RowPlace
}

function SectionRow({ section, board, place, saving, onChoose }: SectionRowProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const count = plural(section.pin_count, counted.pins, locale)
  return (
    <PickerRow
      place={place}
      name={section.title}
      detail={count}
      picture={section.preview_pins[0] ?? null}
      color={board.cover_color}
      said={[common.saveTo({ board: section.title }), count].join(', ')}
      busy={saving === section.id}
      shut={saving !== null}
      end={<SaveEnd busy={saving === section.id} />}
      onChoose={() => onChoose(section)}
    />
  )
}

type Row =
  | { readonly id: string; readonly board: BoardCard }
  | { readonly id: string; readonly section: Section }

function groupsOf(board: BoardCard, sections: readonly Section[]): readonly PickerGroup<Row>[] {
  const [whole, parts] = [words.board(), words.section()]
  const own = { key: 'board', title: whole, label: whole, items: [{ id: board.id, board }] }
  const items = sections.map((section) => ({ id: section.id, section }))
  return items.length === 0 ? [own] : [own, { key: 'section', title: parts, label: parts, items }]
}

/** A board's sections to save to, the board itself among them, and the way to a new section. */
export function SectionPicker(props: SectionPickerProps): ReactElement {
  const { board, acting, saving, createLabel, onChoose, onCreate } = props
  const { client } = useShell()
  const { data, error, isFetching, refetch } = useQuery(
    queryOptions(client, sectionsToSaveTo, { board_id: board.id, ...advertiserOption(acting) }),
  )
  const groups = useMemo(() => groupsOf(board, data ?? []), [board, data])
  const draw = useCallback(
    (row: Row, place: RowPlace) =>
      'board' in row ? (
        <BoardRow
          board={row.board}
          place={place}
          busy={saving === 'board'}
          waiting={saving !== null}
          leadsOn={false}
          onChoose={() => onChoose(null)}
        />
      ) : (
        <SectionRow section={row.section} {...{ board, place, saving, onChoose }} />
      ),
    [board, saving, onChoose],
  )
  return (
    <>
      <PickerList groups={groups} resetBy={board.id} draw={draw}>
        {data === undefined && error !== null ? (
          <div className={styles.failed}>
            <ErrorRegion
              title={words.sectionsFailed()}
              busy={isFetching}
              onRetry={() => void refetch()}
            >
              {error.message}
            </ErrorRegion>
          </div>
        ) : null}
        {data === undefined && error === null ? (
          <BoardRowsWaiting label={words.sectionsLoading()} />
        ) : null}
      </PickerList>
      <CreateButton label={createLabel} disabled={saving !== null} onClick={onCreate} />
    </>
  )
}
