import { useStore } from '@nanostores/react'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { BoardId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { SearchField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import { type ReactElement, useId, useMemo, useState } from 'react'
import { words } from '../words.ts'
import type { BoardGroup } from './board-list.ts'
import { groupBoards } from './board-list.ts'
import styles from './board-picker.module.css'
import { BoardRow } from './board-row.tsx'

interface BoardPickerProps {
  readonly picker: { readonly all: readonly BoardCard[]; readonly top: readonly BoardCard[] }
  /** The board that the pin is on its way to. */
  readonly saving: BoardId | null
  readonly onChoose: (boardId: BoardId) => void
  readonly onCreate: () => void
}

const titles = {
  top: words.topChoices(),
  all: words.allBoards(),
  flat: undefined,
  found: undefined,
} as const

interface GroupProps extends Pick<BoardPickerProps, 'saving' | 'onChoose'> {
  readonly group: BoardGroup
}

function Group({ group, saving, onChoose }: GroupProps): ReactElement {
  const id = useId()
  const title = titles[group.name]
  const named =
    title === undefined ? { 'aria-label': words.allBoards() } : { 'aria-labelledby': id }
  return (
    <div>
      {title === undefined ? null : (
        <h3 id={id} className={styles.group}>
          {title}
        </h3>
      )}
      <ul {...named} className={styles.rows}>
        {group.boards.map((board) => (
          <BoardRow
            key={board.id}
            board={board}
            busy={saving === board.id}
            waiting={saving !== null}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  )
}

/** The viewer's boards to save to, a search among them, and the way to a new one. */
export function BoardPicker({
  picker,
  saving,
  onChoose,
  onCreate,
}: BoardPickerProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const [search, setSearch] = useState('')
  const groups = useMemo(() => groupBoards(picker, search, locale), [picker, search, locale])
  const none = groups.every(({ boards }) => boards.length === 0)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={words.boardSearch()} value={search} onChange={setSearch} />
      </div>
      <div className={styles.list}>
        {groups.map((group) => (
          <Group key={group.name} group={group} saving={saving} onChoose={onChoose} />
        ))}
        <p role="status" className={styles.none}>
          {none ? words.noBoardFound({ search: search.trim() }) : ''}
        </p>
      </div>
      <button type="button" className={styles.create} disabled={saving !== null} onClick={onCreate}>
        <span className={styles.plus}>
          <Icon name="plus" />
        </span>
        {words.createBoard()}
      </button>
    </>
  )
}
