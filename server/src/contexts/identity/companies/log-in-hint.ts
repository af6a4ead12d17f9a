import { timings } from '@tessera/contracts/timings'
import * as z from 'zod'
import type { Visit } from '../../../calls/visit.ts'

const cookie = '__Host-sso-hint'
const purpose = 'sso-hint'

const Hint = z.object({ companyId: z.string(), email: z.string() })

/** The address that somebody is about to log in with at a company. */
type Hint = z.infer<typeof Hint>

/** Keeps the address, encrypted, for the window that leads to the company. */
export function keepHint(visit: Pick<Visit, 'ports' | 'setCookie'>, hint: Hint): void {
  visit.setCookie({
    name: cookie,
    value: visit.ports.secrets.seal(purpose, JSON.stringify(hint)),
    maxAgeSeconds: timings.connectMinutes * 60,
  })
}

/** Returns the address that was kept for a company; undefined when there is none. */
export function hintFor(
  { ports, cookie: read }: Pick<Visit, 'ports' | 'cookie'>,
  companyId: string,
): string | undefined {
  const sealed = read(cookie)
  const text = sealed === null ? undefined : ports.secrets.open(purpose, sealed)
  if (text === undefined) return undefined
  const hint = Hint.parse(JSON.parse(text))
  return hint.companyId === companyId ? hint.email : undefined
}
