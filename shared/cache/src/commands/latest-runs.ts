import type { Layer } from '../entities/create-cache.ts'
import { type Command, keyOf, type Outcome, type RunOptions } from './define-command.ts'
import { dataOf, foundNoNetwork, type Toggle } from './mutations.ts'
import type { RunSteps } from './run-steps.ts'
import type { createUnanswered } from './unanswered.ts'

/** A toggle that is under way, and the layer that shows what is wanted. */
interface Latest<Input> extends Toggle<Input> {
  readonly waiting: ReturnType<ReturnType<typeof createUnanswered>['follow']>
  wanted: Input
  layer: Layer
  /** True once the next document of the tab sends what is wanted. */
  isTaken: boolean
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Makes what runs toggles: one call at a time, until the service has what is wanted last. */
export function createLatestRuns(
  { client, mutations, show, confirm, sayDone, refuse, bus, queries }: RunSteps,
  unanswered: ReturnType<typeof createUnanswered>,
) {
  const askAgain = () => void queries.invalidateQueries()

  /** Shows the first press, and follows what is wanted from then on. */
  function begin<Input, Output>(command: Command<Input, Output>, first: Input): Latest<Input> {
    const name = `${command.name} ${keyOf(command, first)}`
    const run: Latest<Input> = {
      wanted: first,
      layer: show(command, first),
      isTaken: false,
      waiting: unanswered.follow(name, (through) => command.send(through, run.wanted)),
      want(next) {
        run.wanted = next
        run.waiting.pressed()
        const before = run.layer
        run.layer = show(command, next)
        before.rollBack()
      },
    }
    return run
  }

  /** Sends until the service has what is wanted, or the next document of the tab sends that. */
  async function sendLast<Input, Output>(
    command: Command<Input, Output>,
    run: Latest<Input>,
    first: Input,
  ): Promise<Output> {
    let sent = first
    if (unanswered.resuming !== undefined) {
      await unanswered.resuming
      sent = run.wanted
    }
    for (;;) {
      const result = await command.send(client, sent)
      run.isTaken = run.waiting.isTaken()
      const answer = dataOf(result)
      if (run.isTaken) return answer
      const isEnd = isSame(run.wanted, sent)
      confirm(command, sent, answer, isEnd ? run.layer : undefined)
      command.done?.(answer, sent, { bus })
      if (isEnd) return answer
      sent = run.wanted
    }
  }

  return async function runLatest<Input, Output>(
    command: Command<Input, Output>,
    first: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    const run = begin(command, first)
    const giveUp = (isSentAgain: boolean) => {
      run.layer.rollBack()
      // The service may have agreed to the call that was made when the document was hidden.
      if (isSentAgain || run.isTaken) askAgain()
    }
    const ended = await mutations.run(
      command,
      first,
      {
        mutationFn: (sent) => sendLast(command, run, sent),
        onError: (thrown) =>
          giveUp(foundNoNetwork(thrown) ? run.waiting.endUnreached() : run.waiting.end()),
        onSuccess(answer) {
          if (run.isTaken) return giveUp(run.waiting.end())
          run.waiting.end()
          sayDone(command, run.wanted, answer)
        },
      },
      run,
    )
    if (run.isTaken) return { state: 'ignored' }
    if (!ended.ok) return refuse(command, run.wanted, ended.error, options)
    return { state: 'done', answer: ended.data }
  }
}
