import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import type { Cache, Layer } from '../create-cache.ts'
import {
  type Command,
  type CommandLoader,
  type Commands,
  keyOf,
  type Outcome,
  type RunOptions,
} from './define-command.ts'
import { createKeptRuns } from './kept-runs.ts'
import { createLatestRuns } from './latest-runs.ts'
import { refuseNotLoaded } from './not-loaded.ts'
import type { Owner } from './owner.ts'
import { createSayings } from './say.ts'
import type { Toast } from './toast.ts'
import { createUnanswered } from './unanswered.ts'

interface Parts {
  readonly cache: Cache
  readonly client: Client
  readonly queries: QueryClient
  readonly bus: Bus
  readonly toast: (toast: Toast) => void
  /** Says that something failed whose error has no words. */
  readonly sayUnknown?: (() => void) | undefined
  /** Receives what failed when the code of a command could not be loaded. */
  readonly onFailure: (thrown: unknown) => void
  readonly owner: Owner
}

/** Makes what runs commands. */
export function createCommands(parts: Parts): Commands {
  const { cache, client, queries, bus, toast, owner, onFailure, sayUnknown = () => {} } = parts
  const say = createSayings({ toast, owner, sayUnknown })

  let sent = 0

  /** Makes the call, and counts it while it is under way. */
  async function send<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
  ): Promise<CallResult<Output>> {
    sent += 1
    try {
      return await command.send(client, input)
    } finally {
      sent -= 1
    }
  }

  const show = <Input, Output>(command: Command<Input, Output>, input: Input): Layer =>
    cache.show((draft) => command.show?.(input, draft))

  /** Writes what was shown and what the answer says. */
  function confirm<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    answer: Output,
    layer = show(command, input),
  ): void {
    if (command.changed?.(answer) !== false) {
      layer.confirm((draft) => command.confirm?.(answer, input, draft))
      return
    }
    layer.rollBack()
    cache.confirm((draft) => command.confirm?.(answer, input, draft))
  }

  /** Undoes at once what the service has only just agreed to. */
  function undo<Input, Output>(command: Command<Input, Output>, input: Input, answer: Output) {
    confirm(command, input, answer)
    void command.undo?.(answer, input)?.run(commands)
  }

  function keptRuns<Input, Output>(command: Command<Input, Output>) {
    const known = command.waiting.get(commands)
    if (known !== undefined) return known
    const { atOnce } = command.say ?? {}
    const runs = createKeptRuns(command, {
      ...{ cache, owner, say, send: (input) => send(command, input) },
      refused: (input, error) => void refuse(command, input, error, {}),
      agreed(input, answer, isWanted) {
        if (!isWanted) return undo(command, input, answer)
        confirm(command, input, answer)
        command.done?.(answer, input, { bus })
      },
      sayDone(input, answer) {
        const isChange = command.changed?.(answer) !== false
        say.done(command, input, answer, commands, isChange ? atOnce?.(input) : undefined)
      },
    })
    command.waiting.set(commands, runs)
    return runs
  }

  function refuse<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    error: CallError,
    { isInline, again = () => void commands.run(command, input) }: RunOptions,
  ): Outcome<Output> {
    if (isInline?.() !== true) say.failed(command, input, error, again)
    return { state: 'refused', error }
  }

  /** Keeps a run for later, or says that the browser can't. */
  function keepOrRefuse<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Outcome<Output> {
    if (keptRuns(command).keep(input)) return { state: 'kept' }
    const message = command.keep?.notKept() ?? ''
    const error = { code: 'offline', message, httpStatus: 0, apiErrorCode: 0 } as const
    return refuse(command, input, error, options)
  }

  async function runOnce<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    const keeps = command.keep !== undefined
    if (keeps && navigator.onLine === false) return keepOrRefuse(command, input, options)
    const layer = show(command, input)
    let answered: { readonly data: Output } | undefined
    let isUndone = false
    const atOnce = command.say?.atOnce?.(input)
    if (atOnce !== undefined)
      say.offerUndo(atOnce, () => {
        if (isUndone) return
        isUndone = true
        layer.rollBack()
        if (answered !== undefined) void command.undo?.(answered.data, input)?.run(commands)
      })
    const result = await send(command, input)
    if (!result.ok) {
      layer.rollBack()
      if (isUndone) return { state: 'undone' }
      if (keeps && result.error.code === 'offline') return keepOrRefuse(command, input, options)
      return refuse(command, input, result.error, options)
    }
    if (isUndone) {
      undo(command, input, result.data)
      return { state: 'undone' }
    }
    answered = result
    confirm(command, input, result.data, layer)
    command.done?.(result.data, input, { bus })
    say.done(command, input, result.data, commands)
    return { state: 'done', answer: result.data }
  }

  const runLatest = createLatestRuns({
    ...{ bus, queries, unanswered: createUnanswered(parts), show, send, confirm, refuse },
    sayDone: (command, input, answer) => say.done(command, input, answer, commands),
  })

  async function runGiven<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
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
  }

  async function runLoaded<Input, Output>(
    load: CommandLoader<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    try {
      return runGiven(await load(), input, options)
    } catch (thrown) {
      onFailure(thrown)
      return refuseNotLoaded(toast, options)
    }
  }

  const commands: Commands = {
    run: (command, input, options = {}) =>
      typeof command === 'function'
        ? runLoaded(command, input, options)
        : runGiven(command, input, options),
    resume: (command) => keptRuns(command).resume(),
    isSending: () => sent > 0,
  }
  return commands
}
