// Slips of the two that people mistype most: nobody has mail there, or nobody means it.
const slips: ReadonlySet<string> = new Set(
  ['yahoo', 'hotmail'].flatMap((name) =>
    ['con', 'cm', 'om', 'comm', 'ocm', 'cmo', 'vom', 'xom', 'coml', 'com.com', 'cim'].map(
      (ending) => `${name}.${ending}`,
    ),
  ),
)

const variants =
  /^(yahooo+|yahho|yhaoo|yaoo|yahoomail|hotmaill+|hotmali|hotmial|hotmai|hotamil)\.com$/

// Kept for examples by RFC 2606: they never take mail.
const examples = /^(test|example)\.(com|net|org)$/

const addresses = /^(no-?reply|postmaster|mailer-daemon|abuse)@/i

/** Whether an address is known to reach nobody. */
export function isUnfitEmail(typed: string): boolean {
  const email = typed.trim().toLowerCase()
  const domain = email.split('@').at(-1) ?? ''
  const isSlip = slips.has(domain) || variants.test(domain)
  return isSlip || examples.test(domain) || addresses.test(email)
}
