import type { ConnectOffer } from '@tessera/contracts/calls/connect-fields'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, gt } from '../../../platform/database/sql.ts'
import { connectCookie, connectUntil, hashInBrowser, keptBrowser } from './connect-browser.ts'
import { ProvenIdentity } from './proven-identity.ts'
import { connectTickets } from './tables.ts'

const purpose = 'connect-ticket'

/**
 * Writes a ticket that stands for a proven identity until the next step, and returns what that step
 * shows. It works once, in this browser.
 */
export async function offerTicket(
  visit: Pick<Visit, 'ports' | 'cookie' | 'setCookie'>,
  proven: ProvenIdentity,
): Promise<ConnectOffer> {
  const ticket = visit.ports.tokens.next()
  await keepTicket(visit, { ticket, proven })
  return { connect_ticket: ticket, email: proven.email, full_name: proven.fullName }
}

/** Keeps a proven identity under a text that only this browser has, such as a provider's code. */
export async function keepTicket(
  visit: Pick<Visit, 'ports' | 'cookie' | 'setCookie'>,
  { ticket, proven }: { readonly ticket: string; readonly proven: ProvenIdentity },
): Promise<void> {
  const { db, clock, secrets } = visit.ports
  await db.insert(connectTickets).values({
    ticketHash: hashInBrowser(ticket, keptBrowser(visit)),
    proven: secrets.seal(purpose, JSON.stringify(proven)),
    expiresAt: connectUntil(clock.now()),
  })
}

const ofTicket = (visit: Pick<Visit, 'ports' | 'cookie'>, ticket: string, browser: string) =>
  and(
    eq(connectTickets.ticketHash, hashInBrowser(ticket, browser)),
    gt(connectTickets.expiresAt, visit.ports.clock.now()),
  )

function opened({ ports }: Pick<Visit, 'ports'>, sealed: string): ProvenIdentity | undefined {
  const text = ports.secrets.open(purpose, sealed)
  return text === undefined ? undefined : ProvenIdentity.parse(JSON.parse(text))
}

/** Reads this browser's ticket without using it up. */
export async function readTicket(
  visit: Pick<Visit, 'ports' | 'cookie'>,
  ticket: string,
): Promise<ProvenIdentity | undefined> {
  const browser = visit.cookie(connectCookie)
  if (browser === null) return undefined
  const [row] = await visit.ports.db
    .select({ proven: connectTickets.proven })
    .from(connectTickets)
    .where(ofTicket(visit, ticket, browser))
  return row === undefined ? undefined : opened(visit, row.proven)
}

/** Uses up this browser's ticket, and returns the identity; undefined when it's used or too old. */
export async function spendTicket(
  visit: Pick<Visit, 'ports' | 'cookie'>,
  ticket: string,
): Promise<ProvenIdentity | undefined> {
  const browser = visit.cookie(connectCookie)
  if (browser === null) return undefined
  const [row] = await visit.ports.db
    .delete(connectTickets)
    .where(ofTicket(visit, ticket, browser))
    .returning({ proven: connectTickets.proven })
  return row === undefined ? undefined : opened(visit, row.proven)
}
