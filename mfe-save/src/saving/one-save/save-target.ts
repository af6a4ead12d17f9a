import { goneField } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { BoardLink } from '@tessera/contracts/entities/board'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { runsAdsOnly } from '@tessera/pins/acting'

/** The parts of the shell that saving uses. */
export type SavingShell = Pick<
  ShellContext,
  | 'client'
  | 'bus'
  | 'cache'
  | 'commands'
  | 'queries'
  | 'toast'
  | '$viewer'
  | '$profile'
  | '$saveTarget'
  | 'setSaveTarget'
>

/** Returns the person and profile that save; undefined for a visitor. */
function saverOf({ $viewer, $profile }: Pick<SavingShell, '$viewer' | '$profile'>) {
  const viewer = $viewer.get()
  if (viewer === null) return undefined
  const userId: string = $profile.get()?.id ?? viewer.id
  return { viewerId: viewer.id, userId, key: `${viewer.id}.${userId}` }
}

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

/** True for changes by which a board may no longer be the one to save to, or has another name. */
const isMoved = (fields: Readonly<Record<string, unknown>>): boolean =>
  ['name', 'archived_by_me_at', goneField].some((field) => field in fields)

/** Makes this board the one that a press on Save uses. */
export function saveTargetIs(board: BoardLink, shell: SavingShell): void {
  const saver = saverOf(shell)
  if (saver === undefined || runsAdsOnly(shell.$profile.get(), shell.$viewer.get())) return
  const { id, name, url } = board
  remember(saver.key, { id, name, url })
  shell.setSaveTarget({ id, name, url })
}

/** Returns the board that the service suggests: the one that the person saved to last. */
async function suggested(
  { client, queries }: Pick<SavingShell, 'client' | 'queries'>,
  isFresh: boolean,
) {
  const asked = { field_set_key: 'shortlist', shortlist_suggestions: 1 } as const
  const options = queryOptions(client, pickerBoards, asked)
  const answer = await queries
    .fetchQuery({ ...options, ...(isFresh ? { staleTime: 0 } : {}) })
    .catch(() => undefined)
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
  const { bus, $viewer, $profile } = shell
  let now: string | undefined
  async function decide({ isFresh = false } = {}): Promise<void> {
    const saver = saverOf(shell)
    now = saver?.key
    if (saver === undefined) forget()
    const isAds = runsAdsOnly($profile.get(), $viewer.get())
    const known = saver === undefined || isAds ? null : remembered(saver.key)
    shell.setSaveTarget(known ?? null)
    if (known !== undefined) return
    const board = await suggested(shell, isFresh)
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
    bus.on(entitiesChanged, ({ entities }) => {
      const target = shell.$saveTarget.get()?.id
      const isTarget = entities.some(
        ({ type, id, fields }) => type === 'board' && id === target && isMoved(fields),
      )
      if (!isTarget) return
      if (now !== undefined) forget(now)
      void decide({ isFresh: true })
    }),
  ]
  void decide()
  return () => {
    shell.setSaveTarget(null)
    for (const stop of stops) stop()
  }
}
