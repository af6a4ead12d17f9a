import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { Client } from '@tessera/client'
import type { CallError, CallResult } from '@tessera/contracts/errors/call-error'
import { type Command, keyOf } from './define-command.ts'

/** A refusal of the service, with which a mutation fails. */
class Refused extends Error {
  readonly error: CallError
  constructor(error: CallError) {
    super(error.message)
    this.error = error
  }
}

/** Returns the data of an answer; throws a refusal. */
export function dataOf<Output>(result: CallResult<Output>): Output {
  if (!result.ok) throw new Refused(result.error)
  return result.data
}

/** True for a call that found no network, or was ended with its document. */
export const isUnanswered = ({ code }: CallError): boolean =>
  code === 'offline' || code === 'aborted'

/** True for a mutation that failed because no answer came. */
export const foundNoNetwork = (thrown: unknown): boolean =>
  thrown instanceof Refused && isUnanswered(thrown.error)

/** A toggle that is under way. */
export interface Toggle<Input> {
  /** Says what is wanted by now. */
  want(input: Input): void
}

/** The result of a mutation, and its context. */
export type Ended<Output, Context = unknown> =
  | { readonly ok: true; readonly data: Output; readonly context: Context | undefined }
  | { readonly ok: false; readonly error: CallError; readonly context: Context | undefined }

/** Runs commands as mutations of the query library, which keeps them while they are under way. */
export function createMutations(queries: QueryClient, client: Client) {
  const cache = queries.getMutationCache()
  const keyFor = <Input, Output>(command: Command<Input, Output>, input: Input) =>
    ['command', command.name, keyOf(command, input)] as const
  const toggles = new WeakMap<object, Toggle<unknown>>()
  return {
    isSending: () => queries.isMutating({ mutationKey: ['command'] }) > 0,
    /** Tells the run of the same thing what is wanted by now; returns false where none is under way. */
    isUnderWay<Input, Output>(command: Command<Input, Output>, input: Input): boolean {
      const mutationKey = keyFor(command, input)
      const run = cache.find({ mutationKey, status: 'pending' })
      if (run !== undefined) toggles.get(run)?.want(input)
      return run !== undefined
    },
    /** Makes the call of a command at once, also where the browser thinks that there is no network. */
    async run<Input, Output, Context = undefined>(
      command: Command<Input, Output>,
      input: Input,
      steps: MutationOptions<Output, Error, Input, Context> = {},
      toggle?: Toggle<Input>,
    ): Promise<Ended<Output, Context>> {
      const mutation = cache.build(queries, {
        mutationKey: keyFor(command, input),
        mutationFn: async () => dataOf(await command.send(client, input)),
        networkMode: 'always',
        // Removed at its end: with a shorter time, a timer looks again and again while it is under way.
        gcTime: Number.POSITIVE_INFINITY,
        ...steps,
      })
      if (toggle !== undefined) toggles.set(mutation, toggle)
      try {
        const data = await mutation.execute(input)
        return { ok: true, data, context: mutation.state.context }
      } catch (thrown) {
        if (!(thrown instanceof Refused)) throw thrown
        return { ok: false, error: thrown.error, context: mutation.state.context }
      } finally {
        cache.remove(mutation)
      }
    },
    /** Makes the call of a run that was kept, beside which another run may start. */
    runKept<Input, Output>(command: Command<Input, Output>, input: Input) {
      return this.run(command, input, { mutationKey: [...keyFor(command, input), 'kept'] })
    },
  }
}
