import type { Action } from '@tessera/contracts/entities/action'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { type HeldAnswers, holdAnswers } from '../../saving/kept-answers/hold-answers.ts'
import { offerUndo } from '../../saving/undo/offer-undo.ts'
import { isUnderWay } from '../../saving/undo/until-settled.ts'
import { doneText, type Ended, spokenOf } from './act-text.ts'
import { actingSubject } from './acting-subject.ts'
import { afterAct } from './after-act.ts'
import { boardsOf, countOf, type PinAct } from './pin-act.ts'
import { refusalText } from './refusal-text.ts'
import { stepsOf } from './steps-of-act.ts'
import { takenPins } from './taken-pins.ts'
import { tellMoved } from './tell-moved.ts'
import { underWayOf } from './under-way.ts'
import { words } from './words.ts'

/** What an act came to: how many of its pins it took, and whether that was all. */
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

function hold(shell: ShellContext, act: PinAct): Promise<HeldAnswers> {
  return holdAnswers(shell.queries, afterAct(act, takenPins(shell.queries, act)))
}

/** What several actions came to together. */
const endedOf = (actions: readonly Action[]): Ended => ({
  done: actions.reduce((sum, { done }) => sum + done, 0),
  already_there: actions.reduce((sum, { already_there }) => sum + already_there, 0),
})

/** Says what was done and offers to take it back; what was changed by hand is true now. */
function settle(shell: ShellContext, act: PinAct, { actions, held, text }: Settled): void {
  const boardIds = boardsOf(act)
  // What was shown beforehand counted pins that were there already, so it is asked for again.
  const shownIn = endedOf(actions).already_there === 0 ? held.changed : new Set<string>()
  for (const kind of new Set(actions.map((action) => action.kind)))
    tellMoved(shell.bus, kind, { boardIds, shownIn })
  offerUndo(actions, { ...text, boardIds }, shell)
}

interface Settled {
  readonly actions: readonly Action[]
  readonly held: HeldAnswers
  readonly text: { readonly text: string; readonly tone?: 'good' | 'bad' }
}

/** Takes the change back. What went through before it failed stays done, and that is said too. */
async function failed(shell: ShellContext, act: PinAct, held: HeldAnswers, sent: Failed) {
  const { actions, doneIds, error } = sent
  const reason = refusalText(error)
  held.rollBack()
  if (actions.length === 0) {
    shell.toast({ text: reason, tone: 'bad' })
    return
  }
  const done: PinAct = { ...act, chosen: { type: 'some', ids: doneIds } }
  const text = words.partly({ done: doneIds.length, total: countOf(act.chosen), reason })
  settle(shell, done, { actions, held: await hold(shell, done), text: { text, tone: 'bad' } })
}

type Failed = Sent & { readonly error: CallError }

/**
 * Moves, copies or deletes pins. Whatever is on the screen shows it at once; when the service refuses
 * or fails, all of it is as it was before, and the reason is said. A large one goes on in the
 * background and says how far it is.
 */
export async function runAct(shell: ShellContext, act: PinAct): Promise<ActOutcome> {
  const held = await hold(shell, act)
  const sent = await send(shell, act)
  const { actions, doneIds, error } = sent
  if (error !== null) {
    await failed(shell, act, held, { ...sent, error })
    return { doneIds, whole: false }
  }
  const spoken = spokenOf(act)
  const large = actions.find(isUnderWay)
  if (large === undefined) {
    const text = { text: doneText(spoken, endedOf(actions), shell.$locale.get()) }
    settle(shell, act, { actions, held, text })
  } else underWayOf(shell).begin(large, { spoken, boardIds: boardsOf(act) })
  return { doneIds, whole: true }
}
