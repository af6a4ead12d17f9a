import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { boardPins } from '@tessera/contracts/calls/boards'
import type { BoardCard, BoardLink } from '@tessera/contracts/entities/board'
import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import { createNamedBoard } from '@tessera/pins/create-board'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type PinAct, targetOf } from '../../moving/bulk-moves/pin-act.ts'
import { runAct } from '../../moving/bulk-moves/run-act.ts'
import { counted } from '../../saving/words.ts'
import { placeIn, start, step } from './place.ts'
import { words } from './words.ts'

/** An act that can be undone: its pins are back then. */
interface Done {
  readonly ids: readonly string[]
  readonly undo: () => Promise<unknown>
}

/** Pins that remain when more are loaded. */
const fetchBelow = 6

/** Sorts the pins of the quick board, one at a time or in groups. */
export function useSorting(board: BoardCard) {
  const shell = useShell()
  const locale = useStore(shell.$locale)
  const list = useInfiniteQuery(listOptions(shell.client, boardPins, { board_id: board.id }))
  const [place, setPlace] = useState(start)
  const [status, say] = useState('')
  const done = useRef<Done[]>([])
  const [canUndo, setCanUndo] = useState(false)
  const pins = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  const ids = useMemo(() => pins.map(({ id }): string => id), [pins])
  const now = placeIn(ids, place)
  const pin = pins[now.at]
  const wantsMore = list.hasNextPage && !list.isFetching && ids.length < now.at + fetchBelow
  const { fetchNextPage } = list
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])

  const from = { boardId: board.id, sectionId: null, ownerId: board.owner.id }

  async function act(what: PinAct, ofIds: readonly string[], said: string): Promise<void> {
    setPlace(now)
    say(said)
    const { whole, undo } = await runAct(shell, what, { isQuiet: true })
    if (!whole) return say('')
    if (undo === undefined) return
    done.current.push({ ids: ofIds, undo })
    setCanUndo(true)
  }

  async function moveTo(to: BoardLink, ofIds: readonly string[]): Promise<void> {
    const what: PinAct = {
      kind: 'move',
      from,
      chosen: { type: 'some', ids: ofIds },
      to: targetOf(to, null),
    }
    const pinsMoved = plural(ofIds.length, counted.pins, locale)
    await act(what, ofIds, words.moved({ pins: pinsMoved, board: to.name }))
  }

  /** Returns the message that says why there is no such board; undefined once pins are on their way to it. */
  async function moveToNew(name: string, ofIds: readonly string[]): Promise<string | undefined> {
    const made = await createNamedBoard(name, shell)
    if (!made.ok) return made.message
    void moveTo(made.board, ofIds)
    return undefined
  }

  return {
    list,
    pins,
    pin,
    status,
    canUndo,
    /** The pins that are shown next, whose boards are loaded ahead. */
    next: pins.slice(now.at + 1, now.at + 3),
    isGone: (id: string) => done.current.some((each) => each.ids.includes(id)) && !ids.includes(id),
    go: (by: 1 | -1) => {
      say('')
      setPlace(step(ids, now, by))
    },
    moveTo,
    moveToNew,
    remove: (id: string) =>
      act(
        { kind: 'delete', from, chosen: { type: 'some', ids: [id] } },
        [id],
        words.removed({ days: limits.trashDays }),
      ),
    undo: async () => {
      const last = done.current.pop()
      setCanUndo(done.current.length > 0)
      if (last === undefined) return
      say('')
      await last.undo()
      setPlace({ id: last.ids[0] ?? null, at: now.at })
    },
  }
}

export type Sorting = ReturnType<typeof useSorting>
