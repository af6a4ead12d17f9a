import { limits } from '@tessera/contracts/limits'
import { editDistance } from './edit-distance.ts'
import { mailDomains } from './mail-domains.ts'

const known: ReadonlySet<string> = new Set(mailDomains)

// Anything that begins as this domain does is meant as it: no other of its kind takes mail.
const gmailVariant = /^gmail(\.|$)/

function meantDomain(domain: string): string | undefined {
  if (known.has(domain)) return undefined
  if (gmailVariant.test(domain)) return 'gmail.com'
  const near = mailDomains
    .map((candidate) => ({ candidate, distance: editDistance(domain, candidate) }))
    .filter(({ distance }) => distance <= limits.typoHintDistance)
    .sort((one, other) => one.distance - other.distance)
  return near[0]?.candidate
}

/** The address that was probably meant, when the domain is a slip of a common one. */
export function suggestedEmail(email: string): string | undefined {
  if (email.length >= limits.typoHintEmailLength) return undefined
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? []
  if (name === undefined || domain === undefined) return undefined
  const meant = meantDomain(domain.toLowerCase())
  return meant === undefined ? undefined : `${name}@${meant}`
}
