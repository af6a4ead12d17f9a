/** Repeats a step that goes on after what the one before did last, until there is nothing more. */
export async function everyStep(
  signal: AbortSignal,
  step: (after: string) => Promise<string | undefined>,
): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    signal.throwIfAborted()
    after = await step(after)
  }
}
