import { Resolver } from 'node:dns/promises'
import { type MailRecords, mailDomainFindings } from '../../platform/mail/mail-domain-findings.ts'
import { domainOfSender } from '../../platform/mail/smtp.ts'
import { dkimOf } from '../delivery.ts'
import type { DoctorCheck } from './patient.ts'

/** Top-level domains that nobody can own, so that DNS has nothing of them. */
const isReserved = (domain: string): boolean => /(^|\.)(test|localhost|invalid)$/i.test(domain)

const resolver = new Resolver({ timeout: 5_000, tries: 2 })

/** Returns no records where DNS answers that there are none; a DNS that does not answer is an error. */
async function recordsOr<Record>(asked: Promise<readonly Record[]>): Promise<readonly Record[]> {
  try {
    return await asked
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw cause
  }
}

const records: MailRecords = {
  text: async (name) =>
    (await recordsOr(resolver.resolveTxt(name))).map((strings) => strings.join('')),
  addresses: async (host) => [
    ...(await recordsOr(resolver.resolve4(host))),
    ...(await recordsOr(resolver.resolve6(host))),
  ],
  mailServers: async (domain) =>
    (await recordsOr(resolver.resolveMx(domain))).map(({ exchange }) => exchange),
}

/** Checks what DNS says of the domain that emails come from. */
export const checkMailDomain: DoctorCheck = async ({ configuration }) => {
  const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_RETURN_PATH: returnPath } = configuration
  if (smtp === undefined || from === undefined || isReserved(domainOfSender(from))) return []
  const dkim = dkimOf(configuration)
  const found = await mailDomainFindings(
    {
      from,
      returnPath,
      host: new URL(smtp).hostname,
      selector: configuration.MAIL_DKIM_SELECTOR,
      privateKey: dkim?.privateKey,
    },
    records,
  )
  return found.map((finding) => ({ check: 'mail-domain', ...finding }))
}
