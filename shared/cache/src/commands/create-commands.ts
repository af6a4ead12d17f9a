import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { Cache } from '../create-cache.ts'
import type { Command, Commands, Outcome, RunOptions } from './define-command.ts'
import { createSayings } from './say.ts'
import type { Toast } from './toast.ts'

interface Parts {
  readonly cache: Cache
  readonly client: Client
  readonly queries: QueryClient
  readonly bus: Bus
  readonly toast: (toast: Toast) => void
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const keyOf = <Input, Output>({ key }: Command<Input, Output>, input: Input): string =>
  key === undefined ? JSON.stringify(input) : key(input)

/** Makes what runs commands. */
export function createCommands({ cache, client, queries, bus, toast }: Parts): Commands {
  const say = createSayings(toast)

  /** Makes the call as a mutation, so that the query library knows that something is changing. */
  function send<Input, Output>(command: Command<Input, Output>, input: Input) {
    return queries
      .getMutationCache()
      .build<CallResult<Output>, Error, Input, unknown>(queries, {
        mutationKey: [command.name],
        networkMode: 'always',
        gcTime: 0,
        mutationFn: (asked) => command.send(client, asked),
      })
      .execute(input)
  }

  function refuse<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    error: CallError,
    { isInline }: RunOptions,
  ): Outcome<Output> {
    const keeps = error.code === 'offline' && command.keep?.(input, commands) === true
    if (keeps) return { state: 'kept' }
    if (isInline?.() !== true) say.failed(command, input, error, commands)
    return { state: 'refused', error }
  }

  async function runOnce<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    const layer = cache.show((draft) => command.show?.(input, draft))
    let answered: { readonly data: Output } | undefined
    let isUndone = false
    const undoAnswered = () => {
      if (answered !== undefined) void command.undo?.(answered.data, input)?.run(commands)
    }
    const atOnce = command.say?.atOnce?.(input)
    if (atOnce !== undefined)
      say.offerUndo(atOnce, () => {
        if (isUndone) return
        isUndone = true
        layer.rollBack()
        undoAnswered()
      })
    const result = await send(command, input)
    if (!result.ok) {
      layer.rollBack()
      return isUndone ? { state: 'undone' } : refuse(command, input, result.error, options)
    }
    answered = result
    if (isUndone) {
      undoAnswered()
      return { state: 'undone' }
    }
    layer.confirm((draft) => command.confirm?.(result.data, input, draft))
    command.done?.(result.data, input, { bus })
    say.done(command, input, result.data, commands)
    return { state: 'done', answer: result.data }
  }

  /** Makes one call at a time, until the service has what is wanted last. */
  async function runLatest<Input, Output>(
    command: Command<Input, Output>,
    first: Input,
    wants: (hear: (input: Input) => void) => void,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    const show = (input: Input) => cache.show((draft) => command.show?.(input, draft))
    let wanted = first
    let layer = show(first)
    wants((next) => {
      wanted = next
      const before = layer
      layer = show(next)
      before.rollBack()
    })
    for (;;) {
      const sent = wanted
      const result = await send(command, sent)
      if (!result.ok) {
        layer.rollBack()
        return refuse(command, wanted, result.error, options)
      }
      const isEnd = isSame(wanted, sent)
      const confirmed = isEnd ? layer : cache.show((draft) => command.show?.(sent, draft))
      confirmed.confirm((draft) => command.confirm?.(result.data, sent, draft))
      command.done?.(result.data, sent, { bus })
      if (!isEnd) continue
      say.done(command, sent, result.data, commands)
      return { state: 'done', answer: result.data }
    }
  }

  const commands: Commands = {
    async run(command, input, options = {}) {
      const runs = command.underWay.get(commands) ?? new Map()
      command.underWay.set(commands, runs)
      const key = keyOf(command, input)
      const before = runs.get(key)
      if (before !== undefined) {
        before.want(input)
        return { state: 'ignored' }
      }
      runs.set(key, { want: () => {} })
      const run = command.latest
        ? runLatest(command, input, (want) => runs.set(key, { want }), options)
        : runOnce(command, input, options)
      return run.finally(() => runs.delete(key))
    },
    offerUndo: say.offerUndo,
  }
  return commands
}
