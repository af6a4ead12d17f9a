import type { Sms } from './port.ts'

const patience = 10_000

/** Sends text messages through a provider's webhook: POST with `{ to, text }` as JSON. */
export function webhookSms({ url, token }: { readonly url: string; readonly token?: string }): Sms {
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          // The same for every attempt of one message.
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
        body: JSON.stringify({ to, text }),
        // Redirects are refused, because the token is for this URL only.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}.`)
    },
  }
}
