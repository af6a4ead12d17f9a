import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { BoardLink } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { saveTarget } from '@tessera/pins'
import { runsAdsOnly } from '../acting/acting.ts'
import { type SavingShell, saverOf } from './saving-shell.ts'

const prefix = 'tessera.save-board.'

/** The board that was used last in this tab, of each person and profile of theirs. */
function remembered(key: string): BoardLink | undefined {
  try {
    const kept = z.safeParse(BoardLink, JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'))
    return kept.success ? kept.data : undefined
  } catch {
    return undefined
  }
}

function remember(key: string, board: BoardLink): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(board))
  } catch {
    // A browser that keeps nothing is told anew with each document.
  }
}

/** Forgets the boards of one person and profile, or of everybody. */
function forget(key = ''): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix + key)) sessionStorage.removeItem(name)
  } catch {
    // Nor has it anything to forget.
  }
}

const show = ({ queries }: Pick<SavingShell, 'queries'>, board: BoardLink | null): void => {
  queries.setQueryData([saveTarget], board)
}

/** From here on a press on Save means this board. */
export function saveTargetIs(board: BoardLink, shell: SavingShell): void {
  const saver = saverOf(shell)
  if (saver === undefined || runsAdsOnly(shell.$profile.get(), shell.$viewer.get())) return
  const { id, name, url } = board
  remember(saver.key, { id, name, url })
  show(shell, { id, name, url })
}

/** The board that the service suggests: the one that somebody saved to last. */
async function suggested({ client, queries }: Pick<SavingShell, 'client' | 'queries'>) {
  const asked = { field_set_key: 'shortlist', shortlist_suggestions: 1 } as const
  const options = queryOptions(client, pickerBoards, asked)
  const answer = await queries.fetchQuery(options).catch(() => undefined)
  const board = answer?.boards_shortlist[0]
  return board === undefined ? null : { id: board.id, name: board.name, url: board.url }
}

/**
 * Keeps the board that a press on Save uses: the last one of this tab, else the one that is suggested;
 * none for a visitor, and for somebody who may save to an advertiser's protected boards alone.
 */
export function keepSaveTarget(
  shell: SavingShell & Pick<ShellContext, '$viewer' | '$profile'>,
): () => void {
  const { bus, queries, $viewer, $profile } = shell
  const kept = Number.POSITIVE_INFINITY
  queries.setQueryDefaults([saveTarget], { gcTime: kept, staleTime: kept })
  let now: string | undefined
  async function decide(): Promise<void> {
    const saver = saverOf(shell)
    now = saver?.key
    if (saver === undefined) forget()
    const isAds = runsAdsOnly($profile.get(), $viewer.get())
    const known = saver === undefined || isAds ? null : remembered(saver.key)
    show(shell, known ?? null)
    if (known !== undefined) return
    const board = await suggested(shell)
    // Somebody else by now, or a board was used meanwhile: that one it is.
    if (now === saver?.key && saver !== undefined && remembered(saver.key) === undefined)
      show(shell, board)
  }
  const decideAnew = () => {
    if (saverOf(shell)?.key !== now) void decide()
  }
  const stops = [
    $viewer.listen(decideAnew),
    $profile.listen(decideAnew),
    bus.on(boardChanged, ({ boardId }) => {
      const target = queries.getQueryData<BoardLink | null>([saveTarget])
      if (target?.id !== boardId) return
      if (now !== undefined) forget(now)
      void queries.invalidateQueries({ queryKey: [pickerBoards.name] })
      void decide()
    }),
  ]
  void decide()
  return () => {
    show(shell, null)
    for (const stop of stops) stop()
  }
}
