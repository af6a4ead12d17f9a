import { eq } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { sessions } from '../accounts/tables.ts'
import { requiredCompany } from './find-company.ts'
import { companySessions } from './tables.ts'

/** The company that a log-in came from, and who the person is there. */
export interface CompanyLogIn {
  readonly companyId: string
  readonly subject: string
  readonly sid: string | null
}

/** Notes that a session began at a company, so that the company can end it. */
export async function keepCompanySession(
  db: Sql,
  tokenHash: string,
  { companyId, subject, sid }: CompanyLogIn,
): Promise<void> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  if (session === undefined) return
  await db.insert(companySessions).values({ sessionId: session.id, companyId, subject, sid })
}

/** Returns the company that somebody with this email must log in through, unless they just did. */
export async function barringCompany(db: Sql, email: string, company: CompanyLogIn | undefined) {
  const required = await requiredCompany(db, email)
  return required?.id === company?.companyId ? undefined : required
}
