import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { boardTitleSuggestions, pickerBoards } from '@tessera/contracts/calls/boards'
import type { BoardCard } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { isQuickBoard } from '@tessera/pins/quick-board'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Skeleton } from '@tessera/ui/skeleton'
import { usePinDrop } from '@tessera/ui/use-pin-drop'
import { type ReactElement, useEffect, useState } from 'react'
import styles from './sort.module.css'
import { words } from './words.ts'

/** Boards that have a key of their own. */
const keysMost = 9

const asked = (id: string) => ({ pin_id: id, shortlist_suggestions: keysMost + 1 })

/** Returns the boards for a pin, those with pins like it first; undefined while they load. */
export function useBoardsFor(pin: Pin, next: readonly Pin[]): readonly BoardCard[] | undefined {
  const { client, queries } = useShell()
  const { data: boards } = useQuery(queryOptions(client, pickerBoards, asked(pin.id)))
  const ahead = next.map(({ id }) => id).join()
  useEffect(() => {
    for (const id of ahead === '' ? [] : ahead.split(','))
      void queries.prefetchQuery(queryOptions(client, pickerBoards, asked(id)))
  }, [ahead, client, queries])
  if (boards === undefined) return undefined
  const best = boards.boards_shortlist
  const others = boards.all_boards.filter(({ id }) => best.every((each) => each.id !== id))
  return [...best, ...others].filter((board) => !isQuickBoard(board))
}

interface BoardButtonProps {
  readonly board: BoardCard
  readonly at: number
  readonly onMove: (board: BoardCard, ids?: readonly string[]) => void
}

function BoardButton({ board, at, onMove }: BoardButtonProps): ReactElement {
  const { over, target } = usePinDrop((ids) => onMove(board, ids))
  const { image_cover_url: cover, cover_color: color } = board
  const key = at < keysMost ? String(at + 1) : undefined
  return (
    <li>
      <button
        {...target}
        type="button"
        className={styles.board}
        data-over={over || undefined}
        aria-label={words.moveTo({ board: board.name })}
        aria-keyshortcuts={key}
        onClick={() => onMove(board)}
      >
        <span className={styles.cover} style={color === null ? {} : { backgroundColor: color }}>
          {cover === null ? null : <img src={cover} alt="" width={40} height={40} />}
        </span>
        <span className={styles.name} dir="auto">
          {board.name}
        </span>
        {key === undefined ? null : (
          <span className={styles.key} aria-hidden="true">
            {key}
          </span>
        )}
      </button>
    </li>
  )
}

/** The boards that a pin can go to, in the order of their keys. */
export function BoardsToSortTo({
  boards,
  onMove,
}: {
  readonly boards: readonly BoardCard[] | undefined
  readonly onMove: BoardButtonProps['onMove']
}): ReactElement {
  if (boards === undefined)
    return (
      <div className={styles.boards}>
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} width="100%" height={56} radius="var(--r-m)" />
        ))}
      </div>
    )
  return (
    <ul className={styles.boards} aria-label={words.boards()}>
      {boards.map((board, at) => (
        <BoardButton key={board.id} board={board} at={at} onMove={onMove} />
      ))}
    </ul>
  )
}

/** The form of a new board for a pin, with the name that fits best. */
export function NewBoardForm({
  pin,
  onCreate,
  onClose,
}: {
  readonly pin: Pin
  /** Returns the message that says why there is no such board. */
  readonly onCreate: (name: string) => Promise<string | undefined>
  readonly onClose: () => void
}): ReactElement {
  const { client } = useShell()
  const titles = useQuery(queryOptions(client, boardTitleSuggestions, { id: pin.id }))
  const names = titles.data?.map(({ title }) => title) ?? []
  const [typed, type] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const name = typed ?? names[0] ?? ''
  async function create(): Promise<void> {
    if (busy || name.trim() === '') return
    setBusy(true)
    const message = await onCreate(name)
    setBusy(false)
    if (message === undefined) onClose()
    else setError(message)
  }
  return (
    <form
      className={styles.form}
      aria-label={words.newBoard()}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <TextField
        label={words.name()}
        value={name}
        autoFocus
        error={error}
        onChange={({ target }) => {
          setError(undefined)
          type(target.value)
        }}
      />
      {names.length === 0 ? null : (
        <ul className={styles.names} aria-label={words.suggested()}>
          {names.slice(0, 3).map((each) => (
            <li key={each}>
              <Chip pressed={each === name} onClick={() => type(each)}>
                {each}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <Button type="submit" kind="primary" size="small" busy={busy}>
          {words.create()}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {words.cancel()}
        </Button>
      </div>
    </form>
  )
}

/** Opens the form of a new board. */
export function NewBoardButton({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  return (
    <button type="button" className={styles.board} aria-keyshortcuts="N" onClick={onOpen}>
      <span className={styles.cover}>
        <Icon shape={icons.plus} size={20} />
      </span>
      <span className={styles.name}>{words.newBoard()}</span>
      <span className={styles.key} aria-hidden="true">
        N
      </span>
    </button>
  )
}
