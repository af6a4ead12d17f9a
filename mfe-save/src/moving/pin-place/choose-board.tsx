import { useStore } from '@nanostores/react'
import type { BoardCard, Section } from '@tessera/contracts/entities/board'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useMemo, useState } from 'react'
import { groupBoards, searchable } from '../../saving/save-modal/board-list.ts'
import { CreateButton } from '../../saving/save-modal/create-button.tsx'
import { PickerList, type RowPlace } from '../../saving/save-modal/picker-list.tsx'
import { PickerSearch } from '../../saving/save-modal/picker-search.tsx'
import type { Place } from '../bulk-moves/pin-act.ts'
import type { PlaceEvent } from './flow.ts'
import styles from './place-modal.module.css'
import { BoardPlace, type Doing, SectionPlace } from './place-rows.tsx'
import { titleHolds } from './title-holds.ts'
import { words } from './words.ts'

interface ChooseBoardProps {
  readonly boards: readonly BoardCard[]
  /** Those of the board where the pins are. */
  readonly sections: readonly Section[]
  readonly doing: Doing
  readonly present: Place
  readonly onEvent: (event: PlaceEvent) => void
}

type Row =
  | { readonly id: string; readonly board: BoardCard }
  | { readonly id: string; readonly section: Section | null; readonly of: BoardCard }

/** The sections of the board where the pins are, to which they most often go, above all boards. */
function useGroups({ boards, sections, present, doing }: ChooseBoardProps, search: string) {
  const locale = useStore(useShell().$locale)
  const ready = useMemo(() => searchable({ all: boards, top: [] }, locale), [boards, locale])
  return useMemo(() => {
    const found = groupBoards(ready, search).flatMap((group) => group.boards)
    const of = boards.find(({ id }) => id === present.boardId)
    const near = sections.filter(({ title }) => titleHolds(title, search))
    const out = present.sectionId !== null && search === '' ? [null] : []
    const nearby: readonly Row[] =
      of === undefined || doing === 'copy'
        ? []
        : [...out, ...near].map((section) => ({ id: section?.id ?? 'none', section, of }))
    const title = words.sectionsOf({ board: of?.name ?? '' })
    const groups = [
      { key: 'nearby', title, label: title, items: nearby },
      {
        key: 'boards',
        title: words.boards(),
        label: words.boards(),
        items: found.map((board): Row => ({ id: board.id, board })),
      },
    ]
    return groups.filter(({ items }) => items.length > 0)
  }, [ready, boards, sections, present, doing, search])
}

/** The boards and the nearest sections that pins can go to, a search among them, and the way to a new board. */
export function ChooseBoard(props: ChooseBoardProps): ReactElement {
  const { doing, present, onEvent } = props
  const [search, setSearch] = useState('')
  const groups = useGroups(props, search)
  const draw = (item: Row, row: RowPlace) =>
    'board' in item ? (
      <BoardPlace
        {...{ row, doing, present, board: item.board }}
        onChoose={(board) => onEvent({ type: 'board-chosen', board })}
      />
    ) : (
      <SectionPlace
        {...{ row, doing, present, board: item.of, section: item.section }}
        onChoose={(section) => onEvent({ type: 'section-chosen', board: item.of, section })}
      />
    )
  return (
    <>
      <PickerSearch label={words.search()} value={search} onChange={setSearch} />
      <PickerList groups={groups} resetBy={search} draw={draw}>
        <p role="status" className={styles.none}>
          {groups.length === 0 && search !== '' ? words.none({ search: search.trim() }) : ''}
        </p>
      </PickerList>
      <CreateButton
        label={words.createBoard()}
        disabled={false}
        onClick={() => onEvent({ type: 'create-opened' })}
      />
    </>
  )
}
