/**
 * Lets only the latest piece of work use a name: stops the one before, and waits for it. A sender
 * that reconnects must not wait for its own dead connection.
 */
export function oneWriter(): <Result>(
  name: string,
  work: (stop: AbortSignal) => Promise<Result>,
) => Promise<Result> {
  const writing = new Map<string, { readonly stop: () => void; readonly ended: Promise<void> }>()
  return async (name, work) => {
    for (let other = writing.get(name); other !== undefined; other = writing.get(name)) {
      other.stop()
      await other.ended
    }
    const stopping = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    writing.set(name, { stop: () => stopping.abort(), ended })
    try {
      return await work(stopping.signal)
    } finally {
      writing.delete(name)
      resolve()
    }
  }
}
