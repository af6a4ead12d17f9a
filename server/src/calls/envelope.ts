import type { Envelope } from '@tessera/contracts/envelope'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { errorCodes } from '@tessera/contracts/errors/codes'
import { messageOf } from '@tessera/contracts/errors/message-of'
import type { Answer } from './answer.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Writes an answer as a response. */
export function envelopeOf(answer: Answer<unknown>, brand: string): Response {
  if (answer.ok) {
    const { data, bookmark } = answer
    const body: Envelope = { resource_response: { data, bookmark, error: null } }
    return new Response(JSON.stringify(body), { headers })
  }
  const { http } = errorCatalogue[answer.code]
  const wait = answer.data?.wait_seconds
  const body: Envelope = {
    resource_response: {
      data: null,
      bookmark: null,
      error: {
        code: answer.code,
        api_error_code: errorCodes[answer.code],
        message: messageOf(answer.code, { brand, ...answer.data }),
        http_status: http,
        ...(answer.data === undefined ? {} : { data: { ...answer.data } }),
      },
    },
  }
  return new Response(JSON.stringify(body), {
    status: http,
    headers: typeof wait === 'number' ? { ...headers, 'Retry-After': String(wait) } : headers,
  })
}
