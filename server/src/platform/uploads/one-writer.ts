/**
 * Lets one piece of work at a time have a name, the latest: whoever had it before is told to stop, and
 * waited for. A sender that comes back after a break must not wait for its own dead connection.
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
