import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { BoardId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { words } from '../../words.ts'
import type { BoardGroup } from './board-list.ts'
import { groupBoards, searchable } from './board-list.ts'
import styles from './board-picker.module.css'
import { BoardRow } from './board-row.tsx'
import { CreateButton } from './create-button.tsx'
import { PickerList, type RowPlace } from './picker-list.tsx'
import { PickerSearch } from './picker-search.tsx'

interface BoardPickerProps {
  readonly picker: { readonly all: readonly BoardCard[]; readonly top: readonly BoardCard[] }
  /** The board that the pin is on its way to. */
  readonly saving: BoardId | null
  readonly onChoose: (board: BoardCard) => void
  readonly onCreate: () => void
}

const titles = {
  top: { title: words.topChoices() },
  all: { title: words.allBoards() },
  flat: {},
  found: {},
} as const

const asRows = ({ name, boards }: BoardGroup) => ({
  key: name,
  label: words.allBoards(),
  items: boards,
  ...titles[name],
})

/** The boards to save to, a search among them, and the way to a new one. */
export function BoardPicker({
  picker,
  saving,
  onChoose,
  onCreate,
}: BoardPickerProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const [search, setSearch] = useState('')
  const boards = useMemo(() => searchable(picker, locale), [picker, locale])
  const groups = useMemo(() => groupBoards(boards, search).map(asRows), [boards, search])
  const none = groups.every(({ items }) => items.length === 0)
  const draw = useCallback(
    (board: BoardCard, place: RowPlace) => (
      <BoardRow
        board={board}
        place={place}
        busy={saving === board.id}
        waiting={saving !== null}
        leadsOn={board.section_count > 0}
        onChoose={onChoose}
      />
    ),
    [saving, onChoose],
  )
  return (
    <>
      <PickerSearch label={words.boardSearch()} value={search} onChange={setSearch} />
      <PickerList groups={groups} resetBy={search} draw={draw}>
        <p role="status" className={styles.none}>
          {none ? words.noBoardFound({ search: search.trim() }) : ''}
        </p>
      </PickerList>
      <CreateButton label={words.createBoard()} disabled={saving !== null} onClick={onCreate} />
    </>
  )
}
