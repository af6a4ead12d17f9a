import type { PasskeyCreated } from '@tessera/contracts/calls/passkey-fields'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { limits } from '@tessera/contracts/limits'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { browserOf } from '../accounts/browser-of.ts'
import { emailSecurityChange } from '../accounts/email-change.ts'
import { withNewToken } from '../accounts/with-new-token.ts'
import { challengeIn, takeChallenge } from '../passkeys/challenges.ts'
import { type CheckedPasskey, checkCreated } from '../passkeys/check-created.ts'
import { providerName } from '../passkeys/provider-name.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { countPasskeys, type KeptPasskey, keepPasskey } from '../passkeys/store.ts'
import { lockFactors } from '../second-factor/add-factor.ts'
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts'

/** The name of a passkey until its owner gives it one: its provider's, else the browser's. */
function firstName({ aaguid }: CheckedPasskey, userAgent: string, brand: string): string {
  const { browser, system } = browserOf(userAgent)
  const device = [browser, system].filter((part) => part !== '').join(', ')
  return providerName(aaguid) ?? (device === '' ? brand : device)
}

interface Added {
  readonly kept: KeptPasskey
  /** Recovery codes, when it is the first factor. */
  readonly codes: string[] | null
  /** The visit with the session's new token. */
  readonly visit: MemberVisit
}

/** Keeps a checked passkey and emails its owner. */
async function keep(visit: MemberVisit, kept: KeptPasskey): Promise<Answer<Added>> {
  const { ports, viewer } = visit
  let why: ErrorCode = 'passkey-exists'
  const saved = await withNewToken(visit, async (tx) => {
    const isFirst = await lockFactors(tx, viewer.id)
    if ((await countPasskeys(tx, viewer.id)) >= limits.passkeysMax) {
      why = 'passkeys-many'
      return undefined
    }
    if (!(await keepPasskey(tx, kept))) return undefined
    await emailSecurityChange(tx, visit, 'passkey-added')
    return { codes: isFirst ? await makeRecoveryCodes(tx, ports, viewer.id) : null }
  })
  if (saved === undefined) return refused(why, { max: limits.passkeysMax })
  return given({ kept, codes: saved.came.codes, visit: saved.visit })
}

/** Adds a passkey that answers the challenge of `startPasskey`, and uses the challenge up. */
export async function addPasskey(
  visit: MemberVisit,
  passkey: PasskeyCreated,
): Promise<Answer<Added>> {
  const { ports, viewer } = visit
  const challenge = challengeIn(passkey.response.clientDataJSON)
  if (challenge === undefined) return refused('passkey-refused')
  const asked = await takeChallenge(visit, challenge, 'add')
  if (asked?.userId !== viewer.id || asked.userHandle === null) return refused('passkey-gone')
  const site = relyingPartyOf(ports.settings.publicOrigin)
  const checked = await checkCreated(passkey, { challenge, site })
  if (typeof checked === 'string') {
    ports.log.info('passkey.refused', { step: 'add', user: viewer.id, why: checked })
    return refused('passkey-refused')
  }
  const { id, publicKey, counter, transports, synced } = checked
  return keep(visit, {
    id,
    publicKey,
    counter,
    synced,
    transports: [...transports],
    userId: viewer.id,
    userHandle: asked.userHandle,
    name: firstName(checked, visit.userAgent, ports.settings.brand),
    createdAt: ports.clock.now(),
    lastUsedAt: null,
    blockedAt: null,
  })
}
