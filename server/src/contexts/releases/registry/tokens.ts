import type { ListedToken, TokenRequest } from '@tessera/contracts/releases/tool-calls'
import { and, desc, eq, isNull, lt, or } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { RegistryReader } from './store.ts'
import { moduleTokens } from './tables.ts'
import { type Proof, tokenText } from './token-text.ts'

type TokenReading = Pick<Ports, 'clock'> & { readonly db: RegistryReader }
type TokenPorts = Pick<Ports, 'db' | 'clock' | 'keys' | 'tokens'>

/** The sender of a tool's request. */
export interface Publisher {
  /** The id of the token. */
  readonly id: string
  readonly name: string
  readonly modules: readonly string[]
  /** The new first words of addresses that its builds may take, beside the modules' names. */
  readonly words: readonly string[]
}

/** The reason a token isn't accepted, in one sentence with the fix. */
export interface NoPublisher {
  readonly fault: string
}

const make = 'make one with: npm run module -- token make'
const day = 24 * 60 * 60 * 1_000
/** The use of a token is noted at most this often. */
const notedEvery = 60_000

async function hashOf(secret: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a token. Its text is nowhere but in the answer. */
export async function makeToken(
  { db, clock, keys, tokens }: TokenPorts,
  { name, modules, words = [], days }: TokenRequest,
): Promise<{ readonly id: string; readonly token: string; readonly expires_at: string }> {
  const [id, secret, now] = [keys.next(), tokens.next(), clock.now()]
  const expiresAt = new Date(now.getTime() + days * day)
  const hash = await hashOf(secret)
  await db.insert(moduleTokens).values({
    id,
    name,
    hash,
    modules: [...modules],
    words: [...words],
    createdAt: now,
    expiresAt,
  })
  return { id, token: tokenText(id, secret), expires_at: expiresAt.toISOString() }
}

/** Lists all tokens, the newest first. */
export async function listTokens({ db }: Pick<Ports, 'db'>): Promise<ListedToken[]> {
  const rows = await db.select().from(moduleTokens).orderBy(desc(moduleTokens.createdAt))
  return rows.map(({ id, name, modules, words, createdAt, expiresAt, revokedAt, usedAt }) => ({
    id,
    name,
    modules,
    words,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
    used_at: usedAt?.toISOString() ?? null,
  }))
}

/** Revokes a token at once; false when there is no such token. */
export async function revokeToken({ db, clock }: TokenPorts, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: moduleTokens.id })
    .from(moduleTokens)
    .where(eq(moduleTokens.id, id))
  if (row === undefined) return false
  await db
    .update(moduleTokens)
    .set({ revokedAt: clock.now() })
    .where(and(eq(moduleTokens.id, id), isNull(moduleTokens.revokedAt)))
  return true
}

/** Finds who sent a token. A token with a wrong secret is answered like an unknown one. */
export async function publisherOf(
  { db, clock }: TokenPorts,
  { id, secret }: Extract<Proof, { kind: 'token' }>,
): Promise<Publisher | NoPublisher> {
  const [row] = await db.select().from(moduleTokens).where(eq(moduleTokens.id, id))
  if (row === undefined || row.hash !== (await hashOf(secret)))
    return { fault: `This service does not know the token; ${make}` }
  const now = clock.now()
  if (row.revokedAt !== null)
    return { fault: `The token '${row.name}' was revoked on ${dateOf(row.revokedAt)}; ${make}` }
  if (row.expiresAt <= now)
    return { fault: `The token '${row.name}' ended on ${dateOf(row.expiresAt)}; ${make}` }
  const isDue = or(
    isNull(moduleTokens.usedAt),
    lt(moduleTokens.usedAt, new Date(now.getTime() - notedEvery)),
  )
  await db
    .update(moduleTokens)
    .set({ usedAt: now })
    .where(and(eq(moduleTokens.id, id), isDue))
  return { id, name: row.name, modules: row.modules, words: row.words }
}

/** True while a token is accepted. */
export async function isTokenLive({ db, clock }: TokenReading, id: string): Promise<boolean> {
  const [row] = await db.select().from(moduleTokens).where(eq(moduleTokens.id, id))
  return row !== undefined && row.revokedAt === null && row.expiresAt > clock.now()
}

const dateOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Returns the new first words that a publisher's builds may take. Of any module, they may take every one. */
export const newWordsOf = ({ modules, words }: Publisher): readonly string[] =>
  modules.includes('*') ? ['*'] : words

/** True when a publisher's token is bound to a module. */
export const mayTouch = ({ modules }: Publisher, name: string): boolean =>
  modules.includes(name) || modules.includes('*')
