import { readFile } from 'node:fs/promises'
import {
  ChangedCompany,
  type CompanyChange,
  companiesPath,
  ListedCompany,
} from '@tessera/contracts/company-tools'
import { z } from '@tessera/contracts/schema'
import { Fault, type Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'
import { type Arguments, needed } from './arguments.ts'
import { sayChange, sayCompanies } from './say-company.ts'

const Listed = z.object({ companies: z.array(ListedCompany) })

/** Reads the client secret from its file, else from the environment; undefined without one. */
async function secretOf({ secretFile }: Arguments): Promise<string | undefined> {
  if (secretFile === undefined) return process.env.CLIENT_SECRET
  const text = await readFile(secretFile, 'utf8').catch(() => {
    throw new Fault(`${secretFile} cannot be read; name the file that has the client secret.`)
  })
  return text.trim()
}

/** Returns the change that was asked for. */
export async function changeOf(asked: Arguments): Promise<CompanyChange> {
  const { command, issuer, clientId, title, domains } = asked
  const name = needed(asked.name, command)
  if (command === 'prove' || command === 'remove') return { do: command, name }
  if (command === 'require') return { do: command, name, required: !asked.off }
  const secret = await secretOf(asked)
  const named = title === undefined ? {} : { title }
  if (command === 'set')
    return {
      do: 'set',
      name,
      ...named,
      ...(clientId === undefined ? {} : { client_id: clientId }),
      ...(secret === undefined ? {} : { client_secret: secret }),
      ...(domains.length === 0 ? {} : { domains: [...domains] }),
    }
  if (secret === undefined)
    throw new Fault(
      'add needs the client secret that the identity provider gave; name its file with --secret-file FILE, or set CLIENT_SECRET.',
      'usage',
    )
  needed(domains[0], 'add')
  return {
    do: 'add',
    name,
    ...named,
    issuer: needed(issuer, 'add'),
    client_id: needed(clientId, 'add'),
    client_secret: secret,
    domains: [...domains],
  }
}

/** Runs a command of the service with its key. */
export async function companyCommand(
  asked: Arguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: asked.at, proof: await proofFor(asked) }),
): Promise<Outcome> {
  if (asked.command === 'list') {
    const { companies } = z.parse(Listed, await (await connect()).send('GET', companiesPath))
    return { lines: sayCompanies(companies), data: { companies } }
  }
  const change = await changeOf(asked)
  const client = await connect()
  const answer = await client.send('POST', companiesPath, JSON.stringify(change))
  const changed = z.parse(ChangedCompany, answer)
  return { lines: sayChange(change, changed), data: { ...changed } }
}
