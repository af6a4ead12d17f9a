import type { Command, CommandLoader, Commands, Outcome, RunOptions } from './define-command.ts'
import { createLatestRuns } from './latest-runs.ts'
import { refuseNotLoaded } from './not-loaded.ts'
import { createOnceRuns } from './once-runs.ts'
import { type CommandParts, createSteps } from './run-steps.ts'
import { createUnanswered } from './unanswered.ts'

/** Makes what runs commands. */
export function createCommands(parts: CommandParts): Commands {
  const commands: Commands = {
    run: (command, input, options = {}) =>
      typeof command === 'function'
        ? runLoaded(command, input, options)
        : runGiven(command, input, options),
    resume: (command) => keptRuns(command).resume(),
    isSending: () => mutations.isSending(),
  }
  const steps = createSteps(parts, commands)
  const { keptRuns, mutations } = steps
  const runOnce = createOnceRuns(steps)
  const runLatest = createLatestRuns(steps, createUnanswered(parts))

  async function runGiven<Input, Output>(
    command: Command<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    if (mutations.isUnderWay(command, input)) return { state: 'ignored' }
    return command.latest ? runLatest(command, input, options) : runOnce(command, input, options)
  }

  async function runLoaded<Input, Output>(
    load: CommandLoader<Input, Output>,
    input: Input,
    options: RunOptions,
  ): Promise<Outcome<Output>> {
    try {
      return runGiven(await load(), input, options)
    } catch (thrown) {
      parts.onFailure(thrown)
      return refuseNotLoaded(parts.toast, options)
    }
  }

  return commands
}
