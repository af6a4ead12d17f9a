import { createPublicKey } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { domainOfSender } from './smtp.ts'

/** Looks up records of DNS; each is empty where there are none. */
export interface MailRecords {
  /** Returns the TXT records of a name. */
  text(name: string): Promise<readonly string[]>
  /** Returns the IPv4 and IPv6 addresses of a host. */
  addresses(host: string): Promise<readonly string[]>
  /** Returns the mail servers of a domain. */
  mailServers(domain: string): Promise<readonly string[]>
}

/** A finding about the domain that emails come from. */
export interface MailDomainFinding {
  readonly level: 'well' | 'warning' | 'fault'
  readonly says: string
  readonly fix?: string
}

interface Asked {
  /** As MAIL_FROM. */
  readonly from: string
  /** As MAIL_RETURN_PATH. */
  readonly returnPath?: string | undefined
  /** The host of SMTP_URL. */
  readonly host: string
  readonly selector?: string | undefined
  /** The private DKIM key in PEM, where the service signs. */
  readonly privateKey?: string | undefined
}

const well = (says: string): MailDomainFinding => ({ level: 'well', says })
const warning = (says: string, fix: string): MailDomainFinding => ({ level: 'warning', says, fix })
const fault = (says: string, fix: string): MailDomainFinding => ({ level: 'fault', says, fix })

/** RFC 7208 allows as many look-ups; receivers refuse a record with more. */
const lookUpsMost = 10

const spfIn = (records: readonly string[]): readonly string[] =>
  records.filter((record) => /^v=spf1( |$)/i.test(record))

/** The senders that the SPF records of a domain permit, with those that they include. */
interface Permitted {
  readonly list: BlockList
  lookUps: number
}

function addAddress({ list }: Permitted, address: string, prefix: string | undefined): void {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(address) === 0) return
  const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32))
  if (bits >= 0 && bits <= (family === 'ipv6' ? 128 : 32)) list.addSubnet(address, bits, family)
}

/** The lengths of prefixes, as in a:host/24//64: of IPv4, and of IPv6. */
type Prefixes = readonly [string | undefined, string | undefined]

async function addHosts(
  permitted: Permitted,
  records: MailRecords,
  {
    hosts,
    prefixes: [four, six],
  }: { readonly hosts: readonly string[]; readonly prefixes: Prefixes },
): Promise<void> {
  for (const host of hosts.slice(0, lookUpsMost))
    for (const address of await records.addresses(host))
      addAddress(permitted, address, isIP(address) === 6 ? six : four)
}

/** Adds what one record permits; mechanisms that depend on the mail itself are left out. */
async function walk(permitted: Permitted, records: MailRecords, domain: string): Promise<void> {
  const [record = ''] = spfIn(await records.text(domain))
  for (const term of record.split(' ').slice(1)) {
    const [, name = '', value = '', four, six] =
      /^\+?([a-z\d]+)(?:[:=]([^/]*))?(?:\/(\d+))?(?:\/\/(\d+))?$/i.exec(term) ?? []
    const mechanism = name.toLowerCase()
    const prefixes: Prefixes = [four, six]
    if (mechanism === 'ip4' || mechanism === 'ip6') addAddress(permitted, value, four)
    if (!['a', 'mx', 'include', 'redirect', 'exists', 'ptr'].includes(mechanism)) continue
    permitted.lookUps += 1
    if (permitted.lookUps > lookUpsMost || value.includes('%')) continue
    if (mechanism === 'a')
      await addHosts(permitted, records, { hosts: [value || domain], prefixes })
    if (mechanism === 'mx') {
      const hosts = await records.mailServers(value || domain)
      await addHosts(permitted, records, { hosts, prefixes })
    }
    if (mechanism === 'include' || mechanism === 'redirect') await walk(permitted, records, value)
  }
}

