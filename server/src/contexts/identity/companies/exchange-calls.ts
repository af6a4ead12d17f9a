import { ssoExchange } from '@tessera/contracts/calls/sso'
import { answer, given, refused } from '../../../calls/answer.ts'
import { takeAttempt } from '../identities/attempts.ts'
import { keepTicket } from '../identities/tickets.ts'
import { companyProof } from './company-proof.ts'
import { companyById } from './find-company.ts'

/**
 * Exchanges the code. Whoever logs in or signs up with it afterwards needs this browser, and only
 * the first of them gets in.
 */
const answerExchange = answer(ssoExchange, async (visit, { code, state, iss }) => {
  const { ports } = visit
  const attempt = await takeAttempt(visit, { state, provider: 'sso' })
  const companyId = attempt?.connection ?? null
  const company = companyId === null ? undefined : await companyById(ports.db, companyId)
  if (attempt === undefined || company === undefined) return refused('connect-gone')
  const proof = await companyProof(ports, { company, attempt, answer: { code, state, iss } })
  if (!proof.ok) {
    ports.log.warn('companies.log-in-refused', { company: company.name, reason: proof.reason })
    return refused('sso-failed')
  }
  const { proven, idToken } = proof
  await keepTicket(visit, { ticket: code, proven })
  const { subject, email, fullName } = proven
  return given({
    sso_id: subject,
    sso_id_token: idToken,
    ...(email === null ? {} : { sso_email: email, sso_user_name: fullName ?? email.split('@')[0] }),
  })
})

/** Handlers of the call that exchanges a company's code. */
export const ssoExchangeCalls = [answerExchange]
