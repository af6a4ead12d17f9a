import { type SsoLookUp, ssoExchange, ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { paths } from '@tessera/contracts/paths'
import type { Account } from '../../../calls/account.ts'
import { answer, given } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { and, eq, or } from '../../../platform/database/sql.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { findByLogin } from '../accounts/store.ts'
import { identities } from '../identities/tables.ts'
import { redirectUri } from './company-addresses.ts'
import { type Company, companyOfEmail } from './find-company.ts'
import { keepHint } from './log-in-hint.ts'

/** Look-ups per network. A form makes one for each pause in typing. */
const lookUpLimit: AttemptLimit = { most: 300, windowMinutes: 15 }

const limitSsoLookUp = ({ ports, address }: Visit) =>
  refuseBeyond(ports, `sso-look-up:${networkOf(address)}`, lookUpLimit)

/** An email without single sign-on. It says nothing of accounts, which another look-up does. */
const notSso: SsoLookUp = {
  authorization_uri: null,
  existing_user: false,
  existing_user_is_sso: false,
  is_sso: false,
  redirect_uri: null,
  exchange_code_to_token_info_url: null,
}

/** True when the company has logged somebody in with this email, or into the account that has it. */
async function hasLoggedIn(
  db: Sql,
  { id: companyId }: Company,
  { email, account }: { readonly email: string; readonly account: Account | undefined },
): Promise<boolean> {
  const own = account === undefined ? undefined : eq(identities.userId, account.id)
  const theirs = or(eq(identities.email, email.toLowerCase()), own)
  return (await db.$count(identities, and(eq(identities.companyId, companyId), theirs))) > 0
}

async function lookedUp({ ports }: Visit, email: string, company: Company): Promise<SsoLookUp> {
  const { db, settings } = ports
  const account = (await findByLogin(db, email))?.account
  const isSso = await hasLoggedIn(db, company, { email, account })
  return {
    ...notSso,
    is_sso: true,
    // An account may have changed its email since.
    existing_user: account !== undefined || isSso,
    existing_user_is_sso: isSso,
    redirect_uri: redirectUri(settings.publicOrigin),
    exchange_code_to_token_info_url: ssoExchange.path,
  }
}

const answerSsoInfo = answer(ssoInfo, async (visit, { email }) => {
  const barred = await limitSsoLookUp(visit)
  if (barred !== undefined) return barred
  const company = await companyOfEmail(visit.ports.db, email)
  return given(company === undefined ? notSso : await lookedUp(visit, email, company))
})

const answerSsoUserCheck = answer(ssoUserCheck, async (visit, { email }) => {
  const barred = await limitSsoLookUp(visit)
  if (barred !== undefined) return barred
  const company = await companyOfEmail(visit.ports.db, email)
  if (company === undefined) return given(notSso)
  keepHint(visit, { companyId: company.id, email })
  const path = paths.connect.to({ provider: 'sso' }, { company: company.id })
  const authorization_uri = visit.ports.settings.publicOrigin + path
  return given({ ...(await lookedUp(visit, email, company)), authorization_uri })
})

/** Handlers of the calls that say whether an email logs in through a company. */
export const ssoLookUpCalls = [answerSsoInfo, answerSsoUserCheck]
