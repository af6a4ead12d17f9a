import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import { descriptorMaxBytes, shellName } from '@tessera/contracts/releases/build-limits'
import {
  OverridingRequest,
  overridesPath,
  RelayBeat,
  RelayRequest,
  relaysPath,
  SourceRequest,
  sourcesPath,
} from '@tessera/contracts/releases/override-calls'
import { AllowRequest } from '@tessera/contracts/releases/tool-calls'
import type { Ports } from '../../../ports.ts'
import type { Publisher } from '../registry/tokens.ts'
import {
  anotherModule,
  inputOf,
  noStore,
  toolAnswer,
  toolRefusal,
} from '../registry/tool-answer.ts'
import { operatorRefusal } from '../registry/tool-sender.ts'
import { overridesCookie } from './own-overrides.ts'
import { beatRelay, closeRelay, openRelay, type RelayFault } from './relays.ts'
import { publishedBuild } from './replacements.ts'
import { isOwnMachine } from './rules.ts'
import { keepOverrides } from './store.ts'

/** Answers the operator, who lets accounts override modules. */
export async function answerAllowed(ports: Ports, request: Request): Promise<Response | undefined> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  if (request.method === 'GET')
    return toolAnswer({ accounts: await ports.registryAccounts.allowed(ports) })
  if (request.method !== 'POST') return undefined
  const read = await inputOf(request, AllowRequest)
  if (read instanceof Response) return read
  const { account, allowed } = read.input
  const found = await ports.registryAccounts.allow(ports, read.input)
  if (found !== undefined) return toolAnswer({ ...found, allowed })
  return toolRefusal({
    code: 'not-found',
    message: `No account has the email or username ${account}; check how it is written.`,
  })
}

const cookieMilliseconds = 60 * 60 * 1_000

/** Keeps overrides that a token makes, and answers with the cookie of the browser that has them. */
async function answerCookie(
  ports: Ports,
  sender: Publisher,
  overrides: readonly ModuleOverride[],
): Promise<Response> {
  const cookie = ports.tokens.next()
  const until = new Date(ports.clock.now().getTime() + cookieMilliseconds)
  const whose = { userId: null, tokenId: sender.id, travelled: null }
  await keepOverrides(ports.db, { ...whose, overrides, cookie, until })
  return toolAnswer({ cookie: `${overridesCookie}=${cookie}`, until: until.toISOString() })
}

/** Makes the cookie of a browser that runs a module from the source of the machine that it is on. */
async function answerSource(ports: Ports, request: Request, sender: Publisher) {
  const read = await inputOf(request, SourceRequest, descriptorMaxBytes)
  if (read instanceof Response) return read
  const { registered, shell } = read.input
  const module = registered.descriptor.name
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  const faulty = [registered.base, shell.base].find((base) => !isOwnMachine(base))
  if (faulty !== undefined)
    return toolRefusal({
      code: 'bad-input',
      message: `Sources come from the machine of the browser, as http://localhost:3801/, not from ${faulty.slice(0, 80)}.`,
    })
  ports.log.info('overrides.source', { module, who: sender.name })
  return answerCookie(ports, sender, [
    { from: 'source', module, registered },
    { from: 'source', module: shellName, shell },
  ])
}

/** Makes the cookie of a browser that a program runs with another build. */
async function answerOverriding(ports: Ports, request: Request, sender: Publisher) {
  const read = await inputOf(request, OverridingRequest)
  if (read instanceof Response) return read
  const { module, build } = read.input
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  if ((await publishedBuild(ports, read.input)) === undefined)
    return toolRefusal({
      code: 'not-found',
      message: `No build ${build} of ${module} is published; see npm run module -- list ${module}.`,
    })
  return answerCookie(ports, sender, [{ from: 'build', module, build, even_revoked: true }])
}

const relayFaults: Readonly<Record<RelayFault, string>> = {
  ended: 'This relay has ended, or another one of the same token took its place; start it again.',
  'files-missing': 'The store lacks files of the build; send it again.',
}

const relayPath = new RegExp(`^${relaysPath}/([0-9a-f]{32})$`)

async function answerRelay(ports: Ports, request: Request, sender: Publisher, id: string) {
  if (request.method === 'DELETE') {
    await closeRelay(ports, { sender, id })
    return toolAnswer({ closed: id })
  }
  const read = await inputOf(request, RelayBeat)
  if (read instanceof Response) return read
  const fault = await beatRelay(ports, { sender, id, build: read.input.build })
  if (fault === undefined) return toolAnswer({})
  const code = fault === 'ended' ? 'not-found' : fault
  return toolRefusal({ code, message: relayFaults[fault] })
}

async function answerOpening(ports: Ports, request: Request, sender: Publisher) {
  const without = noStore(ports)
  if (without !== undefined) return without
  const read = await inputOf(request, RelayRequest)
  if (read instanceof Response) return read
  const other = anotherModule(sender, read.input.module)
  if (other !== undefined) return other
  ports.log.info('relay.opened', { module: read.input.module, who: sender.name })
  return toolAnswer(await openRelay(ports, { sender, module: read.input.module }))
}

/** Answers what tools ask about overrides and relays; undefined for another address. */
export async function answerOverrideTools(
  ports: Ports,
  request: Request,
  { path, sender }: { readonly path: string; readonly sender: Publisher },
): Promise<Response | undefined> {
  const asked = `${request.method} ${path}`
  if (asked === `POST ${overridesPath}`) return answerOverriding(ports, request, sender)
  if (asked === `POST ${sourcesPath}`) return answerSource(ports, request, sender)
  if (asked === `POST ${relaysPath}`) return answerOpening(ports, request, sender)
  const [, id] = relayPath.exec(path) ?? []
  const isKnown = request.method === 'POST' || request.method === 'DELETE'
  return id === undefined || !isKnown ? undefined : answerRelay(ports, request, sender, id)
}
