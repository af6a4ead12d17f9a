import { looksLikeEmail } from '@tessera/contracts/typed-text'

/** Domains whose addresses anybody may read, and which are gone in an hour. */
const disposable = [
  ...['10minutemail.com', '10minutemail.net', 'dispostable.com', 'emailondeck.com'],
  ...['fakeinbox.com', 'getnada.com', 'guerrillamail.com', 'guerrillamail.net', 'maildrop.cc'],
  ...['mailinator.com', 'mailnesia.com', 'mintemail.com', 'mohmal.com', 'sharklasers.com'],
  ...['spam4.me', 'spamgourmet.com', 'temp-mail.org', 'tempail.com', 'tempmail.com'],
  ...['throwawaymail.com', 'trashmail.com', 'yopmail.com', 'yopmail.fr', 'yopmail.net'],
]

/** What people type for yahoo.com and hotmail.com; at none of these does mail reach them. */
const misspelled = [
  ...['yaho.com', 'yahoo.cm', 'yahoo.con', 'yahoo.om', 'yahooo.com', 'yhaoo.com', 'yhoo.com'],
  ...['yahho.com', 'yaoo.com', 'uahoo.com', 'tahoo.com', 'yahoo.comm'],
  ...['hotmai.com', 'hotmail.cm', 'hotmail.con', 'hotmail.om', 'hotmaill.com', 'hotmal.com'],
  ...['hotmial.com', 'hotmil.com', 'hormail.com', 'hitmail.com', 'homtail.com', 'hotmail.comm'],
]

const blocked: ReadonlySet<string> = new Set([...disposable, ...misspelled])

/** Whether mail to an address may reach somebody, as far as its domain says. */
export function isReachable(email: string): boolean {
  if (!looksLikeEmail(email)) return false
  const [domain = ''] = email.toLowerCase().split('@').slice(-1)
  const labels = domain.split('.')
  return !labels.some((_, from) => blocked.has(labels.slice(from).join('.')))
}
