import { AddressStart } from '@tessera/contracts/releases/address-grant'
import {
  type GrantRequest,
  grantsPath,
  ListedGrant,
  Released,
  releasedPath,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { tokenFor } from './kept-token.ts'
import { Fault, type Outcome } from './outcome.ts'
import { proofFor } from './proof-for.ts'
import { toolClient } from './tool-client.ts'

const Listed = z.object({ grants: z.array(ListedGrant) })

/** Reads the start of addresses: a word, or as it stands in an address. */
export function startOf(text: string): string {
  const start = text.startsWith('/') ? text : `/${text}/`
  if (z.safeParse(AddressStart, start).success) return start
  throw new Fault(
    `The start of addresses is a first word as /search/, / for the home page, or /:/ for a parameter, not '${text}'.`,
    'usage',
  )
}

/** Sends with the token of a holder; with the service's key when there is no token, or it is for other modules. */
async function send(asked: Arguments, method: string, body?: string): Promise<unknown> {
  const token = await tokenFor(asked.at)
  const sendAs = (proof: string) =>
    toolClient({ origin: asked.at, proof }).send(method, grantsPath, body)
  if (token === '') return sendAs(await proofFor(asked))
  return sendAs(token).catch(async (cause: unknown) => {
    if (!(cause instanceof Fault) || cause.code !== 'another-module') throw cause
    const proof = await proofFor(asked).catch(() => undefined)
    if (proof === undefined) throw cause
    return sendAs(proof)
  })
}

async function free(asked: Arguments): Promise<Outcome> {
  const client = toolClient({ origin: asked.at, proof: await proofFor(asked) })
  const body = JSON.stringify({ module: nameOf(asked) })
  const data = z.parse(Released, await client.send('POST', releasedPath, body))
  const line = `Other modules may have what ${data.builds} earlier builds of ${data.module} held for open tabs.`
  return { lines: [line], data }
}

/** Frees addresses, grants a module addresses, ends that, or lists the grants. */
export async function grantCommand(asked: Arguments): Promise<Outcome> {
  if (asked.command === 'free') return free(asked)
  if (asked.command === 'grants') {
    const { grants } = z.parse(Listed, await send(asked, 'GET'))
    const lines = grants.map(
      ({ module, start, by, at }) => `${module}  ${start}  ${by}, ${at.slice(0, 10)}`,
    )
    return { lines: lines.length === 0 ? ['There are no grants.'] : lines, data: { grants } }
  }
  const granted = asked.command === 'grant'
  const request: GrantRequest = { module: nameOf(asked), start: startOf(nameOf(asked, 1)), granted }
  await send(asked, 'POST', JSON.stringify(request))
  const { module, start } = request
  const line = granted
    ? `Builds of ${module} may have addresses that begin with ${start}.`
    : `Further builds of ${module} may not have addresses that begin with ${start}; what runs stays.`
  return { lines: [line], data: request }
}
