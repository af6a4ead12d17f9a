import type { Ports } from '../../ports.ts'
import { documentHeaders, isStrictlyHttps } from '../headers.ts'
import { apiPageOf } from './api-page.ts'

/** Answers with the page that lists every call. */
export function answerApiPage({ settings, tokens }: Pick<Ports, 'settings' | 'tokens'>): Response {
  const nonce = tokens.next()
  const https = isStrictlyHttps(settings.publicOrigin)
  const headers = documentHeaders({ nonce, origins: [], overrides: false, https })
  return new Response(apiPageOf({ brand: settings.brand, nonce }), { headers })
}
