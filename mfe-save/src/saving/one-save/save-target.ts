import { goneField } from '@tessera/cache'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { BoardLink } from '@tessera/contracts/entities/board'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { z } from '@tessera/contracts/schema'
import type { ShellContext } from '@tessera/module'
import { runsAdsOnly } from '@tessera/pins/acting'
import { unmadeQuickBoard } from '@tessera/pins/quick-board'

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
  const username = $profile.get()?.username ?? viewer.username
  return { username, key: `${viewer.id}.${userId}` }
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

/** Returns a board as a press on Save uses it. */
const targetOf = ({ id, name, url, layout }: BoardLink): BoardLink => ({
  id,
  name,
  url,
  ...(layout === undefined ? {} : { layout }),
})

/** Makes this board the one that a press on Save uses. */
export function saveTargetIs(board: BoardLink, shell: SavingShell): void {
  const saver = saverOf(shell)
  if (saver === undefined || runsAdsOnly(shell.$profile.get(), shell.$viewer.get())) return
  const target = targetOf(board)
  remember(saver.key, target)
  shell.setSaveTarget(target)
}

/**
 * Returns the board that the service suggests: the one that the person saved to last, or their quick board
 * before the first save. Undefined when the request fails.
 */
async function suggested(
  { client, queries }: Pick<SavingShell, 'client' | 'queries'>,
  { isFresh, username }: { readonly isFresh: boolean; readonly username: string },
): Promise<BoardLink | undefined> {
  const asked = { field_set_key: 'shortlist', shortlist_suggestions: 1 } as const
  const options = queryOptions(client, pickerBoards, asked)
  const answer = await queries
    .fetchQuery({ ...options, ...(isFresh ? { staleTime: 0 } : {}) })
    .catch(() => undefined)
  if (answer === undefined) return undefined
  const [board] = answer.boards_shortlist
  return board === undefined ? unmadeQuickBoard(username) : targetOf(board)
}

/**
 * Returns the board that a press on Save uses before `$saveTarget` is known; the quick board where the
 * service can't be asked. Undefined for profiles that may save only to an advertiser's protected boards.
 */
export async function targetFor(shell: SavingShell): Promise<BoardLink | undefined> {
  const saver = saverOf(shell)
  if (saver === undefined || runsAdsOnly(shell.$profile.get(), shell.$viewer.get()))
    return undefined
  const { key, username } = saver
  const known = shell.$saveTarget.get() ?? remembered(key)
  return (
    known ?? (await suggested(shell, { isFresh: false, username })) ?? unmadeQuickBoard(username)
  )
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
    if (saver === undefined || isAds) return
    const board = await suggested(shell, { isFresh, username: saver.username })
    // Skips the answer when the profile changed, or a board was used, while the request was pending.
    if (now === saver.key && remembered(saver.key) === undefined) shell.setSaveTarget(board ?? null)
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
