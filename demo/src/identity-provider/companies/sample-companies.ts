import { sealSecret } from '@tessera/server/contexts/identity/companies/company-secret'
import { companies, companyDomains } from '@tessera/server/contexts/identity/companies/tables'
import { eq } from '@tessera/server/platform/database/sql'
import type { SampleCompanyPorts } from '@tessera/server/platform/sample-content/port'
import { standInClients } from '../clients.ts'
import { companyNames } from './company-names.ts'

const titles = { acme: 'Acme', globex: 'Globex' } as const

/**
 * Sets up the companies that the stand-in plays, at each start: its address follows the product's
 * port. A company that was set up by hand under the same domain keeps it.
 */
export async function settleSampleCompanies(
  { db, secrets, clock }: SampleCompanyPorts,
  standInOrigin: string,
): Promise<void> {
  for (const name of companyNames) {
    const { id: clientId, secret } = standInClients[name]
    const client = { issuer: `${standInOrigin}/${name}`, clientId }
    await db.transaction(async (tx) => {
      const [company] = await tx
        .insert(companies)
        .values({
          name,
          title: titles[name],
          ...client,
          clientSecret: '',
          createdAt: clock.now(),
        })
        .onConflictDoUpdate({ target: companies.name, set: client })
        .returning({ id: companies.id })
      if (company === undefined) return
      const { id } = company
      const clientSecret = sealSecret(secrets, id, secret)
      await tx.update(companies).set({ clientSecret }).where(eq(companies.id, id))
      await tx
        .insert(companyDomains)
        .values({ companyId: id, domain: `${name}.test`, provenAt: clock.now() })
        .onConflictDoNothing()
    })
  }
}
