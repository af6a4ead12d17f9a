import type { Client } from '@tessera/client'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { CallError } from '@tessera/contracts/errors/call-error'

/** A client that makes the same calls, and tells of each that failed. */
export function watchCalls(client: Client, failed: (error: CallError, call: Call) => void): Client {
  return {
    async call(call, input, options) {
      const result = await client.call(call, input, options)
      if (!result.ok) failed(result.error, call)
      return result
    },
  }
}
