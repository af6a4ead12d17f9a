import type { Layer } from '../entities/create-cache.ts'
import type { Command, Outcome, RunOptions } from './define-command.ts'
import type { RunSteps } from './run-steps.ts'

/** A run of one call, as the context of its mutation. */
interface Once<Output> {
  readonly layer: Layer
  isUndone: boolean
  answered?: { readonly data: Output }
  /** Undoes it, once; only where the command offers that at the press. */
  undo?: () => void
}

/** Makes what runs commands of one call each: the same again is ignored while it is under way. */
export function createOnceRuns(steps: RunSteps) {
  const { mutations, bus, show, confirm, invert, refuse, keepOrRefuse, offerUndo, sayDone } = steps

  /** Shows a run, and offers to undo it where the command says so at the press. */
  function begin<Input, Output>(command: Command<Input, Output>, input: Input): Once<Output> {
    const run: Once<Output> = {
      layer: show(command, input),
      isUndone: false,
    }
    const atOnce = command.say?.atOnce?.(input)
    if (atOnce === undefined) return run
    run.undo = () => {
      if (run.isUndone) return
      run.isUndone = true
      run.layer.rollBack()
      if (run.answered !== undefined) invert(command, input, run.answered.data)
    }
    offerUndo(atOnce, run.undo)
    return run
  }

  function agree<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    answer: Output,
    run: Once<Output>,
  ): void {
    if (run.isUndone) {
      confirm(command, input, answer)
      invert(command, input, answer)
      return
    }
    run.answered = { data: answer }
    confirm(command, input, answer, run.layer)
    command.done?.(answer, input, { bus })
    sayDone(command, input, answer)
  }

  return async function runOnce<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    const keeps = command.keep !== undefined
    if (keeps && navigator.onLine === false) return keepOrRefuse(command, input, options)
    const { context, ...ended } = await mutations.run(command, input, {
      onMutate: () => begin(command, input),
      onError: (_, __, run) => run?.layer.rollBack(),
      onSuccess: (answer, _, run) => agree(command, input, answer, run),
    })
    if (context?.isUndone === true) return { state: 'undone' }
    if (ended.ok) {
      const { undo } = context ?? {}
      return { state: 'done', answer: ended.data, ...(undo === undefined ? {} : { undo }) }
    }
    if (keeps && ended.error.code === 'offline') return keepOrRefuse(command, input, options)
    return refuse(command, input, ended.error, options)
  }
}
