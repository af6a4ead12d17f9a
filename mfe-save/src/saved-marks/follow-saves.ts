import type { QueryClient } from '@tanstack/react-query'
import { boardPins, getBoard, pickerBoards, userBoards } from '@tessera/contracts/calls/boards'
import { getUser } from '@tessera/contracts/calls/users'
import { boardCreated, pinCreated, pinSaved } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { markSavedEverywhere } from '@tessera/module/pins'

const boardLists = [pickerBoards, userBoards, getUser].map(({ name }) => name)
const boardPages = [...boardLists, ...[getBoard, boardPins].map(({ name }) => name)]

function forget(queries: QueryClient, calls: readonly string[]): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [call] }) => typeof call === 'string' && calls.includes(call),
  })
}

/** Keeps what is on the screen true: saved pins are marked at once, boards and profiles asked for again. */
export function followSaves({ bus, queries }: Pick<ShellContext, 'bus' | 'queries'>): () => void {
  const stops = [
    bus.on(pinSaved, ({ pinId, board }) => {
      markSavedEverywhere(queries, { pinId, board })
      forget(queries, boardPages)
    }),
    bus.on(pinCreated, () => forget(queries, boardPages)),
    bus.on(boardCreated, () => forget(queries, boardLists)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
