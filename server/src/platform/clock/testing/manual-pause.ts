import type { Pause } from '../pause.ts'

/** A pause whose time passes only when a test says so. */
interface ManualPause extends Pause {
  /** Ends the present wait and those that follow, until one of this length begins. */
  until(length: number): Promise<void>
  /** The lengths of all waits so far. */
  readonly waits: readonly number[]
}

/** Creates a pause for a test. */
export function manualPause(): ManualPause {
  const waits: number[] = []
  let called = false
  let current: { readonly length: number; go(): void } | undefined
  let begun = () => {}
  const end = () => {
    called = current === undefined
    current?.go()
  }
  return {
    waits,
    end,
    async wait(length) {
      waits.push(length)
      if (!called)
        await new Promise<void>((resolve) => {
          current = { length, go: resolve }
          begun()
        })
      called = false
      current = undefined
    },
    async until(length) {
      do {
        const next = new Promise<void>((resolve) => {
          begun = resolve
        })
        current?.go()
        await next
      } while (waits.at(-1) !== length)
    },
  }
}
