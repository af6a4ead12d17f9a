// Misspellings of the two most mistyped domains; they receive no mail that is meant for them.
const slips: ReadonlySet<string> = new Set(
  ['yahoo', 'hotmail'].flatMap((name) =>
    ['con', 'cm', 'om', 'comm', 'ocm', 'cmo', 'vom', 'xom', 'coml', 'com.com', 'cim'].map(
      (ending) => `${name}.${ending}`,
    ),
  ),
)

const variants =
  /^(yahooo+|yahho|yhaoo|yaoo|yahoomail|hotmaill+|hotmali|hotmial|hotmai|hotamil)\.com$/

// Reserved for examples by RFC 2606; these domains never receive mail.
const examples = /^(test|example)\.(com|net|org)$/

const addresses = /^(no-?reply|postmaster|mailer-daemon|abuse)@/i

/** True when an address is known to receive no mail. */
export function isUnfitEmail(typed: string): boolean {
  const email = typed.trim().toLowerCase()
  const domain = email.split('@').at(-1) ?? ''
  const isSlip = slips.has(domain) || variants.test(domain)
  return isSlip || examples.test(domain) || addresses.test(email)
}
