import type { SetCookie } from '../../../calls/cookies.ts'
import type { Visit } from '../../../calls/visit.ts'
import { isTokenLive } from '../registry/tokens.ts'
import { keptDays } from './rules.ts'
import { dropOverrides, type KeptOverrides, keepOverrides, readOverrides } from './store.ts'

/** The cookie that names a browser's overrides. */
export const overridesCookie = '__Host-overrides'

const day = 86_400

/** Returns the cookie that names overrides, or deletes it. */
export const overridesCookieOf = (value: string | null): SetCookie => ({
  name: overridesCookie,
  value,
  maxAgeSeconds: keptDays * day,
})

type Asker = Pick<Visit, 'ports' | 'viewer'>

/** True for people whose account allows overrides, and for everybody on a local start. */
export const mayOverride = ({ ports: { settings }, viewer }: Asker): boolean =>
  settings.overrides || settings.anyoneOverrides || viewer?.mayOverride === true

/** True for people who may override modules, and for everybody where previews are open. */
export const mayRunPreviews = (asker: Asker): boolean =>
  asker.ports.settings.openPreviews || mayOverride(asker)

/** Returns the overrides that previews made, for people who may have no others. */
function ofPreviews({ overrides: all }: KeptOverrides): KeptOverrides | undefined {
  const overrides = all.filter((each) => each.from === 'build' && each.preview !== undefined)
  return overrides.length === 0 ? undefined : { overrides, travelled: null }
}

/** Returns the overrides of this browser. Those of another person, or of one who lost the right, do not count. */
export async function ownOverrides(
  visit: Asker & Pick<Visit, 'cookie'>,
): Promise<KeptOverrides | undefined> {
  const cookie = visit.cookie(overridesCookie)
  if (cookie === null) return undefined
  const { db, clock, settings } = visit.ports
  const kept = await readOverrides(db, { cookie, now: clock.now() })
  if (kept === undefined || settings.overrides) return kept
  if (kept.tokenId !== null)
    return (await isTokenLive(visit.ports, kept.tokenId)) ? kept : undefined
  if (settings.anyoneOverrides) return kept
  if (kept.userId !== (visit.viewer?.id ?? null)) return undefined
  if (visit.viewer !== null && mayOverride(visit)) return kept
  return settings.openPreviews ? ofPreviews(kept) : undefined
}

/** Keeps overrides for this browser, in the place of those that it had. */
export async function keepOwn(visit: Visit, kept: KeptOverrides): Promise<void> {
  const { db, clock, tokens } = visit.ports
  const cookie = tokens.next()
  const until = new Date(clock.now().getTime() + keptDays * day * 1_000)
  await dropOwn(visit)
  await keepOverrides(db, {
    ...kept,
    cookie,
    until,
    userId: visit.viewer?.id ?? null,
    tokenId: null,
  })
  visit.setCookie(overridesCookieOf(cookie))
}

/** Forgets the overrides of this browser. */
export async function dropOwn(visit: Pick<Visit, 'ports' | 'cookie' | 'setCookie'>): Promise<void> {
  const cookie = visit.cookie(overridesCookie)
  if (cookie === null) return
  await dropOverrides(visit.ports.db, cookie)
  visit.setCookie(overridesCookieOf(null))
}
