import { isIP } from 'node:net'
import { DoctorAnswer, doctorPath } from '@tessera/contracts/doctor-tools'
import { z } from '@tessera/contracts/schema'
import { Agent, fetch, type Response } from 'undici'
import type { Configuration } from '../../configuration.ts'
import { operatorProof } from '../../contexts/releases/index.ts'
import type { Secrets } from '../../platform/secrets/port.ts'

const patience = 10_000

/** Requests an address; rejects when nothing answers in time, or not with a certificate that is valid. */
export type Reach = (url: string, headers?: Readonly<Record<string, string>>) => Promise<Response>

/** Returns how the doctor requests addresses; `address` stands in for what DNS says of every host. */
export function reachBy(address?: string, tls: { readonly isOwn?: boolean } = {}): Reach {
  const family = isIP(address ?? '')
  const dispatcher = new Agent({
    connect: {
      timeout: patience,
      rejectUnauthorized: tls.isOwn !== true,
      ...(address === undefined
        ? {}
        : {
            lookup: (_, { all }, done) =>
              all ? done(null, [{ address, family }]) : done(null, address, family),
          }),
    },
    headersTimeout: patience,
  })
  return (url, headers = {}) =>
    fetch(url, { dispatcher, headers, redirect: 'manual', signal: AbortSignal.timeout(patience) })
}

/** A service's answer to the doctor. */
export type Running =
  | { readonly is: 'well'; readonly answer: DoctorAnswer }
  /** Nothing accepts connections there. */
  | { readonly is: 'away'; readonly cause: unknown }
  /** It has its port, and not yet its database. */
  | { readonly is: 'starting' }
  /** It has another key, or its clock is off. */
  | { readonly is: 'refusing' }
  /** It is no service of this version. */
  | { readonly is: 'another'; readonly status: number }

/** Returns the header with which the doctor proves that it has the service's key. */
export const proofHeaders = (
  secrets: Secrets | undefined,
  publicOrigin: string,
): Record<string, string> =>
  secrets === undefined
    ? {}
    : { Authorization: `Bearer ${operatorProof(secrets, publicOrigin, new Date())}` }

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Asks the service at an origin how it sees the request. */
export async function askService(
  reach: Reach,
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<Running> {
  try {
    const response = await reach(`${origin}${doctorPath}`, headers)
    if (response.status === 401) return { is: 'refusing' }
    const text = await response.text()
    if (response.status === 503 && text.includes('the service is starting'))
      return { is: 'starting' }
    const { success, data } = z.safeParse(DoctorAnswer, jsonIn(text))
    return success ? { is: 'well', answer: data } : { is: 'another', status: response.status }
  } catch (cause) {
    return { is: 'away', cause }
  }
}

/** Returns the origin of the service's own port on this machine. */
export function ownOriginOf({ HOST, PORT, TLS_CERT_FILE }: Configuration): string {
  const every: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
  const host = every[HOST] ?? (isIP(HOST) === 6 ? `[${HOST}]` : HOST)
  return `${TLS_CERT_FILE === undefined ? 'http' : 'https'}://${host}:${PORT}`
}
