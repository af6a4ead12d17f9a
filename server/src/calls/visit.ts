import type { Account } from '../domains/identity/account.ts'
import type { Ports } from '../ports.ts'

/** One request as the calls see it: who asks, from where, with what. */
export interface Visit {
  readonly ports: Ports
  readonly viewer: Account | null
  /** The token of the cookie that came along, whether or not it still means anybody. */
  readonly token: string | null
  /** The network address that limits are counted by. */
  readonly address: string
  /** The browser's `Accept-Language`, empty when it sent none. */
  readonly acceptLanguage: string
  /** The body of a call that takes a file. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Gives the browser a session's token, or takes it away. */
  setToken(token: string | null): void
}

/** A visit by somebody who is logged in. */
export interface MemberVisit extends Visit {
  readonly viewer: Account
}
