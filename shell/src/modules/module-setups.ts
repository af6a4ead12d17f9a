import { timings } from '@tessera/contracts/timings'
import type { ModuleDefinition, ShellContext } from '@tessera/module'

interface Run {
  /** True when the module was replaced or its set-up given up; what the set-up returns then runs at once. */
  ended: boolean
  cleanUp?: (() => void) | undefined
}

/** Rejects with a `TimeoutError` when a module has had its time. */
export function rejectLate(): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), timings.moduleLoad)
  return promise
}

/** Runs the set-ups of modules, one at a time for each, and cleans up after those that have ended. */
export function createSetups(host: {
  readonly contextOf: (module: string) => ShellContext
  /** Is told what a clean-up threw. */
  readonly onThrow: (module: string, thrown: unknown) => void
}) {
  const runs = new Map<string, Run>()

  function end(name: string, run: Run | undefined): void {
    if (run === undefined) return
    run.ended = true
    try {
      run.cleanUp?.()
    } catch (thrown) {
      host.onThrow(name, thrown)
    }
    run.cleanUp = undefined
  }

  /** Sets a module up, after cleaning up what an earlier definition of it has set up. Throws what the set-up throws. */
  return async (definition: Pick<ModuleDefinition, 'name' | 'setup'>): Promise<void> => {
    const { name } = definition
    end(name, runs.get(name))
    const run: Run = { ended: false }
    runs.set(name, run)
    const running = async () => {
      run.cleanUp = await definition.setup?.(host.contextOf(name))
      if (run.ended) end(name, run)
    }
    try {
      await Promise.race([running(), rejectLate()])
    } catch (thrown) {
      end(name, run)
      throw thrown
    }
  }
}
