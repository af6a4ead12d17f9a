import { BackendClaim, backendClaims } from '@tessera/contracts/releases/backend-grant'
import {
  type BackendRequest,
  backendsPath,
  ListedBackend,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { Fault, type Outcome } from './outcome.ts'
import { proofFor } from './proof-for.ts'
import { type ToolClient, toolClient } from './tool-client.ts'

const Listed = z.object({ backends: z.array(ListedBackend) })

/** Reads an origin; a fault names what is wrong. */
export function originOf(text: string): string {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname + url.search))
    return url.origin
  throw new Fault(
    `The backend must be an origin, as https://events.example.org, not '${text}'.`,
    'usage',
  )
}

/** Reads what a backend is told; a fault lists what there is. */
export const claimsOf = (texts: readonly string[]): BackendClaim[] =>
  texts.map((text) => {
    const { data } = z.safeParse(BackendClaim, text)
    if (data !== undefined) return data
    throw new Fault(`--may takes ${backendClaims.join(', ')}, not '${text}'.`, 'usage')
  })

function requestOf(asked: Arguments): BackendRequest {
  const { why, local } = asked
  const module = nameOf(asked)
  if (asked.command === 'backend revoke') return { do: 'revoke', module, why }
  const origin = originOf(nameOf(asked, 1))
  return { do: 'grant', module, origin, may: claimsOf(asked.may), local, why }
}

const listOf = (texts: readonly string[]): string =>
  texts.length === 0 ? 'nothing of the viewer' : texts.join(', ')

/** Says which backend a module has, and what its builds want and don't get. */
export function saidOf({ module, origin, may, wants, local, by, at, why }: ListedBackend): string {
  const granted: readonly string[] = may
  const more = wants.filter((claim) => !granted.includes(claim))
  const beyond = more.length === 0 ? '' : `; wants ${more.join(', ')} besides, and is not told`
  return `${module}  ${origin}${local ? ' (local)' : ''}  is told ${listOf(may)}${beyond}  ${by}, ${at.slice(0, 10)}: ${why}`
}

async function list(client: ToolClient): Promise<Outcome> {
  const { backends } = z.parse(Listed, await client.send('GET', backendsPath))
  const lines = backends.map(saidOf)
  return { lines: lines.length === 0 ? ['No module has a backend.'] : lines, data: { backends } }
}

/** Grants a module its backend, ends that, or lists the backends. */
export async function backendCommand(asked: Arguments): Promise<Outcome> {
  const request = asked.command === 'backend list' ? undefined : requestOf(asked)
  const client = toolClient({ origin: asked.at, proof: await proofFor(asked) })
  if (request === undefined) return list(client)
  const sent = await client.send('POST', backendsPath, JSON.stringify(request))
  const { backends } = z.parse(Listed, sent)
  const lines =
    request.do === 'revoke'
      ? [`No request reaches a backend of ${request.module} any more.`]
      : backends.map(saidOf)
  return { lines, data: { backends } }
}
