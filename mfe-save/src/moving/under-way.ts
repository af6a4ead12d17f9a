import type { QueryClient } from '@tanstack/react-query'
import { cancelAction, getAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { ActionId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { atom, type ReadableAtom } from 'nanostores'
import { untilSettled } from '../undo/until-settled.ts'
import type { SpokenAct } from './act-text.ts'
import { forgetAction, type KeptAction, keepAction, readActions } from './kept-actions.ts'
import { refusalText } from './refusal-text.ts'
import { sayEnd } from './say-end.ts'

/** An action that goes on in the background, and how far it is. */
export interface UnderWay extends KeptAction {
  readonly done: number
  readonly total: number
  readonly stopping: boolean
}

interface Begun {
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

type Shell = Pick<ShellContext, 'bus' | 'client' | 'queries' | 'toast' | '$locale' | '$viewer'>

function create(shell: Shell, storage: Storage): ActionsUnderWay {
  const { client, toast, $viewer } = shell
  const $all = atom<readonly UnderWay[]>([])
  const set = (id: ActionId, change: Partial<UnderWay>) =>
    $all.set($all.get().map((one) => (one.id === id ? { ...one, ...change } : one)))
  const drop = (id: ActionId) => $all.set($all.get().filter((one) => one.id !== id))

  async function watch(begun: Action, kept: KeptAction, viewerId: string): Promise<void> {
    const result = await untilSettled(client, begun, {
      onProgress: ({ done, total }) => set(kept.id, { done, total }),
    })
    drop(kept.id)
    if (!result.ok) return toast({ text: refusalText(result.error), tone: 'bad' })
    // Whichever tab sees the end first says it.
    if (!forgetAction(storage, viewerId, kept.id)) return
    sayEnd(shell, { ...result.data, undo_token: begun.undo_token }, kept)
  }

  async function find(kept: KeptAction, viewerId: string): Promise<void> {
    $all.set([...$all.get(), { ...kept, done: 0, total: 0, stopping: false }])
    const found = await client.call(getAction, { action_id: kept.id })
    if (found.ok) {
      set(kept.id, { done: found.data.done, total: found.data.total })
      return watch(found.data, kept, viewerId)
    }
    drop(kept.id)
    if (found.error.code === 'not-found') forgetAction(storage, viewerId, kept.id)
  }

  function findAgain(): void {
    const viewerId = $viewer.get()?.id
    if (viewerId === undefined) return $all.set([])
    const known = new Set($all.get().map(({ id }) => id))
    for (const kept of readActions(storage, viewerId))
      if (!known.has(kept.id)) void find(kept, viewerId)
  }

  return {
    $all,
    begin(action, { spoken, boardIds }) {
      const viewerId = $viewer.get()?.id
      if (viewerId === undefined) return
      const kept: KeptAction = { id: action.id, spoken, boardIds: [...boardIds] }
      keepAction(storage, viewerId, kept)
      const { done, total } = action
      $all.set([...$all.get(), { ...kept, done, total, stopping: false }])
      void watch(action, kept, viewerId)
    },
    async cancel(actionId) {
      set(actionId, { stopping: true })
      const result = await client.call(cancelAction, { action_id: actionId })
      if (result.ok || result.error.code === 'action-ended') return
      set(actionId, { stopping: false })
      toast({ text: refusalText(result.error), tone: 'bad' })
    },
    findAgain,
    follow() {
      const stop = $viewer.subscribe(findAgain)
      addEventListener('storage', findAgain)
      return () => {
        stop()
        removeEventListener('storage', findAgain)
      }
    },
  }
}

const known = new WeakMap<QueryClient, ActionsUnderWay>()

/** The actions under way of a shell; the same ones for every view. */
export function underWayOf(shell: Shell): ActionsUnderWay {
  const actions = known.get(shell.queries) ?? create(shell, localStorage)
  known.set(shell.queries, actions)
  return actions
}
