import { companiesPath } from '@tessera/contracts/company-tools'
import { describe, expect, test } from 'vitest'
import { openSecret } from '../contexts/identity/companies/company-secret.ts'
import { companies, companyDomains } from '../contexts/identity/companies/tables.ts'
import type { DomainProof } from '../platform/domain-proofs/port.ts'
import { adding, changed, sendChange } from './companies-of.ts'
import { companyClientSecret, companyProvider, issuersOf } from './company-provider.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'

const [acme, globex] = await Promise.all([
  companyProvider('https://id.acme.test'),
  companyProvider('https://id.globex.test'),
])
const published = new Set<string>()
const asked: DomainProof[] = []

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`companies on ${kind}`, () => {
    const service = openedService(() =>
      open({
        issuers: issuersOf([acme, globex]),
        domainProofs: {
          find: async (proof) => {
            asked.push(proof)
            return published.has(proof.value) ? 'record' : null
          },
        },
      }),
    )
    const refusedWith = async (change: object) => {
      const { status, body } = await sendChange(service(), change)
      expect(status).not.toBe(200)
      return JSON.stringify(body)
    }

    test('nobody without the key of the service sees or changes a company', async () => {
      for (const proof of ['', 'tsm_1_2', 'tso_9999999999999_abc']) {
        const { status } = await sendChange(service(), adding(acme, 'a', 'a.example'), proof)
        expect(status).toBe(401)
        const headers = { Authorization: `Bearer ${proof}` }
        const request = new Request(service().origin + companiesPath, { headers })
        expect((await service().fetch(request)).status).toBe(401)
      }
    })

    test('a company is added unproven, with what its identity provider and its domains need', async () => {
      const { company } = await changed(
        service(),
        adding(acme, 'acme', 'acme.example', 'Acme.Example'),
      )
      expect(company).toMatchObject({
        name: 'acme',
        title: 'ACME',
        issuer: acme.issuer,
        requires_sso: false,
        people: 0,
        redirect_uri: `${service().origin}/connect/sso/done/`,
        log_out_uri: `${service().origin}/connect/sso/log-out/`,
      })
      expect(company?.domains).toHaveLength(1)
      expect(company?.domains[0]).toMatchObject({
        domain: 'acme.example',
        proven_at: null,
        record: '_tessera-sso.acme.example',
        value: expect.stringMatching(/^tessera-sso=[\w-]{43}$/),
      })
    })

    test('the client secret is sealed in the database, and no answer has it', async () => {
      const [row] = await service().ports.db.select().from(companies)
      expect(row?.clientSecret).not.toContain(companyClientSecret)
      const { secrets } = service().ports
      const { id = '', clientSecret = '' } = row ?? {}
      expect(openSecret(secrets, { id, clientSecret })).toBe(companyClientSecret)
      // A secret that is moved to another company's row opens nothing.
      expect(openSecret(secrets, { id: crypto.randomUUID(), clientSecret })).toBeUndefined()
      const { body } = await sendChange(service(), { do: 'set', name: 'acme', title: 'Acme' })
      expect(JSON.stringify(body)).not.toContain(companyClientSecret)
    })

    test.each([
      ['a name that is taken', () => adding(globex, 'acme', 'b.example'), 'already'],
      ['a client that is taken', () => adding(acme, 'other', 'b.example'), 'already'],
      ['a public mail provider', () => adding(globex, 'b', 'gmail.com'), 'Anybody can have'],
      ['what is no domain', () => adding(globex, 'b', 'localhost'), 'is no domain'],
      [
        'an http issuer',
        () => adding({ issuer: 'http://id.b.test' }, 'b', 'b.example'),
        'must be an https address',
      ],
      [
        'an issuer that does not answer',
        () => adding({ issuer: 'https://id.b.test' }, 'b', 'b.example'),
        'no discovery document',
      ],
      ['no company', () => ({ do: 'prove', name: 'nobody' }), 'npm run company -- list'],
      ['a wrong field', () => ({ do: 'prove', name: 'acme', force: true }), 'is not valid'],
    ])('%s is refused with the fix', async (_, change, message) => {
      expect(await refusedWith(change())).toContain(message)
      expect(await service().ports.db.$count(companies)).toBe(1)
    })

    test('a domain counts only once its proof was found', async () => {
      expect(await refusedWith({ do: 'prove', name: 'acme' })).toContain(
        'publish the TXT record _tessera-sso.acme.example',
      )
      expect(await refusedWith({ do: 'require', name: 'acme', required: true })).toContain(
        'npm run company -- prove acme',
      )
      published.add(asked.at(-1)?.value ?? '')
      const { company } = await changed(service(), { do: 'prove', name: 'acme' })
      expect(company?.domains[0]?.proven_at).not.toBeNull()
    })

    test('a proof is of one company: a second one with the same domain has another value', async () => {
      await service()
        .ports.db.insert(companyDomains)
        .values({
          companyId:
            (
              await service()
                .ports.db.insert(companies)
                .values({
                  name: 'thief',
                  title: 'Thief',
                  issuer: globex.issuer,
                  clientId: 'x',
                  clientSecret: 'x',
                  createdAt: new Date(),
                })
                .returning()
            )[0]?.id ?? '',
          domain: 'acme.example',
        })
      expect(await refusedWith({ do: 'prove', name: 'thief' })).toContain('is not proven yet')
      published.add(asked.at(-1)?.value ?? '')
      expect(await refusedWith({ do: 'prove', name: 'thief' })).toContain(
        "acme.example is proven to be acme's",
      )
      expect(await refusedWith(adding(globex, 'other', 'acme.example'))).toContain(
        "acme.example is proven to be acme's",
      )
      await changed(service(), { do: 'remove', name: 'thief' })
    })

    test('two companies that prove one domain at once: one gets it', async () => {
      const names = ['first', 'second'] as const
      for (const [at, name] of names.entries())
        await changed(service(), {
          ...adding(globex, name, 'both.example'),
          client_id: `client-${at}`,
        })
      const { ports } = service()
      for (const { id } of await ports.db.select().from(companies))
        published.add(`tessera-sso=${ports.secrets.mac('company-domain', `${id} both.example`)}`)
      const tries = await Promise.all(
        names.map((name) => sendChange(service(), { do: 'prove', name })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
      for (const name of names) await changed(service(), { do: 'remove', name })
    })

    test('a removed company is gone with its domains, which another one may then have', async () => {
      await changed(service(), adding(globex, 'globex', 'globex.example'))
      await changed(service(), { do: 'remove', name: 'acme' })
      expect(await refusedWith({ do: 'remove', name: 'acme' })).toContain('There is no company')
      await changed(service(), { do: 'set', name: 'globex', domains: ['acme.example'] })
    })
  })
