import { limits } from '@tessera/contracts/limits'
import { mailDomains } from './mail-domains.ts'

/** Returns the number of letters to insert, delete or replace to turn one text into the other. */
export function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...left].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...right].entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1))
    }
    above = line
  }
  return above.at(-1) ?? 0
}

const known: ReadonlySet<string> = new Set(mailDomains)

// Every domain that starts like this is read as Gmail: no similar domain receives mail.
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

/** Suggests an address when the domain looks like a mistyped common one. */
export function suggestedEmail(email: string): string | undefined {
  if (email.length >= limits.typoHintEmailLength) return undefined
  const [, name, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim()) ?? []
  if (name === undefined || domain === undefined) return undefined
  const meant = meantDomain(domain.toLowerCase())
  return meant === undefined ? undefined : `${name}@${meant}`
}