const isOwnHost = (host: string): boolean =>
  /^(localhost|127\.|\[?::1|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host)

async function spfFindings(
  records: MailRecords,
  domain: string,
  host: string,
): Promise<readonly MailDomainFinding[]> {
  const found = spfIn(await records.text(domain))
  const example = `${domain}. TXT "v=spf1 ${isOwnHost(host) ? 'mx' : `a:${host}`} -all"`
  if (found.length === 0)
    return [
      fault(`${domain} has no SPF record, so mailboxes refuse its emails.`, `Add ${example}.`),
    ]
  if (found.length > 1)
    return [
      fault(
        `${domain} has ${found.length} SPF records, which counts as none.`,
        'Put their parts into one record.',
      ),
    ]
  if (/(^| )\+?all( |$)/i.test(found[0] ?? ''))
    return [
      fault(`The SPF record of ${domain} permits everybody (+all).`, 'End it with -all or ~all.'),
    ]
  const permitted: Permitted = { list: new BlockList(), lookUps: 0 }
  await walk(permitted, records, domain)
  if (permitted.lookUps > lookUpsMost)
    return [
      fault(
        `The SPF record of ${domain} needs more than ${lookUpsMost} look-ups, which counts as an error.`,
        'Leave out what no longer sends for you.',
      ),
    ]
  if (isOwnHost(host))
    return [well(`${domain} has an SPF record; see that it permits the address of this machine.`)]
  const addresses = isIP(host) === 0 ? await records.addresses(host) : [host]
  const isPermitted = addresses.some((address) =>
    permitted.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  )
  return isPermitted
    ? [well(`The SPF record of ${domain} permits ${host}.`)]
    : [
        warning(
          `The SPF record of ${domain} does not permit ${host}.`,
          `Add what your provider names, as include:…, unless it sends by other addresses that are there; or ${example}.`,
        ),
      ]
}

/** Returns a domain and those above it, down to two labels. */
function withParents(domain: string): readonly string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

async function dmarcFinding(records: MailRecords, domain: string): Promise<MailDomainFinding> {
  for (const each of withParents(domain)) {
    const all = await records.text(`_dmarc.${each}`)
    const record = all.find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (record === undefined) continue
    const [, policy] = /;\s*p\s*=\s*(none|quarantine|reject)\b/i.exec(record) ?? []
    return policy === undefined
      ? fault(`The DMARC record of ${each} has no policy.`, 'Add p=none, and p=quarantine later.')
      : well(`The DMARC record of ${each} says p=${policy.toLowerCase()}.`)
  }
  return warning(
    `${domain} has no DMARC record, which large mailbox providers ask for.`,
    `Add _dmarc.${domain}. TXT "v=DMARC1; p=none; rua=mailto:postmaster@${domain}".`,
  )
}

/** Returns the public key of a private one as DNS has it; undefined for a key that can't be read. */
function publicPart(privateKey: string): string | undefined {
  try {
    const key = createPublicKey(privateKey)
    const der = key.export({ type: 'spki', format: 'der' })
    // Ed25519 keys stand there bare, RSA keys in their wrapper (RFC 8463, RFC 6376).
    return (key.asymmetricKeyType === 'ed25519' ? der.subarray(-32) : der).toString('base64')
  } catch {
    return undefined
  }
}

async function dkimFinding(
  records: MailRecords,
  domain: string,
  { selector, privateKey }: Asked,
): Promise<MailDomainFinding> {
  if (selector === undefined)
    return warning(
      'The DKIM key is not known here, so nobody checks that emails are signed.',
      'Set MAIL_DKIM_SELECTOR to the name of the key, and MAIL_DKIM_KEY_FILE if the service is to sign.',
    )
  const name = `${selector}._domainkey.${domain}`
  const own = privateKey === undefined ? undefined : publicPart(privateKey)
  if (privateKey !== undefined && own === undefined)
    return fault('The key in MAIL_DKIM_KEY_FILE cannot be read.', 'Give a private key in PEM.')
  const record = (await records.text(name)).find((text) => /(^|;)\s*p\s*=/.test(text))
  if (record === undefined)
    return fault(
      `There is no DKIM key at ${name}.`,
      own === undefined
        ? 'Add the record that your provider names, or correct MAIL_DKIM_SELECTOR.'
        : `Add ${name}. TXT "v=DKIM1; k=rsa; p=${own}".`,
    )
  const [, key = ''] = /(?:^|;)\s*p\s*=\s*([A-Za-z\d+/=\s]*)/.exec(record) ?? []
  const published = key.replace(/\s/g, '')
  if (published === '')
    return fault(`The DKIM key at ${name} is revoked.`, 'Take another selector with a new key.')
  if (own !== undefined && own !== published)
    return fault(
      `The DKIM key at ${name} belongs to another private key, so no signature is valid.`,
      `Set its p= to ${own}, or correct MAIL_DKIM_KEY_FILE.`,
    )
  return well(`The DKIM key at ${name} is published${own === undefined ? '' : ', and is ours'}.`)
}

const isAligned = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

/**
 * Checks what DNS says of the domain that emails come from: SPF, DKIM and DMARC, whether they belong
 * together, and whether what can't be delivered comes back.
 */
export async function mailDomainFindings(
  asked: Asked,
  records: MailRecords,
): Promise<readonly MailDomainFinding[]> {
  const domain = domainOfSender(asked.from).toLowerCase()
  const envelope = domainOfSender(asked.returnPath ?? asked.from).toLowerCase()
  const spf = await spfFindings(records, envelope, asked.host)
  const dkim = await dkimFinding(records, domain, asked)
  const found = [...spf, dkim, await dmarcFinding(records, domain)]
  if (!isAligned(domain, envelope) && dkim.level !== 'well')
    found.push(
      fault(
        `Emails come from ${domain} and return to ${envelope}, so DMARC passes by a DKIM key of ${domain} alone.`,
        `Set MAIL_RETURN_PATH to an address of ${domain}, or set up its DKIM key.`,
      ),
    )
  if ((await records.mailServers(envelope)).length === 0)
    found.push(
      warning(
        `${envelope} takes no mail, so nobody learns of emails that can't be delivered.`,
        `Add an MX record to ${envelope}, or set MAIL_RETURN_PATH to a domain that has one.`,
      ),
    )
  return found
}
