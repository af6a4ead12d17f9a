import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Envelope } from '@tessera/contracts/envelope'
import { backendsPath } from '@tessera/contracts/releases/tool-calls'
import { createLocalJWKSet, jwtVerify } from 'jose'
import * as z from 'zod'
import type { MemoryService } from '../memory-service.ts'
import type { Person } from './person.ts'
import { madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'

interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A server of a module's team on this machine, which writes down what it is asked. */
export async function teamBackend() {
  const seen: Seen[] = []
  const usual = (response: ServerResponse): unknown =>
    response.setHeader('Content-Type', 'application/json').end('{"events":[]}')
  const team = { answer: usual }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method = '', url = '', headers } = request
    seen.push({ method, url, headers, body })
    team.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo = z.custom<AddressInfo>().parse(server.address())
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    /** Sets how it answers, and forgets what it was asked. */
    answerWith(answer: (response: ServerResponse) => unknown = usual) {
      team.answer = answer
      seen.length = 0
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Publishes a build of a module that wants to know something of the viewer; null for one without a backend. */
export async function publishWanting(
  service: MemoryService,
  module: string,
  wants: readonly string[] | null,
  text = 'export {}',
) {
  const tool = toolOf(service, (await tokenFor(service, [module])).token)
  const build = await madeBuild(module, {
    text,
    more: wants === null ? {} : { backend: { wants } },
  })
  return { tool, build, published: await tool.publish(build) }
}

/** Grants a module a backend as the operator. */
export const grantBackend = (
  service: MemoryService,
  module: string,
  origin: string,
  may: readonly string[] = [],
) =>
  operatorOf(service).post(backendsPath, {
    do: 'grant',
    module,
    origin,
    may,
    local: true,
    why: 'the team asked',
  })

/** Returns the error of an answer; 'none' for one of the backend. */
export async function errorOf(response: Response): Promise<string> {
  if (response.headers.has('Tessera-Backend')) return 'none'
  const { error } = Envelope.parse(await response.json()).resource_response
  return error?.code ?? 'none'
}

/** Returns the verified claims of the last token that a backend got. */
export async function claimsIn(
  service: MemoryService,
  { seen }: { readonly seen: readonly Seen[] },
) {
  const token = seen.at(-1)?.headers['tessera-viewer']
  const keys = await service.fetch(new Request(`${service.origin}/.well-known/tessera-viewer.jwks`))
  const jwks = z
    .object({ keys: z.array(z.looseObject({ kty: z.literal('OKP') })) })
    .parse(await keys.json())
  const { payload } = await jwtVerify(String(token), createLocalJWKSet(jwks), {
    currentDate: service.ports.clock.now(),
  })
  return payload
}

/** Asks a module's backend from a page of the product. */
export const asks = (person: Person, path: string, init: RequestInit = {}) =>
  person.send(`/backends/${path}`, init)
