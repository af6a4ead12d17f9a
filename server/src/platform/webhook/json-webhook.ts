import type { Webhook } from './port.ts'

const patience = 10_000

/** Posts JSON to an address, with a bearer token when there is one. */
export function jsonWebhook({
  name,
  url,
  token,
}: {
  /** Names the webhook in errors. */
  readonly name: string
  readonly url: string
  readonly token?: string | undefined
}): Webhook {
  return {
    async post(message, key) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        body: JSON.stringify(message),
        // Redirects are refused, because the token is for this URL only.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The ${name} answered ${response.status}.`)
    },
  }
}
