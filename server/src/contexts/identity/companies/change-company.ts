import type { ChangedCompany, CompanyChange } from '@tessera/contracts/company-tools'
import { and, eq, isNotNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { identities } from '../identities/tables.ts'
import { issuerFault } from './company-client.ts'
import { type CompanyFault, isFault, refuse } from './company-fault.ts'
import { sealSecret } from './company-secret.ts'
import { endCompanySessions, endOtherSessions, tellEnded } from './end-company-sessions.ts'
import { type Company, companyByClient } from './find-company.ts'
import { freeDomains } from './free-domains.ts'
import { listedCompany } from './list-companies.ts'
import { proveDomains } from './prove-domains.ts'
import { companies, companyDomains } from './tables.ts'

type Change<Do extends CompanyChange['do']> = Extract<CompanyChange, { do: Do }>
type Changed = ChangedCompany | CompanyFault

async function found(db: Sql, name: string): Promise<Company | CompanyFault> {
  const [company] = await db.select().from(companies).where(eq(companies.name, name))
  if (company !== undefined) return company
  return refuse(
    'not-found',
    `There is no company named ${name}; see npm run company -- list, or add it.`,
  )
}

async function changed(ports: Ports, name: string, ended = 0): Promise<Changed> {
  const company = await found(ports.db, name)
  if (isFault(company)) return company
  return { company: await listedCompany(ports, company), ended_sessions: ended }
}

async function add(ports: Ports, wanted: Change<'add'>): Promise<Changed> {
  const { db, clock, log } = ports
  const { name, title = name, issuer, client_id: clientId, client_secret: secret } = wanted
  const domains = await freeDomains(db, wanted.domains, null)
  if (isFault(domains)) return domains
  const fault = await issuerFault(ports, issuer)
  if (fault !== undefined) return refuse('refused', fault)
  const isAdded = await db.transaction(async (tx) => {
    const [company] = await tx
      .insert(companies)
      .values({ name, title, issuer, clientId, clientSecret: '', createdAt: clock.now() })
      .onConflictDoNothing()
      .returning()
    if (company === undefined) return false
    await keepSecret(tx, ports, { id: company.id, secret })
    await addDomains(tx, company.id, domains)
    return true
  })
  if (!isAdded)
    return refuse(
      'conflict',
      `A company has this name, or this client at this issuer, already; see npm run company -- list, and change it with npm run company -- set.`,
    )
  log.info('companies.added', { name, issuer, domains: domains.join(' ') })
  return changed(ports, name)
}

/** Encrypts the secret for this one company. */
async function keepSecret(
  db: Sql,
  { secrets }: Pick<Ports, 'secrets'>,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<void> {
  const clientSecret = sealSecret(secrets, id, secret)
  await db.update(companies).set({ clientSecret }).where(eq(companies.id, id))
}

async function addDomains(db: Sql, companyId: string, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return
  const rows = domains.map((domain) => ({ companyId, domain }))
  await db.insert(companyDomains).values(rows).onConflictDoNothing()
}

async function set(ports: Ports, wanted: Change<'set'>): Promise<Changed> {
  const { db, log } = ports
  const company = await found(db, wanted.name)
  if (isFault(company)) return company
  const { id } = company
  const domains = await freeDomains(db, wanted.domains ?? [], id)
  if (isFault(domains)) return domains
  const { title = company.title, client_id: clientId = company.clientId } = wanted
  const same = await companyByClient(db, { issuer: company.issuer, clientIds: [clientId] })
  if (same !== undefined && same.id !== id)
    return refuse('conflict', `${same.name} is this client already; give another client id.`)
  await db.transaction(async (tx) => {
    await tx.update(companies).set({ title, clientId }).where(eq(companies.id, id))
    const secret = wanted.client_secret
    if (secret !== undefined) await keepSecret(tx, ports, { id, secret })
    await addDomains(tx, id, domains)
  })
  log.info('companies.set', { name: company.name })
  return changed(ports, company.name)
}

async function prove(ports: Ports, { name }: Change<'prove'>): Promise<Changed> {
  const company = await found(ports.db, name)
  if (isFault(company)) return company
  return (await proveDomains(ports, company)) ?? changed(ports, name)
}

async function require(ports: Ports, wanted: Change<'require'>): Promise<Changed> {
  const { db, log } = ports
  const { name, required } = wanted
  const company = await found(db, name)
  if (isFault(company)) return company
  const { id } = company
  const proven = and(eq(companyDomains.companyId, id), isNotNull(companyDomains.provenAt))
  if (required && (await db.$count(companyDomains, proven)) === 0)
    return refuse(
      'refused',
      `${name} has no proven domain, so it could require nothing; run npm run company -- prove ${name} first.`,
    )
  const ended = await db.transaction(async (tx) => {
    await tx.update(companies).set({ requiresSso: required }).where(eq(companies.id, id))
    return required ? endOtherSessions(tx, id) : []
  })
  tellEnded(ports, ended)
  log.info('companies.required', { name, required, ended: ended.length })
  return changed(ports, name, ended.length)
}

async function remove(ports: Ports, { name }: Change<'remove'>): Promise<Changed> {
  const { db, log } = ports
  const company = await found(db, name)
  if (isFault(company)) return company
  const ended = await db.transaction(async (tx) => {
    const people = await endCompanySessions(tx, { companyId: company.id })
    // They are no way in any more, so they don't count as one.
    await tx.delete(identities).where(eq(identities.companyId, company.id))
    await tx.delete(companies).where(eq(companies.id, company.id))
    return people
  })
  tellEnded(ports, ended)
  log.info('companies.removed', { name, ended: ended.length })
  return { company: null, ended_sessions: ended.length }
}

/** Makes a change of the companies; a fault changes nothing. */
export function changeCompany(ports: Ports, change: CompanyChange): Promise<Changed> {
  switch (change.do) {
    case 'add':
      return add(ports, change)
    case 'set':
      return set(ports, change)
    case 'prove':
      return prove(ports, change)
    case 'require':
      return require(ports, change)
    case 'remove':
      return remove(ports, change)
  }
}
