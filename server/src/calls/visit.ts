import type { Language } from '@tessera/contracts/language'
import type { Reader } from '../platform/database/replicas/port.ts'
import type { Ports } from '../ports.ts'
import type { Account } from './account.ts'
import type { SetCookie } from './cookies.ts'
import type { Grant } from './grant.ts'
import type { LateSender } from './read-late.ts'

/** The sender of a request, as far as it says who may make a call. */
export interface Caller {
  readonly viewer: Account | null
  /** The rights of the request's access token; null for calls without one. */
  readonly grant: Grant | null
}

/** A request as call handlers see it. */
export interface Visit extends Caller, LateSender {
  readonly ports: Ports
  /** The session token of the request, valid or not. */
  readonly token: string | null
  /** The network address that limits are counted by. */
  readonly address: string
  /** The browser's `Accept-Language`; empty when there is none. */
  readonly acceptLanguage: string
  /** The language to answer in. */
  readonly language: Language
  /** The browser's `User-Agent`, shortened; empty when there is none. */
  readonly userAgent: string
  /** True when the browser asks that nobody watches what the person does. */
  readonly isUnwatched: boolean
  /** True when the product runs as an installed app. */
  readonly isInstalled: boolean
  /** Two letters, when a trusted proxy says which country the address is in. */
  readonly addressCountry: string | null
  /** Aborted when the sender disconnects. */
  readonly signal: AbortSignal
  /** The body of a call that takes a file. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Returns the value of a request cookie; null when it's missing or empty. */
  cookie(name: string): string | null
  /** Sets a cookie that no script can read, or deletes it. */
  setCookie(cookie: SetCookie): void
  /** Sets the session cookie, or deletes it. */
  setToken(token: string | null): void
}

/** A request whose reads may be late, and which writes nothing. */
export interface LateVisit extends Omit<Visit, 'ports'> {
  readonly ports: Omit<Ports, 'db'> & { readonly db: Reader }
}

/** A request with a session. */
export interface MemberVisit extends Visit {
  readonly viewer: Account
}
