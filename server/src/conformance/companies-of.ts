import { ChangedCompany, type CompanyChange, companiesPath } from '@tessera/contracts/company-tools'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import type { MemoryService } from '../memory-service.ts'
import { type CompanyProvider, companyClientId, companyClientSecret } from './company-provider.ts'

/** Sends a change of the companies as the operator's command does. */
export async function sendChange(
  service: MemoryService,
  change: CompanyChange | object,
  proof = operatorProof(service.ports.secrets, service.origin, service.ports.clock.now()),
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await service.fetch(
    new Request(service.origin + companiesPath, {
      method: 'POST',
      headers: { Authorization: `Bearer ${proof}` },
      body: JSON.stringify(change),
    }),
    { address: '127.0.0.1' },
  )
  return { status: response.status, body: await response.json() }
}

/** Makes a change that must succeed. */
export async function changed(
  service: MemoryService,
  change: CompanyChange,
): Promise<ChangedCompany> {
  const { status, body } = await sendChange(service, change)
  if (status !== 200) throw new Error(`${change.do}: ${JSON.stringify(body)}`)
  return ChangedCompany.parse(body)
}

/** Returns the change that adds a company of a provider. */
export const adding = (
  { issuer }: Pick<CompanyProvider, 'issuer'>,
  name: string,
  ...domains: string[]
): Extract<CompanyChange, { do: 'add' }> => ({
  do: 'add',
  name,
  title: name.toUpperCase(),
  issuer,
  domains,
  client_id: companyClientId,
  client_secret: companyClientSecret,
})

/** Adds a company and proves its domains. */
export async function addProven(
  service: MemoryService,
  provider: CompanyProvider,
  name: string,
  ...domains: string[]
): Promise<void> {
  await changed(service, adding(provider, name, ...domains))
  await changed(service, { do: 'prove', name })
}
