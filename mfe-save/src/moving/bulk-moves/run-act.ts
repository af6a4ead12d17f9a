import { type Draft, defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { ShellContext } from '@tessera/module'
import { askPinsOf } from '../../saving/undo/ask-boards.ts'
import { undoOf } from '../../saving/undo/undo-actions.ts'
import { isUnderWay } from '../../saving/undo/until-settled.ts'
import { doneText, endText, spokenOf } from './act-text.ts'
import { actingSubject } from './acting-subject.ts'
import { boardsOf, countOf, type PinAct } from './pin-act.ts'
import { refusalText } from './refusal-text.ts'
import { showAct } from './show-act.ts'
import { stepsOf } from './steps-of-act.ts'
import { takenPins } from './taken-pins.ts'
import { type Settled, underWayOf } from './under-way.ts'
import { words } from './words.ts'

/** The pins that were moved, copied or deleted, and whether those are all of them. */
export interface ActOutcome {
  readonly doneIds: readonly string[]
  readonly whole: boolean
  /** Undoes it; only of an act that has ended and can be undone. */
  readonly undo?: () => Promise<unknown>
}

interface Acting {
  readonly act: PinAct
  readonly shell: ShellContext
  /** Called when the act goes on in the background. */
  readonly onGoesOn: () => void
  /** True where the page itself says what was done, and offers to undo it. */
  readonly isQuiet: boolean
}

/** Everything that was done, with the refusal that ended it early. */
interface Sent {
  readonly actions: readonly Action[]
  readonly doneIds: readonly string[]
  readonly error: CallError | null
  /** The end of an act in the background, and whether this tab announces it. */
  readonly end: Settled | null
}

/** Makes the calls of an act, and waits for the end of a large one. Refused if nothing was done. */
async function send(client: Client, { act, shell, onGoesOn }: Acting): Promise<CallResult<Sent>> {
  const actions: Action[] = []
  const doneIds: string[] = []
  const sent = (more: Partial<Sent>) =>
    ({
      ok: true,
      data: { actions, doneIds, error: null, end: null, ...more },
      bookmark: null,
    }) as const
  for (const step of stepsOf(act, actingSubject(shell, act.from))) {
    const result = await step.send(client)
    if (!result.ok) return actions.length === 0 ? result : sent({ error: result.error })
    actions.push(result.data)
    doneIds.push(...step.ids)
  }
  const large = actions.find(isUnderWay)
  if (large === undefined) return sent({})
  onGoesOn()
  const of = { spoken: spokenOf(act), boardIds: [...boardsOf(act)] }
  const settled = await underWayOf(shell).watch(large, of)
  return settled.ok ? sent({ end: settled.data }) : settled
}

const show = ({ act, shell: { queries } }: Acting, draft: Draft): void =>
  showAct(draft, { act, taken: takenPins(queries, act) })

const thereAlready = (actions: readonly Action[]): number =>
  actions.reduce((sum, { already_there: there }) => sum + there, 0)

/** True when what was shown is what was done. */
const isAsShown = ({ error, end }: Sent): boolean =>
  error === null &&
  (end === null || (end.action.state === 'done' && thereAlready([end.action]) === 0))

/** Shows what was done before a refusal, and fetches again what nobody knows. */
function confirm({ actions, doneIds, error, end }: Sent, acting: Acting, draft: Draft): void {
  const { act } = acting
  if (end?.isFirst === false) return
  if (error !== null)
    show({ ...acting, act: { ...act, chosen: { type: 'some', ids: doneIds } } }, draft)
  // The optimistic update counted pins that were already there.
  const isExact = end === null && thereAlready(actions) === 0
  askPinsOf(draft, boardsOf(act), new Set(isExact ? [act.from.boardId] : []))
}

function sayDone({ actions, doneIds, error, end }: Sent, { act, shell, isQuiet }: Acting) {
  const locale = shell.$locale.get()
  const spoken = spokenOf(act)
  if (end !== null) return end.isFirst ? endText(end.action, spoken, locale) : undefined
  if (error !== null) {
    const part = { done: doneIds.length, total: countOf(act.chosen), reason: refusalText(error) }
    return { text: words.partly(part), tone: 'bad' as const }
  }
  if (isQuiet) return undefined
  const done = actions.reduce((sum, action) => sum + action.done, 0)
  return doneText(spoken, { done, already_there: thereAlready(actions) }, locale)
}

const actOnPins = defineCommand(send, {
  name: 'act-on-pins',
  key: () => crypto.randomUUID(),
  show,
  changed: isAsShown,
  confirm,
  undo({ actions, end }, { act, shell }) {
    if (end === null) return undoOf(actions, boardsOf(act))
    const keptFor = shell.$viewer.get()?.id
    return end.action.done === 0
      ? undefined
      : undoOf([end.action], boardsOf(act), { byId: true, keptFor })
  },
  say: { done: sayDone, failed: (error) => refusalText(error) },
})

/**
 * Moves, copies or deletes pins. Returns once they are, or once a large act goes on in the background,
 * which shows its progress.
 */
export async function runAct(
  shell: ShellContext,
  act: PinAct,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<ActOutcome> {
  const goesOn = Promise.withResolvers<ActOutcome>()
  // 'Try again' of an act that the service has begun watches it again.
  let again = (): void => void runAct(shell, act, { isQuiet })
  const onGoesOn = () => {
    again = () => underWayOf(shell).findAgain()
    goesOn.resolve({ doneIds: [], whole: true })
  }
  const acting = { act, shell, onGoesOn, isQuiet }
  const ended = shell.commands
    .run(actOnPins, acting, { again: () => again() })
    .then((outcome): ActOutcome => {
      if (outcome.state !== 'done') return { doneIds: [], whole: false }
      const { doneIds, error } = outcome.answer
      const inverse = actOnPins.undo?.(outcome.answer, acting)
      return {
        doneIds,
        whole: error === null,
        ...(inverse === undefined ? {} : { undo: () => inverse.run(shell.commands) }),
      }
    })
  return Promise.race([goesOn.promise, ended])
}
