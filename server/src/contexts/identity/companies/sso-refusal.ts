import { type Refusal, refused } from '../../../calls/answer.ts'
import type { Sql } from '../../base/sql.ts'
import { barringCompany, type CompanyLogIn } from './company-session.ts'

/**
 * Refuses whoever must log in through their company, unless they just did; the message leads there.
 * It tells of the domain alone, so it says the same for every address of it.
 */
export async function ssoRefusal(
  db: Sql,
  email: string,
  company?: CompanyLogIn,
): Promise<Refusal | undefined> {
  const required = await barringCompany(db, email, company)
  return required === undefined ? undefined : refused('sso-required', { company: required.title })
}
