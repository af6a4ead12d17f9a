/** A wait that can be cut short; a wake-up while nobody waits cuts the next wait. */
export interface Pause {
  wait(milliseconds: number): Promise<void>
  end(): void
}

/** Creates a pause. */
export function pause(): Pause {
  let called = false
  let cut = () => {}
  return {
    async wait(milliseconds) {
      if (!called)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          cut = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      called = false
      cut = () => {}
    },
    end() {
      called = true
      cut()
    },
  }
}
