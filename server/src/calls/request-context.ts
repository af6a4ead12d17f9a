import type { Language } from '@tessera/contracts/language'
import type { PathParams } from '@tessera/contracts/match-path'
import type { Ports } from '../ports.ts'
import type { Account } from './account.ts'
import type { SetCookie } from './cookies.ts'

/** Facts about a request that need no lookup. */
export interface RequestFacts {
  /** The request's id in the log and in error responses. */
  readonly id: string
  /** The network address that limits are counted by. */
  readonly address: string
  /** Two letters, when a trusted proxy says which country the address is in. */
  readonly addressCountry: string | null
  /** True when the browser says that a page of the product sent the request. */
  readonly isFromOwnPage: boolean
  /** True when the browser says that a page of another site sent the request. */
  readonly isFromOtherSite: boolean
  /** The language to answer in: the browser's, and with a session the member's. */
  readonly language: Language
}

/** A request with the facts about it and its sender's account, before it is answered. */
export interface RequestContext extends RequestFacts {
  readonly ports: Ports
  readonly request: Request
  readonly params: PathParams
  /** The account that the session belongs to; null for a visitor. */
  readonly viewer: Account | null
  /** The viewer's pins, for a page's document alone; null for other requests. */
  readonly viewerPins: number | null
  /** The session token of the request, valid or not. */
  readonly token: string | null
  /** Sets the session cookie with the response, or deletes it. */
  setToken(token: string | null): void
  /** Sets a cookie with the response. */
  setCookie(cookie: SetCookie): void
  /** Says that the request wrote, whatever its method is. */
  noteWrite(): void
  /** Sets a header of the response. */
  setHeader(name: string, value: string): void
}
