import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { BoardLink } from '@tessera/contracts/entities/board'
import { boardChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { runsAdsOnly } from '../acting/acting.ts'
import { type SavingShell, saverOf } from './saving-shell.ts'

const prefix = 'tessera.save-board.'

/** Returns the board that a profile used last in this tab. */
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
    // Without storage, each page load asks the service for a suggestion.
  }
}

/** Forgets the board of one profile, or of all profiles. */
function forget(key = ''): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(prefix + key)) sessionStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** Makes this board the one that a press on Save uses. */
export function saveTargetIs(board: BoardLink, shell: SavingShell): void {
  const saver = saverOf(shell)
  if (saver === undefined || runsAdsOnly(shell.$profile.get(), shell.$viewer.get())) return
  const { id, name, url } = board
  remember(saver.key, { id, name, url })
  shell.setSaveTarget({ id, name, url })
}

/** Returns the board that the service suggests: the one that the person saved to last. */
async function suggested({ client, queries }: Pick<SavingShell, 'client' | 'queries'>) {
  const asked = { field_set_key: 'shortlist', shortlist_suggestions: 1 } as const
  const options = queryOptions(client, pickerBoards, asked)
  const answer = await queries.fetchQuery(options).catch(() => undefined)
  const board = answer?.boards_shortlist[0]
  return board === undefined ? null : { id: board.id, name: board.name, url: board.url }
}

/**
 * Keeps `$saveTarget`: the board that this tab used last, else the suggested one. Visitors, and
 * profiles that may save only to an advertiser's protected boards, have none.
 */
export function keepSaveTarget(
  shell: SavingShell & Pick<ShellContext, '$viewer' | '$profile'>,
): () => void {
  const { bus, queries, $viewer, $profile } = shell
  let now: string | undefined
  async function decide(): Promise<void> {
    const saver = saverOf(shell)
    now = saver?.key
    if (saver === undefined) forget()
    const isAds = runsAdsOnly($profile.get(), $viewer.get())
    const known = saver === undefined || isAds ? null : remembered(saver.key)
    shell.setSaveTarget(known ?? null)
    if (known !== undefined) return
    const board = await suggested(shell)
    // Skips the answer when the profile changed, or a board was used, while the request was pending.
    if (now === saver?.key && saver !== undefined && remembered(saver.key) === undefined)
      shell.setSaveTarget(board)
  }
  const decideAnew = () => {
    if (saverOf(shell)?.key !== now) void decide()
  }
  const stops = [
    $viewer.listen(decideAnew),
    $profile.listen(decideAnew),
    bus.on(boardChanged, ({ boardId }) => {
      if (shell.$saveTarget.get()?.id !== boardId) return
      if (now !== undefined) forget(now)
      void queries.invalidateQueries({ queryKey: [pickerBoards.name] })
      void decide()
    }),
  ]
  void decide()
  return () => {
    shell.setSaveTarget(null)
    for (const stop of stops) stop()
  }
}
