/** Waits, for ever without a number, or ends with the request's own reason once it is aborted. */
export function waited(milliseconds: number | undefined, { signal }: Request): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds)
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer)
      reject(signal.reason)
    },
    { once: true },
  )
  return promise
}
