import { looksLikeEmail } from '@tessera/contracts/typed-text'

/** Disposable email domains: their mailboxes are public and short-lived. */
const disposable = [
  '10minutemail.com',
  '10minutemail.net',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'guerrillamail.net',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
]

/** Common misspellings of yahoo.com and hotmail.com; mail to them doesn't arrive. */
const misspelled = [
  'yaho.com',
  'yahoo.cm',
  'yahoo.con',
  'yahoo.om',
  'yahooo.com',
  'yhaoo.com',
  'yhoo.com',
  'yahho.com',
  'yaoo.com',
  'uahoo.com',
  'tahoo.com',
  'yahoo.comm',
  'hotmai.com',
  'hotmail.cm',
  'hotmail.con',
  'hotmail.om',
  'hotmaill.com',
  'hotmal.com',
  'hotmial.com',
  'hotmil.com',
  'hormail.com',
  'hitmail.com',
  'homtail.com',
  'hotmail.comm',
]

const blocked: ReadonlySet<string> = new Set([...disposable, ...misspelled])

/** True unless the address is malformed or its domain is blocked. */
export function isReachable(email: string): boolean {
  if (!looksLikeEmail(email)) return false
  const [domain = ''] = email.toLowerCase().split('@').slice(-1)
  const labels = domain.split('.')
  return !labels.some((_, from) => blocked.has(labels.slice(from).join('.')))
}
