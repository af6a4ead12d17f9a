import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { type MailRecords, mailDomainFindings } from './mail-domain-findings.ts'

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const published = createPublicKey(privateKey)
  .export({ type: 'spki', format: 'der' })
  .toString('base64')

const good: Readonly<Record<string, readonly string[]>> = {
  'example.org': ['v=spf1 include:spf.relay.example ~all', 'some-verification=1'],
  'spf.relay.example': ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 -all'],
  '_dmarc.example.org': ['v=DMARC1; p=quarantine; rua=mailto:d@example.org'],
  'mail2026._domainkey.example.org': [`v=DKIM1; k=rsa; p=${published}`],
}

const dns = (
  text: Readonly<Record<string, readonly string[]>>,
  more: Partial<MailRecords> = {},
): MailRecords => ({
  text: async (name) => text[name] ?? [],
  addresses: async (host) => (host === 'smtp.relay.example' ? ['192.0.2.25'] : []),
  mailServers: async () => ['mx.example.org'],
  ...more,
})

const asked = {
  from: 'Tessera <hello@example.org>',
  host: 'smtp.relay.example',
  selector: 'mail2026',
  privateKey,
}

const faultsOf = async (records: MailRecords, given: Partial<typeof asked> | object = {}) =>
  (await mailDomainFindings({ ...asked, ...given }, records)).flatMap(({ level, says, fix }) =>
    level === 'well' ? [] : [`${level}: ${says} ${fix}`],
  )

test('a domain with SPF that permits the relay, its DKIM key and DMARC is well', async () => {
  expect(await mailDomainFindings(asked, dns(good))).toEqual([
    { level: 'well', says: 'The SPF record of example.org permits smtp.relay.example.' },
    {
      level: 'well',
      says: 'The DKIM key at mail2026._domainkey.example.org is published, and is ours.',
    },
    { level: 'well', says: 'The DMARC record of example.org says p=quarantine.' },
  ])
})

test.each<[string, Readonly<Record<string, readonly string[]>>, RegExp]>([
  ['no SPF', { 'example.org': [] }, /^fault: example.org has no SPF record.*a:smtp.relay.example/],
  ['two of SPF', { 'example.org': ['v=spf1 -all', 'v=spf1 mx -all'] }, /has 2 SPF records/],
  ['SPF for everybody', { 'example.org': ['v=spf1 mx +all'] }, /permits everybody/],
  ['SPF for others', { 'example.org': ['v=spf1 ip4:198.51.100.1 -all'] }, /^warning: .*not permit/],
  ['no DMARC', { '_dmarc.example.org': [] }, /^warning: example.org has no DMARC/],
  ['DMARC without a policy', { '_dmarc.example.org': ['v=DMARC1;'] }, /has no policy/],
  ['no DKIM key', { 'mail2026._domainkey.example.org': [] }, /no DKIM key at mail2026.*p=MII/],
  ['a revoked key', { 'mail2026._domainkey.example.org': ['v=DKIM1; p='] }, /is revoked/],
  ['another key', { 'mail2026._domainkey.example.org': ['p=QUJD'] }, /another private key/],
])('%s is found, with its fix', async (_, changed, sentence) => {
  const faults = await faultsOf(dns({ ...good, ...changed }))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(sentence)
})

test.each(['a/24', 'a:example.org/24//64', 'mx/24 -all', 'a:smtp.relay.example'])(
  'SPF of %s permits the network of the host',
  async (mechanism) => {
    const records = dns(
      { ...good, 'example.org': [`v=spf1 ${mechanism}`] },
      { addresses: async (host) => (host === asked.host ? ['192.0.2.25'] : ['192.0.2.1']) },
    )
    expect(await faultsOf(records)).toEqual([])
  },
)

test('a loop of SPF records ends, as at receivers', async () => {
  const loop = { ...good, 'example.org': ['v=spf1 include:example.org -all'] }
  expect(await faultsOf(dns(loop))).toEqual([expect.stringContaining('more than 10 look-ups')])
})

test('emails that return to another domain need a DKIM key, and a mail server there', async () => {
  const elsewhere = { returnPath: 'b@relay.example', selector: undefined, privateKey: undefined }
  const records = dns(
    { ...good, 'relay.example': ['v=spf1 ip4:192.0.2.25 -all'] },
    { mailServers: async () => [] },
  )
  const faults = await faultsOf(records, elsewhere)
  expect(faults).toEqual([
    expect.stringContaining('The DKIM key is not known here'),
    expect.stringContaining('come from example.org and return to relay.example'),
    expect.stringContaining('relay.example takes no mail'),
  ])
})

test('a subdomain has the DMARC record of the domain above it', async () => {
  const under = {
    ...good,
    'news.example.org': ['v=spf1 ip4:192.0.2.0/24 -all'],
    'mail2026._domainkey.news.example.org': [`p=${published}`],
  }
  expect(await faultsOf(dns(under), { from: 'a@news.example.org' })).toEqual([])
})
