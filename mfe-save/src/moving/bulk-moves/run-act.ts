import type { Layer } from '@tessera/cache'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { askPinsOf } from '../../saving/undo/ask-boards.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { isUnderWay } from '../../saving/undo/until-settled.ts'
import { doneText, type Ended, spokenOf } from './act-text.ts'
import { actingSubject } from './acting-subject.ts'
import { boardsOf, countOf, type PinAct } from './pin-act.ts'
import { refusalText } from './refusal-text.ts'
import { showAct } from './show-act.ts'
import { stepsOf } from './steps-of-act.ts'
import { takenPins } from './taken-pins.ts'
import { underWayOf } from './under-way.ts'
import { words } from './words.ts'

/** The pins that an act took, and whether those are all of them. */
export interface ActOutcome {
  readonly doneIds: readonly string[]
  readonly whole: boolean
}

interface Sent {
  readonly actions: readonly Action[]
  readonly doneIds: readonly string[]
  readonly error: CallError | null
}

async function send(shell: ShellContext, act: PinAct): Promise<Sent> {
  const actions: Action[] = []
  const doneIds: string[] = []
  for (const step of stepsOf(act, actingSubject(shell, act.from))) {
    const result = await step.send(shell.client)
    if (!result.ok) return { actions, doneIds, error: result.error }
    actions.push(result.data)
    doneIds.push(...step.ids)
  }
  return { actions, doneIds, error: null }
}

/** Shows an act before the service has agreed. */
function show({ cache, queries }: ShellContext, act: PinAct): Layer {
  const taken = takenPins(queries, act)
  return cache.show((draft) => showAct(draft, { act, taken, cache }))
}

/** Adds up what several actions did. */
const endedOf = (actions: readonly Action[]): Ended => ({
  done: actions.reduce((sum, { done }) => sum + done, 0),
  already_there: actions.reduce((sum, { already_there }) => sum + already_there, 0),
})

interface Settled {
  readonly actions: readonly Action[]
  readonly layer: Layer
  readonly text: { readonly text: string; readonly tone?: 'good' | 'bad' }
}

/** Keeps what was shown, and says it with Undo. */
function settle(shell: ShellContext, act: PinAct, { actions, layer, text }: Settled): void {
  const boardIds = boardsOf(act)
  // The optimistic update counted pins that were already there, so its lists are fetched again.
  const isExact = endedOf(actions).already_there === 0
  layer.confirm((draft) => askPinsOf(draft, boardIds, new Set(isExact ? [act.from.boardId] : [])))
  offerUndo(actions, { ...text, boardIds }, shell)
}

/** Rolls back. What went through before the failure stays done, and the toast says so. */
function fail(shell: ShellContext, act: PinAct, layer: Layer, sent: Failed): void {
  const { actions, doneIds, error } = sent
  const reason = refusalText(error)
  layer.rollBack()
  if (actions.length === 0) {
    shell.toast({ text: reason, tone: 'bad' })
    return
  }
  const done: PinAct = { ...act, chosen: { type: 'some', ids: doneIds } }
  const text = words.partly({ done: doneIds.length, total: countOf(act.chosen), reason })
  settle(shell, done, { actions, layer: show(shell, done), text: { text, tone: 'bad' } })
}

type Failed = Sent & { readonly error: CallError }

/**
 * Moves, copies or deletes pins, with an optimistic update. A refusal rolls it back and shows why. A
 * large act goes on in the background and shows its progress.
 */
export async function runAct(shell: ShellContext, act: PinAct): Promise<ActOutcome> {
  const layer = show(shell, act)
  const sent = await send(shell, act)
  const { actions, doneIds, error } = sent
  if (error !== null) {
    fail(shell, act, layer, { ...sent, error })
    return { doneIds, whole: false }
  }
  const spoken = spokenOf(act)
  const large = actions.find(isUnderWay)
  if (large === undefined) {
    const text = { text: doneText(spoken, endedOf(actions), shell.$locale.get()) }
    settle(shell, act, { actions, layer, text })
  } else underWayOf(shell).begin(large, { spoken, boardIds: boardsOf(act), layer })
  return { doneIds, whole: true }
}
