import { Client } from 'undici'
import type { Clock } from '../clock/port.ts'
import { AddressRefused, guardedConnector, type Resolve } from '../pages/guarded-connect.ts'
import { resolveHost } from '../pages/resolve.ts'
import { signatureOf } from '../webhook/signature.ts'
import { type Classifier, type ClassifierFault, type Judged, Scores } from './port.ts'

interface ClassifierOptions {
  readonly url: URL
  /** Signs the requests; null for requests without a signature. */
  readonly secret: string | null
  readonly clock: Clock
  /** For tests. */
  readonly resolve?: Resolve
  readonly milliseconds?: number
}

/** Time for a picture, with the connection. */
const usualMilliseconds = 20_000
const answerMaxBytes = 64 * 1_024
const headersMaxBytes = 16 * 1_024

/** Metadata services of clouds are at these addresses, and no classifier is. */
const isLinkLocal = (address: string): boolean => /^(::ffff:)?169\.254\.|^fe[89ab]/i.test(address)

/** Reads an answer up to its largest size; undefined for a larger one. */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > answerMaxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function scoresIn(text: string): Judged {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { ok: false, fault: 'answer-unfit' }
  }
  const read = Scores.safeParse(data)
  return read.success
    ? { ok: true, scores: read.data.scores }
    : { ok: false, fault: 'answer-unfit' }
}

/**
 * Asks a classifier at one address: a new connection each time, no redirects, no cookies. The operator has named the
 * host, so that it may be in a private network.
 */
export function httpClassifier(options: ClassifierOptions): Classifier {
  const { url, secret, clock, resolve = resolveHost, milliseconds = usualMilliseconds } = options
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return {
    async judge({ id, kind, width, height, type, bytes }, stopped) {
      const late = AbortSignal.timeout(milliseconds)
      const signal = AbortSignal.any([late, stopped])
      const picture = { type, base64: Buffer.from(bytes).toString('base64') }
      const body = JSON.stringify({ version: 1, id, kind, width, height, picture })
      const seconds = Math.floor(clock.now().getTime() / 1_000)
      const signature =
        secret === null ? {} : { 'x-signature': signatureOf({ body, seconds, secrets: [secret] }) }
      const client = new Client(url.origin, {
        pipelining: 0,
        maxHeaderSize: headersMaxBytes,
        connect: guardedConnector({
          resolve,
          signal,
          mayReach: (address, at) => at === port && !isLinkLocal(address),
        }),
      })
      try {
        const answer = await client.request({
          method: 'POST',
          path: url.pathname + url.search,
          signal,
          body,
          headers: { 'content-type': 'application/json', accept: 'application/json', ...signature },
        })
        answer.body.on('error', () => undefined)
        if (answer.statusCode !== 200) return { ok: false, fault: 'refused' }
        const text = await textOf(answer.body)
        return text === undefined ? { ok: false, fault: 'answer-large' } : scoresIn(text)
      } catch (error) {
        if (signal.aborted) return { ok: false, fault: 'too-slow' }
        const fault: ClassifierFault = error instanceof AddressRefused ? 'refused' : 'unreachable'
        return { ok: false, fault }
      } finally {
        // Not awaited: an open connection ends by itself soon after.
        client.destroy().catch(() => undefined)
      }
    },
  }
}
