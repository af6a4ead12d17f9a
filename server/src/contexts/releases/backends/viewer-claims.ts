import type { BackendClaim, BackendGrant } from '@tessera/contracts/releases/backend-grant'
import type { Account } from '../../../calls/account.ts'
import type { Secrets } from '../../../platform/secrets/port.ts'

/** The lifetime of a token. */
const lifeSeconds = 60

/** The facts that a token is made of. */
export interface TokenSubject {
  readonly viewer: Account | null
  readonly locale: string
  readonly grant: BackendGrant
  /** The facts that the viewer's build wants. The backend is told those that were granted too. */
  readonly wants: readonly string[]
  readonly requestId: string
  readonly issuer: string
  readonly now: Date
}

/** Returns the name of a member for one module: always the same there, and another one for each module. */
const pairwise = (secrets: Secrets, module: string, id: string): string =>
  secrets.mac('viewer-token subject', `${module} ${id}`)

/** Returns the claims of a token that tells a backend who asks. */
export function viewerClaims(
  secrets: Secrets,
  { viewer, locale, grant, wants, requestId, issuer, now }: TokenSubject,
): Readonly<Record<string, unknown>> {
  const { module, origin, may } = grant
  const told = (claim: BackendClaim) => may.includes(claim) && wants.includes(claim)
  const seconds = Math.floor(now.getTime() / 1_000)
  const about = {
    iss: issuer,
    aud: [module, origin],
    iat: seconds,
    exp: seconds + lifeSeconds,
    jti: requestId,
    ...(told('locale') ? { locale } : {}),
  }
  if (viewer === null) return { ...about, viewer: 'none' }
  return {
    ...about,
    viewer: 'member',
    sub: told('viewer.id') ? viewer.id : pairwise(secrets, module, viewer.id),
    ...(told('viewer.id') ? { id: viewer.id } : {}),
    ...(told('viewer.username') ? { username: viewer.username } : {}),
    ...(told('viewer.name') ? { name: viewer.fullName } : {}),
  }
}
