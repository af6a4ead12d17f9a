/** A call that the product in the frame made, and how it was answered; null while it waits. */
export interface SeenCall {
  readonly id: string
  readonly name: string
  readonly status: number | null
}

const most = 200

/**
 * Adds a call that waits, or gives it its answer. Answers of calls that are not in the list are those of
 * the frame page itself, or of what was shown before.
 */
export function withCall(calls: readonly SeenCall[], seen: SeenCall): readonly SeenCall[] {
  if (seen.status === null) return [...calls, seen].slice(-most)
  return calls.map((call) => (call.id === seen.id ? seen : call))
}
