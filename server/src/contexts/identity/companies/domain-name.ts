import { publicMailDomains } from './public-mail-domains.ts'

const shape = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/** A domain that a company may have, or why it may not, in one sentence with the fix. */
export type ReadDomain = { readonly domain: string } | { readonly fault: string }

/** Reads a domain as typed: in lowercase, international names in their ASCII form. */
export function readDomain(typed: string): ReadDomain {
  const text = typed.trim().replace(/\.$/, '')
  const domain = URL.canParse(`http://${text}`) ? new URL(`http://${text}`).host : ''
  if (!shape.test(domain) || /[/?#@:]/.test(text))
    return { fault: `'${typed}' is no domain; give it as example.org.` }
  if (publicMailDomains.has(domain))
    return {
      fault: `Anybody can have an address of ${domain}; give a domain that the company owns.`,
    }
  return { domain }
}

/** Returns the domain of an email, in lowercase; empty for a text without one. */
export function domainOfEmail(email: string): string {
  const [, domain = ''] = /@([^@]+)$/.exec(email.trim()) ?? []
  return domain.toLowerCase()
}
