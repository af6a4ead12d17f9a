import { timings } from '@tessera/contracts/timings'
import type { ModuleDefinition, ShellContext } from '@tessera/module'
import { again } from '@tessera/module/again'
import { within } from '@tessera/module/load'

type SetUp = Pick<ModuleDefinition, 'name' | 'setup' | 'setupForMember'>

interface Run {
  /** True when the module was replaced or its setup timed out; clean-ups that arrive later run at once. */
  ended: boolean
  readonly cleanUps: (() => void)[]
}

/** Runs the setup of each module, one run at a time, and cleans up after runs that have ended. */
export function createSetups(host: {
  readonly contextOf: (module: string) => ShellContext
  /** Receives what a clean-up or a setup for members threw. */
  readonly onThrow: (module: string, step: string, thrown: unknown) => void
}) {
  const runs = new Map<string, Run>()

  function end(name: string, run: Run | undefined): void {
    if (run === undefined) return
    run.ended = true
    for (const cleanUp of run.cleanUps.splice(0)) {
      try {
        cleanUp()
      } catch (thrown) {
        host.onThrow(name, 'clean-up', thrown)
      }
    }
  }

  function add(name: string, run: Run, cleanUp: (() => void) | undefined): void {
    if (cleanUp !== undefined) run.cleanUps.push(cleanUp)
    if (run.ended) end(name, run)
  }

  /** Runs `setupForMember` as soon as somebody is logged in, once. */
  function setUpForMember({ name, setupForMember }: SetUp, run: Run): void {
    if (setupForMember === undefined || run.ended) return
    const shell = host.contextOf(name)
    let started = false
    const start = async () => {
      const { default: setup } = await again(setupForMember)
      if (!run.ended) add(name, run, setup(shell))
    }
    const stop = shell.$viewer.subscribe((viewer) => {
      if (viewer === null || started) return
      started = true
      start().catch((thrown: unknown) => {
        // Tries again at the next log-in or profile change; the module's views work without it.
        started = false
        host.onThrow(name, 'setup for members', thrown)
      })
    })
    add(name, run, stop)
  }

  async function setUp(definition: SetUp): Promise<void> {
    const { name } = definition
    end(name, runs.get(name))
    const run: Run = { ended: false, cleanUps: [] }
    runs.set(name, run)
    const running = async () => {
      add(name, run, await definition.setup?.(host.contextOf(name)))
      setUpForMember(definition, run)
    }
    try {
      const done = await within(timings.moduleLoad, running())
      if (done === 'timeout') throw new DOMException('too slow', 'TimeoutError')
    } catch (thrown) {
      end(name, run)
      throw thrown
    }
  }

  return {
    /** Sets a module up, after cleaning up its previous definition. Throws what `setup` throws. */
    setUp,
    /** Cleans up after a module. */
    end(name: string): void {
      end(name, runs.get(name))
      runs.delete(name)
    },
  }
}
