import { type Command, defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import type { Client } from '@tessera/client'
import type { Action } from '@tessera/contracts/entities/action'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { useEffect, useRef, useState } from 'react'
import { changeBoards } from './ask-boards.ts'
import { stopAction, undoOf } from './undo-actions.ts'
import { isUnderWay, untilSettled } from './until-settled.ts'

/** An action on a whole board or section, as its form shows it. */
export interface ActionRun {
  readonly busy: boolean
  /** The action while it runs in the background. */
  readonly under: Action | null
  /** The reason that it was refused or failed; null otherwise. */
  readonly refusal: string | null
  readonly cancelling: boolean
  /** Stops it where it is. Undo still takes back what it has done. */
  cancel(): Promise<void>
}

interface Started<Asked> {
  readonly asked: Asked
  readonly onProgress: (action: Action) => void
}

type WholeCommand<Asked> = Command<Started<Asked>, Action>

/** The options of a command on a whole board or section. */
interface WholeOptions<Asked> {
  readonly name: string
  /** Identifies runs of the same thing, of which there is one at a time. */
  readonly key: (asked: Asked) => string
  /** The boards that it changes, a deleted or merged one first. */
  readonly boards: (asked: Asked) => readonly string[]
  readonly said: (action: Action, asked: Asked) => string
}

/** Declares a command on a whole board or section, which waits until the action is settled. */
export function defineWholeCommand<Asked>(
  begin: (client: Client, asked: Asked) => Promise<CallResult<Action>>,
  { name, key, boards, said }: WholeOptions<Asked>,
): WholeCommand<Asked> {
  /** The token that undoes the action is in its first answer. */
  async function send(client: Client, { asked, onProgress }: Started<Asked>) {
    const begun = await begin(client, asked)
    if (!begun.ok || !isUnderWay(begun.data)) return begun
    onProgress(begun.data)
    const end = await untilSettled(client, begun.data, { onProgress })
    return end.ok ? { ...end, data: { ...end.data, undo_token: begun.data.undo_token } } : end
  }
  return defineCommand(send, {
    name,
    key: ({ asked }) => key(asked),
    confirm: (action, { asked }, draft) => changeBoards(draft, action, boards(asked)),
    undo: (action, { asked }) => undoOf([action], boards(asked)),
    say: { done: (action, { asked }) => said(action, asked) },
    refusals: 'inline',
  })
}

interface Ending<Asked> {
  /** Called with the settled action, even after the form was closed. */
  readonly onDone: (action: Action, asked: Asked) => void
  /** Closes the form, if it is still open. */
  readonly onClose: () => void
}

/** Runs a command on a whole board or section from a form. */
export function useActionRun<Asked>(
  command: WholeCommand<Asked>,
  ending: Ending<Asked>,
): ActionRun & { start(asked: Asked): void } {
  const { run, busy, refusal } = useCommand(command)
  const stopping = useCommand(stopAction)
  const [under, setUnder] = useState<Action | null>(null)
  const [cancelling, setCancelling] = useState(false)
  const latest = useRef(ending)
  const isOpen = useRef(false)
  const isDone = useRef(false)
  useEffect(() => {
    latest.current = ending
  })
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function start(asked: Asked): Promise<void> {
    // A second press on a form that is closing does nothing.
    if (isDone.current) return
    stopping.clear()
    const outcome = await run({ asked, onProgress: setUnder })
    if (outcome.state === 'ignored') return
    setUnder(null)
    setCancelling(false)
    if (outcome.state !== 'done') return
    isDone.current = true
    if (isOpen.current) latest.current.onClose()
    latest.current.onDone(outcome.answer, asked)
  }

  async function cancel(): Promise<void> {
    if (under === null || cancelling) return
    setCancelling(true)
    const outcome = await stopping.run({ id: under.id })
    // After a stop, the next look at the action's progress finds that it has ended.
    if (outcome.state === 'refused') setCancelling(false)
  }

  const refused = stopping.refusal ?? refusal
  return {
    busy,
    under,
    cancelling,
    cancel,
    refusal: refused?.messageDetail ?? refused?.message ?? null,
    start: (asked) => void start(asked),
  }
}
