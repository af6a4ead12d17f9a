import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Client } from '@tessera/client'
import type { CallError } from '@tessera/contracts/errors/call-error'
import type { Cache, Layer } from '../entities/create-cache.ts'
import type { Command, Commands, Outcome, RunOptions } from './define-command.ts'
import { createKeptRuns } from './kept-runs.ts'
import { createMutations } from './mutations.ts'
import type { Owner } from './owner.ts'
import { createSayings } from './say.ts'
import type { Toast } from './toast.ts'

/** The parts that commands are run with. */
export interface CommandParts {
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

/** The steps of a run, which all runs share. */
export type RunSteps = ReturnType<typeof createSteps>

/** Makes the steps of runs. */
export function createSteps(parts: CommandParts, commands: Commands) {
  const { cache, client, queries, bus, toast, owner, sayUnknown = () => {} } = parts
  const say = createSayings({ toast, owner, sayUnknown })
  const mutations = createMutations(queries, client)

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

  /** Runs the inverse of what the service agreed to. */
  const invert = <Input, Output>(command: Command<Input, Output>, input: Input, answer: Output) =>
    void command.undo?.(answer, input)?.run(commands)

  function keptRuns<Input, Output>(command: Command<Input, Output>) {
    const known = command.waiting.get(commands)
    if (known !== undefined) return known
    const { atOnce } = command.say ?? {}
    const runs = createKeptRuns(command, {
      cache,
      owner,
      say,
      send: (input) => mutations.runKept(command, input),
      refused: (input, error) => void refuse(command, input, error, {}),
      agreed(input, answer, isWanted) {
        confirm(command, input, answer)
        if (isWanted) command.done?.(answer, input, { bus })
        else invert(command, input, answer)
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

  const sayDone = <Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    answer: Output,
  ): void => say.done(command, input, answer, commands)

  const { offerUndo } = say
  return {
    bus,
    client,
    queries,
    mutations,
    show,
    confirm,
    invert,
    refuse,
    keptRuns,
    keepOrRefuse,
    offerUndo,
    sayDone,
  }
}
