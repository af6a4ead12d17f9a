import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { Layer } from '../create-cache.ts'
import { type Command, keyOf, type Outcome, type RunOptions } from './define-command.ts'
import type { createUnanswered } from './unanswered.ts'

/** The steps of a run, which all runs share. */
interface Steps {
  show<Input, Output>(command: Command<Input, Output>, input: Input): Layer
  send<Input, Output>(command: Command<Input, Output>, input: Input): Promise<CallResult<Output>>
  confirm<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    answer: Output,
    layer?: Layer,
  ): void
  sayDone<Input, Output>(command: Command<Input, Output>, input: Input, answer: Output): void
  refuse<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    error: CallError,
    options: RunOptions,
  ): Outcome<Output>
}

interface Parts extends Steps {
  readonly bus: Bus
  readonly queries: QueryClient
  readonly unanswered: ReturnType<typeof createUnanswered>
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Makes what runs toggles: one call at a time, until the service has what is wanted last. */
export function createLatestRuns(parts: Parts) {
  const { show, send, confirm, sayDone, refuse, bus, queries, unanswered } = parts
  const askAgain = () => void queries.invalidateQueries()

  return async function runLatest<Input, Output>(
    command: Command<Input, Output>,
    first: Input,
    wants: (hear: (input: Input) => void) => void,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    let wanted = first
    let layer = show(command, first)
    const name = `${command.name} ${keyOf(command, first)}`
    const waiting = unanswered.follow(name, (client) => command.send(client, wanted))
    wants((next) => {
      wanted = next
      waiting.pressed()
      const before = layer
      layer = show(command, next)
      before.rollBack()
    })
    if (unanswered.resuming !== undefined) await unanswered.resuming
    for (;;) {
      const sent = wanted
      const result = await send(command, sent)
      if (waiting.isTaken()) {
        waiting.end()
        layer.rollBack()
        askAgain()
        return { state: 'ignored' }
      }
      if (!result.ok) {
        layer.rollBack()
        // The service may have agreed to the call that was made when the document was hidden.
        if (waiting.end()) askAgain()
        return refuse(command, wanted, result.error, options)
      }
      const isEnd = isSame(wanted, sent)
      confirm(command, sent, result.data, isEnd ? layer : undefined)
      command.done?.(result.data, sent, { bus })
      if (!isEnd) continue
      waiting.end()
      sayDone(command, sent, result.data)
      return { state: 'done', answer: result.data }
    }
  }
}
