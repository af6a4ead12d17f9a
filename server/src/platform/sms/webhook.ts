import type { Sms } from './port.ts'

const patience = 10_000

/** Short messages by way of whoever takes them over HTTP: POST with `{ to, text }` as JSON. */
export function webhookSms({ url, token }: { readonly url: string; readonly token?: string }): Sms {
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          // One message, even when it is sent twice.
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        body: JSON.stringify({ to, text }),
        // The token is for this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}.`)
    },
  }
}
