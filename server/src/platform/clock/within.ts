/** Runs work; rejects when it isn't done in time. The work itself goes on. */
export async function within<Result>(
  milliseconds: number,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`No answer within ${milliseconds / 1_000} s`)),
    milliseconds,
  )
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
