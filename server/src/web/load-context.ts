import type { Language } from '@tessera/contracts/language'
import { chooseLocale, localeCookie } from '@tessera/contracts/locale'
import type { PathParams } from '@tessera/contracts/match-path'
import type { Account } from '../calls/account.ts'
import type { SetCookie } from '../calls/cookies.ts'
import { cookieHeaderOf, cookieOf } from '../calls/cookies.ts'
import type { RequestContext, RequestFacts } from '../calls/request-context.ts'
import { isFromOtherSite, isFromOwnPage } from '../calls/same-origin.ts'
import {
  accountOfToken,
  hasBlockedEmail,
  type SessionLookUp,
  sessionCookie,
  sessionCookieOf,
} from '../contexts/identity/index.ts'
import { languageOf } from '../languages/language-of.ts'
import { addressIn } from '../platform/proxies/address-in.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'
import { addressCountry } from './address-country.ts'
import { clientAddress, warnOfForwarder } from './client-address.ts'

type FactsSettings = Pick<
  Settings,
  'publicOrigin' | 'trustedProxies' | 'countryHeader' | 'visitorCountry' | 'pseudoLocales'
>

/** The form of an id of a request that a proxy gives. */
const givenId = /^[\w.:-]{8,64}$/

/** Returns the id that a trusted proxy gave a request, so that both logs name it alike. */
function idOfProxy(
  headers: Headers,
  peer: string | undefined,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): string | undefined {
  if (peer === undefined || !trustedProxies.has(addressIn(peer) ?? peer)) return undefined
  const given = headers.get('X-Request-Id') ?? ''
  return givenId.test(given) ? given : undefined
}

/** Collects the facts about a request that need no lookup. `peer` is the address of the connection. */
export function requestFacts(
  { ids, log, settings }: Pick<Ports, 'ids' | 'log'> & { readonly settings: FactsSettings },
  { headers }: Request,
  peer: string | undefined,
): RequestFacts {
  warnOfForwarder(log, { headers, peer }, settings.trustedProxies)
  return {
    id: idOfProxy(headers, peer, settings) ?? ids.next(),
    address: clientAddress(peer, headers.get('X-Forwarded-For'), settings.trustedProxies),
    addressCountry: addressCountry(peer, headers, settings),
    isFromOwnPage: isFromOwnPage(headers, settings.publicOrigin),
    isFromOtherSite: isFromOtherSite(headers),
    language: languageOfRequest(settings, headers, null),
  }
}

/** Returns the language of the member's setting, of this browser's choice, or of the browser itself. */
function languageOfRequest(
  settings: Pick<Settings, 'pseudoLocales'>,
  headers: Headers,
  viewer: Account | null,
): Language {
  return languageOf(
    chooseLocale({
      member: viewer?.locale,
      chosen: cookieOf(headers.get('Cookie'), localeCookie),
      acceptLanguage: headers.get('Accept-Language') ?? '',
      pseudo: settings.pseudoLocales,
    }),
  )
}

/** A request context, with the cookies and headers that its handler set. */
export interface TrackedContext extends RequestContext {
  /** True once the handler has said that the request wrote. */
  hasWritten(): boolean
  readonly cookies: ReadonlyMap<string, SetCookie>
  readonly headers: ReadonlyMap<string, string>
}

/** Looks up the session of a request. Throws when the database does. */
export async function loadContext(
  ports: Ports,
  request: Request,
  found: { readonly facts: RequestFacts; readonly params?: PathParams },
  lookUp: SessionLookUp<number | null> = accountOfToken,
): Promise<TrackedContext> {
  const { settings, clock, db } = ports
  const token = cookieOf(request.headers.get('Cookie'), sessionCookie) || null
  const span = settings.session
  const session = token === null ? undefined : await lookUp(db, token, { span, now: clock.now() })
  const account = session?.account ?? null
  const viewer = account !== null && hasBlockedEmail(account, settings) ? null : account
  const cookies = new Map<string, SetCookie>()
  const headers = new Map<string, string>()
  let hasWritten = false
  const noteWrite = () => {
    hasWritten = true
  }
  const setCookie = (cookie: SetCookie): void => void cookies.set(cookie.name, cookie)
  return {
    ...found.facts,
    // Without a choice of the member it is the browser's, which the facts have already.
    language:
      (viewer?.locale ?? null) === null
        ? found.facts.language
        : languageOfRequest(settings, request.headers, viewer),
    ports,
    request,
    params: found.params ?? {},
    viewer,
    viewerPins: viewer === null ? null : (session?.more ?? null),
    token,
    cookies,
    headers,
    setHeader: (name, value) => {
      headers.set(name, value)
    },
    setCookie,
    setToken: (next) => {
      noteWrite()
      setCookie(sessionCookieOf(next, span))
    },
    noteWrite,
    hasWritten: () => hasWritten,
  }
}

/** Adds the cookies and headers of a context to its response. */
export function addCookies(headers: Headers, { cookies, headers: own }: TrackedContext): void {
  for (const cookie of cookies.values()) headers.append('Set-Cookie', cookieHeaderOf(cookie))
  for (const [name, value] of own) headers.set(name, value)
}
