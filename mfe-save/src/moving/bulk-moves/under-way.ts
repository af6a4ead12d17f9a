import type { QueryClient } from '@tanstack/react-query'
import { defineCommand } from '@tessera/cache'
import { getAction, undoAction } from '@tessera/contracts/calls/actions'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { passingErrors } from '@tessera/contracts/errors/passing'
import type { ActionId } from '@tessera/contracts/ids'
import type { ShellContext } from '@tessera/module'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { changeBoards } from '../../saving/undo/ask-boards.ts'
import {
  forgetAction,
  type KeptAction,
  type KeptIn,
  keepAction,
  readActions,
} from '../../saving/undo/kept-actions.ts'
import { stopAction, undoOf } from '../../saving/undo/undo-actions.ts'
import { untilSettled } from '../../saving/undo/until-settled.ts'
import { endText } from './act-text.ts'
import { refusalText } from './refusal-text.ts'

/** An action in the background and its progress. */
export interface UnderWay extends KeptAction {
  readonly done: number
  readonly total: number
  readonly stopping: boolean
}

/** An action that has ended. */
export interface Settled {
  readonly action: Action
  /** True in the one tab that announces the end. */
  readonly isFirst: boolean
}

/**
 * The viewer's large actions. They continue while the viewer is elsewhere, and a reload finds them
 * again.
 */
export interface ActionsUnderWay {
  readonly $all: ReadableAtom<readonly UnderWay[]>
  /** Watches an action that this page began until it ends. */
  watch(begun: Action, of: Omit<KeptAction, 'id'>): Promise<CallResult<Settled>>
  cancel(actionId: ActionId): Promise<void>
  /** Finds the actions that an earlier page or another tab began. */
  findAgain(): void
  /** Finds them now and whenever another tab begins one, until the returned function is called. */
  follow(): () => void
}

type Shell = Pick<ShellContext, 'client' | 'commands' | 'queries' | '$locale' | '$viewer'>

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
  readonly id: ActionId
  /** The member that the action is stored for; null where only this page knows of it. */
  readonly keptFor: string | null
}

/** Watches an action until it ends. The token that undoes it is in the first answer. */
async function watch(
  all: Watched,
  begun: Action,
  { id, keptFor }: Watching,
): Promise<CallResult<Settled>> {
  const result = await untilSettled(all.shell.client, begun, {
    onProgress: ({ done, total }) => set(all, id, { done, total }),
  })
  drop(all, id)
  if (!result.ok) return result
  const isFirst = keptFor === null || forgetAction(all.storage, keptFor, id)
  return { ...result, data: { isFirst, action: { ...result.data, undo_token: begun.undo_token } } }
}

interface Found {
  readonly kept: KeptAction
  readonly end: () => Promise<CallResult<Settled>>
  readonly locale: string
  readonly viewerId: string
}

/** Waits for the end of an action that this page did not begin, and says how it has ended. */
const awaitEnd = defineCommand((_, { end }: Found) => end(), {
  name: 'await-end-of-action',
  key: ({ kept }) => kept.id,
  confirm({ action, isFirst }, { kept: { boardIds } }, draft) {
    if (isFirst) changeBoards(draft, action, boardIds)
  },
  undo: ({ action }, { kept: { boardIds, spoken }, viewerId }) =>
    action.done === 0 || spoken.kind === 'undo'
      ? undefined
      : undoOf([action], boardIds, { byId: true, keptFor: viewerId }),
  say: {
    done: ({ action, isFirst }, { kept: { spoken }, locale }) =>
      isFirst ? endText(action, spoken, locale) : undefined,
    failed: (error) => refusalText(error),
  },
})

/** Returns an action as it stands. An undo that may not have reached the service is sent again. */
async function asItStands(all: Watched, { id, spoken }: KeptAction): Promise<CallResult<Action>> {
  const { client } = all.shell
  const found = await client.call(getAction, { action_id: id })
  const isWanted = spoken.kind === 'undo' && found.ok && !undoStates.has(found.data.state)
  return isWanted ? client.call(undoAction, { action_id: id }) : found
}

const undoStates: ReadonlySet<Action['state']> = new Set(['undoing', 'undone'])

/** Watches an action that this page didn't begin. */
async function find(all: Watched, kept: KeptAction, viewerId: string): Promise<void> {
  const { shell, $all, storage } = all
  const { id } = kept
  $all.set([...$all.get(), { ...kept, done: 0, total: 0, stopping: false }])
  const found = await asItStands(all, kept)
  if (found.ok) {
    set(all, id, { done: found.data.done, total: found.data.total })
    const end = () => watch(all, found.data, { id, keptFor: viewerId })
    await shell.commands.run(awaitEnd, {
      kept,
      end,
      locale: shell.$locale.get(),
      viewerId,
    })
    return
  }
  drop(all, id)
  const isRefused = kept.spoken.kind === 'undo' && !passingErrors.has(found.error.code)
  if (isRefused || found.error.code === 'not-found') forgetAction(storage, viewerId, id)
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

function create(shell: Shell, storage: KeptIn): ActionsUnderWay {
  const $all = atom<readonly UnderWay[]>([])
  const all: Watched = { shell, $all, storage }
  const again = () => findAgain(all)
  return {
    $all,
    watch(begun, { spoken, boardIds }) {
      const { id, done, total } = begun
      const viewerId = shell.$viewer.get()?.id ?? null
      const kept: KeptAction = { id, spoken, boardIds }
      const isKept = viewerId !== null && keepAction(storage, viewerId, kept)
      $all.set([...$all.get(), { ...kept, done, total, stopping: false }])
      return watch(all, begun, { id, keptFor: isKept ? viewerId : null })
    },
    async cancel(id) {
      set(all, id, { stopping: true })
      // The page that watches the action handles its end.
      const outcome = await shell.commands.run(stopAction, { id })
      if (outcome.state === 'refused') set(all, id, { stopping: false })
    },
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

/** Returns the running actions of a shell; every view shares them. */
export function underWayOf(shell: Shell): ActionsUnderWay {
  const actions = known.get(shell.queries) ?? create(shell, () => localStorage)
  known.set(shell.queries, actions)
  return actions
}
