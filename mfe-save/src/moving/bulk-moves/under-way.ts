import type { QueryClient } from '@tanstack/react-query'
import type { Layer } from '@tessera/cache'
import { cancelAction, getAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { ActionId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { untilSettled } from '../../saving/undo/until-settled.ts'
import type { SpokenAct } from './act-text.ts'
import {
  forgetAction,
  type KeptAction,
  type KeptIn,
  keepAction,
  readActions,
} from './kept-actions.ts'
import { refusalText } from './refusal-text.ts'
import { sayEnd } from './say-end.ts'

/** An action that goes on in the background, and how far it is. */
export interface UnderWay extends KeptAction {
  readonly done: number
  readonly total: number
  readonly stopping: boolean
}

interface Begun {
  /** Shows what the action does until it has ended. */
  readonly layer?: Layer
  readonly spoken: SpokenAct
  readonly boardIds: readonly string[]
}

/** The large actions of whoever looks: they go on while one is elsewhere, and are found again after a reload. */
export interface ActionsUnderWay {
  readonly $all: ReadableAtom<readonly UnderWay[]>
  begin(action: Action, of: Begun): void
  cancel(actionId: ActionId): Promise<void>
  /** Finds those again that were begun before or in another tab. */
  findAgain(): void
  /** Does so, and whenever another tab begins one, until the returned function is called. */
  follow(): () => void
}

type Shell = Pick<
  ShellContext,
  'bus' | 'cache' | 'client' | 'commands' | 'queries' | 'toast' | '$locale' | '$viewer'
>

/** The actions of one person that a tab watches. */
interface Watched {
  readonly shell: Shell
  readonly $all: WritableAtom<readonly UnderWay[]>
  readonly storage: KeptIn
}

function set({ $all }: Watched, id: ActionId, change: Partial<UnderWay>): void {
  $all.set($all.get().map((one) => (one.id === id ? { ...one, ...change } : one)))
}

function drop({ $all }: Watched, id: ActionId): void {
  $all.set($all.get().filter((one) => one.id !== id))
}

interface Watching {
  readonly kept: KeptAction
  readonly viewerId: string
  readonly isKept: boolean
  /** Undefined for an action that another page began. */
  readonly layer?: Layer
}

/** Watches an action until it ends. The tab that sees the end first shows the toast. */
async function watch(all: Watched, begun: Action, of: Watching): Promise<void> {
  const { shell, storage } = all
  const { kept, viewerId, isKept, layer } = of
  const result = await untilSettled(shell.client, begun, {
    onProgress: ({ done, total }) => set(all, kept.id, { done, total }),
  })
  drop(all, kept.id)
  const isWhole = result.ok && result.data.state === 'done' && result.data.already_there === 0
  if (isWhole) layer?.confirm()
  else layer?.rollBack()
  if (!result.ok) shell.toast({ text: refusalText(result.error), tone: 'bad' })
  else if (!isKept || forgetAction(storage, viewerId, kept.id))
    sayEnd(shell, { ...result.data, undo_token: begun.undo_token }, kept)
}

/** Finds an action again that this tab has not begun. */
async function find(all: Watched, kept: KeptAction, viewerId: string): Promise<void> {
  const { shell, $all, storage } = all
  $all.set([...$all.get(), { ...kept, done: 0, total: 0, stopping: false }])
  const found = await shell.client.call(getAction, { action_id: kept.id })
  if (found.ok) {
    set(all, kept.id, { done: found.data.done, total: found.data.total })
    await watch(all, found.data, { kept, viewerId, isKept: true })
    return
  }
  drop(all, kept.id)
  if (found.error.code === 'not-found') forgetAction(storage, viewerId, kept.id)
}

function findAgain(all: Watched): void {
  const { shell, $all, storage } = all
  const viewerId = shell.$viewer.get()?.id
  if (viewerId === undefined) {
    $all.set([])
    return
  }
  const known = new Set($all.get().map(({ id }) => id))
  for (const kept of readActions(storage, viewerId))
    if (!known.has(kept.id)) void find(all, kept, viewerId)
}

async function cancel(all: Watched, actionId: ActionId): Promise<void> {
  const { client, toast } = all.shell
  set(all, actionId, { stopping: true })
  const result = await client.call(cancelAction, { action_id: actionId })
  // Its end is seen where it is watched.
  if (result.ok || result.error.code === 'action-ended') return
  set(all, actionId, { stopping: false })
  toast({ text: refusalText(result.error), tone: 'bad' })
}

function create(shell: Shell, storage: KeptIn): ActionsUnderWay {
  const $all = atom<readonly UnderWay[]>([])
  const all: Watched = { shell, $all, storage }
  const again = () => findAgain(all)
  return {
    $all,
    begin(action, { spoken, boardIds, layer }) {
      const viewerId = shell.$viewer.get()?.id
      if (viewerId === undefined) return
      const kept: KeptAction = { id: action.id, spoken, boardIds: [...boardIds] }
      const isKept = keepAction(storage, viewerId, kept)
      const { done, total } = action
      $all.set([...$all.get(), { ...kept, done, total, stopping: false }])
      void watch(all, action, { kept, viewerId, isKept, ...(layer && { layer }) })
    },
    cancel: (actionId) => cancel(all, actionId),
    findAgain: again,
    follow() {
      const stop = shell.$viewer.subscribe(again)
      addEventListener('storage', again)
      return () => {
        stop()
        removeEventListener('storage', again)
      }
    },
  }
}

const known = new WeakMap<QueryClient, ActionsUnderWay>()

/** The actions under way of a shell; the same ones for every view. */
export function underWayOf(shell: Shell): ActionsUnderWay {
  const actions = known.get(shell.queries) ?? create(shell, () => localStorage)
  known.set(shell.queries, actions)
  return actions
}
