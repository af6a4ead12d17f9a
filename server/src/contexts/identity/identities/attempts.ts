import type { IdentityProvider } from '@tessera/contracts/entities/connected-identity'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { connectCookie, connectUntil, hashInBrowser, keptBrowser } from './connect-browser.ts'
import { connectAttempts } from './tables.ts'

const purpose = 'connect-attempt'

type Browser = Pick<Visit, 'ports' | 'cookie' | 'setCookie'>

/** The provider and the page that a log-in begins at. */
export interface Beginning {
  readonly provider: IdentityProvider
  /** The connection within the provider, such as a company's id. */
  readonly connection?: string
  /** The state that the page made; without one, a new one. */
  readonly state?: string
  /** The PKCE verifier, where the service exchanges a code. */
  readonly verifier?: string
  /** The state, where the provider's script has no room for one and the nonce stands for it. */
  readonly isNonceState?: boolean
}

/**
 * Begins a log-in at a provider in this browser. The state goes to the provider and comes back with
 * its answer; the nonce comes back inside the id token.
 *
 *     const { state, nonce } = await startAttempt(visit, { provider: 'line', verifier })
 */
export async function startAttempt(
  visit: Browser,
  { provider, connection, verifier, isNonceState = false, ...given }: Beginning,
): Promise<{ readonly state: string; readonly nonce: string }> {
  const { db, tokens, clock, secrets } = visit.ports
  const state = given.state ?? tokens.next()
  const nonce = isNonceState ? state : tokens.next()
  const attempt = {
    provider,
    nonce,
    connection: connection ?? null,
    verifier: verifier === undefined ? null : secrets.seal(purpose, verifier),
    expiresAt: connectUntil(clock.now()),
  }
  // A page's window that is loaded again begins the same attempt anew.
  await db
    .insert(connectAttempts)
    .values({ stateHash: hashInBrowser(state, keptBrowser(visit)), ...attempt })
    .onConflictDoUpdate({ target: connectAttempts.stateHash, set: attempt })
  return { state, nonce }
}

/** A log-in that began in this browser. */
export interface Attempt {
  readonly nonce: string
  readonly connection: string | null
  readonly verifier: string | null
}

/**
 * Ends a log-in that began in this browser at this provider, and returns it. Undefined for a state
 * that was used before, of another browser or provider, or too old.
 */
export async function takeAttempt(
  visit: Pick<Visit, 'ports' | 'cookie'>,
  { state, provider }: { readonly state: string; readonly provider: IdentityProvider },
): Promise<Attempt | undefined> {
  const browser = visit.cookie(connectCookie)
  if (browser === null) return undefined
  const { db, clock, secrets } = visit.ports
  const [row] = await db
    .delete(connectAttempts)
    .where(
      and(
        eq(connectAttempts.stateHash, hashInBrowser(state, browser)),
        eq(connectAttempts.provider, provider),
        gt(connectAttempts.expiresAt, clock.now()),
      ),
    )
    .returning()
  if (row === undefined) return undefined
  const { nonce, connection, verifier } = row
  const opened = verifier === null ? null : secrets.open(purpose, verifier)
  return opened === undefined ? undefined : { nonce, connection, verifier: opened }
}
