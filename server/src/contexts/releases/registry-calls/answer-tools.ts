import { BuildId } from '@tessera/contracts/releases/build-id'
import { descriptorMaxBytes, fileMaxBytes } from '@tessera/contracts/releases/build-limits'
import {
  AdmitRequest,
  allowedPath,
  backendsPath,
  buildsPath,
  ChangeRequest,
  CheckRequest,
  changesPath,
  checkPath,
  descriptorFile,
  grantsPath,
  graphPath,
  releasedPath,
  statePath,
  TokenRequest,
  tokensPath,
} from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../ports.ts'
import { answerAllowed, answerOverrideTools } from '../overrides/answer-override-tools.ts'
import { answerPreviewTools } from '../previews/answer-preview-tools.ts'
import { endPreviewsOf } from '../previews/change-previews.ts'
import { answerBackends } from '../registry/answer-backends.ts'
import { answerGrants, answerReleased } from '../registry/answer-grants.ts'
import { admitBuild, takeDescriptor, takeFile } from '../registry/build-store.ts'
import { changeReleases } from '../registry/change-releases.ts'
import { deleteUnfinished } from '../registry/delete-unfinished.ts'
import { withMeasuredSizes } from '../registry/measured-sizes.ts'
import { moduleGraph } from '../registry/module-graph.ts'
import type { NamedBuild } from '../registry/named-build.ts'
import { builtDescriptor, gateRefusals } from '../registry/release-world.ts'
import { listBuilds, readChanges, readState } from '../registry/store.ts'
import { styleRefusals } from '../registry/style-refusals.ts'
import { templateRefusals } from '../registry/template-refusals.ts'
import {
  listTokens,
  makeToken,
  newWordsOf,
  type Publisher,
  revokeToken,
} from '../registry/tokens.ts'
import {
  anotherModule,
  bytesOf,
  changeRefusal,
  failed,
  gateRefusal,
  inputOf,
  noStore,
  toolAnswer,
  toolRefusal,
} from '../registry/tool-answer.ts'
import { operatorRefusal, senderOf } from '../registry/tool-sender.ts'
import { answerErrorTools } from '../telemetry/answer-error-tools.ts'

const listedBuilds = 200
const listedChanges = 50

const notThere = (): Response =>
  toolRefusal({ code: 'not-found', message: 'There is no such address; update the command line.' })

const filePath = new RegExp(`^${buildsPath}/([a-z][a-z0-9-]{0,39})/([0-9a-f]{64})/(.+)$`)

/** Answers the requests of the command line, at any path below `/registry/`. */
export async function answerTools(ports: Ports, request: Request, id: string): Promise<Response> {
  try {
    return await answered(ports, request)
  } catch (cause) {
    const refusal = refusalOfThrow(ports, cause, { id, event: 'registry' })
    return failed(refusal, ports.settings.brand)
  }
}

async function answered(ports: Ports, request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  if (path.startsWith(tokensPath)) return answerTokens(ports, request, path)
  if (path === allowedPath) return (await answerAllowed(ports, request)) ?? notThere()
  if (path === releasedPath) return (await answerReleased(ports, request)) ?? notThere()
  if (path === backendsPath) return (await answerBackends(ports, request)) ?? notThere()
  if (path === grantsPath) return (await answerGrants(ports, request)) ?? notThere()
  // As /registry.json, it has nothing secret: the descriptors are public.
  if (path === graphPath && request.method === 'GET') return toolAnswer(await moduleGraph(ports))
  const sender = await senderOf(ports, request)
  if (sender instanceof Response) return sender
  const asked = `${request.method} ${path}`
  if (asked === `GET ${statePath}`) return answerState(ports, request)
  if (asked === `POST ${changesPath}`) return answerChange(ports, request, sender)
  if (asked === `POST ${checkPath}`) return answerCheck(ports, request, sender)
  if (asked === `POST ${buildsPath}`) return answerAdmit(ports, request, sender)
  const answer =
    (await answerOverrideTools(ports, request, { path, sender })) ??
    (await answerPreviewTools(ports, request, { path, sender })) ??
    (await answerErrorTools(ports, request, { path, sender }))
  if (answer !== undefined) return answer
  const [, module = '', build, file = ''] = filePath.exec(path) ?? []
  if (request.method !== 'PUT' || build === undefined) return notThere()
  return answerFile(ports, request, { sender, file, module, build: z.parse(BuildId, build) })
}

async function answerTokens(ports: Ports, request: Request, path: string): Promise<Response> {
  const refusal = operatorRefusal(ports, request)
  if (refusal !== undefined) return refusal
  const asked = `${request.method} ${path.slice(tokensPath.length)}`
  if (asked === 'GET ') return toolAnswer({ tokens: await listTokens(ports) })
  if (asked === 'POST ') {
    const read = await inputOf(request, TokenRequest)
    return read instanceof Response ? read : toolAnswer(await makeToken(ports, read.input))
  }
  const [, id] = /^POST \/([0-9a-f]{32})\/revoke$/.exec(asked) ?? []
  if (id === undefined) return notThere()
  if (await revokeToken(ports, id)) {
    await endPreviewsOf(ports, id)
    return toolAnswer({ revoked: id })
  }
  return toolRefusal({
    code: 'not-found',
    message: `No token has the id ${id}; see npm run module -- token list.`,
  })
}

async function answerState(ports: Ports, request: Request): Promise<Response> {
  const module = new URL(request.url).searchParams.get('module') ?? undefined
  const { moduleStoreUrl: storeUrl } = ports.settings
  // The file may have been edited since the last document.
  await ports.releases.state()
  const state = await readState(ports.db, { storeUrl, now: ports.clock.now() })
  const { builds, shells } = await listBuilds(ports.db, { storeUrl, module, most: listedBuilds })
  return toolAnswer({
    ...state,
    listed: builds,
    listedShells: shells,
    changes: await readChanges(ports.db, { after: 0, most: listedChanges }),
  })
}

async function answerChange(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const read = await inputOf(request, ChangeRequest)
  if (read instanceof Response) return read
  const { change, version, why } = read.input
  const other = anotherModule(sender, change.module)
  if (other !== undefined) return other
  const done = await changeReleases(ports, {
    change,
    version,
    why,
    who: sender.name,
    newWords: newWordsOf(sender),
  })
  if (!done.ok) return changeRefusal(done)
  ports.log.info('registry.changed', { ...change, version: done.version, who: sender.name })
  return toolAnswer({ version: done.version })
}

async function answerFile(
  ports: Ports,
  request: Request,
  sent: NamedBuild & { readonly sender: Publisher; readonly file: string },
): Promise<Response> {
  const { sender, file, module } = sent
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  const without = noStore(ports)
  if (without !== undefined) return without
  const isDescriptor = file === descriptorFile
  const bytes = await bytesOf(request, isDescriptor ? descriptorMaxBytes : fileMaxBytes)
  if (bytes instanceof Response) return bytes
  const kept = isDescriptor
    ? await takeDescriptor(ports, sent, { bytes, who: sender.name })
    : await takeFile(ports, sent, { path: file, bytes })
  if (kept === undefined) return toolAnswer({})
  return 'missing' in kept ? toolAnswer(kept) : toolRefusal(kept)
}

async function answerCheck(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const read = await inputOf(request, CheckRequest, descriptorMaxBytes)
  if (read instanceof Response) return read
  const refusals = await gateRefusals(ports, read.input, newWordsOf(sender))
  return refusals.length === 0 ? toolAnswer({}) : gateRefusal(refusals)
}

async function answerAdmit(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const read = await inputOf(request, AdmitRequest, descriptorMaxBytes)
  if (read instanceof Response) return read
  const { module, build } = read.input
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  const stated = await builtDescriptor(ports.db, { module, build })
  const descriptor = await withMeasuredSizes(ports, { module, build }, stated)
  const refusals =
    descriptor === undefined
      ? []
      : [
          ...(await gateRefusals(ports, { module, descriptor }, newWordsOf(sender))),
          ...(await styleRefusals(ports, { module, build })),
          ...(await templateRefusals(ports, { module, build }, stated)),
        ]
  if (refusals.length > 0) {
    // It can't be finished as it is, so its files go.
    await deleteUnfinished(ports, { module, build })
    return gateRefusal(refusals)
  }
  const admitted = await admitBuild(ports, read.input, sender.name)
  if ('code' in admitted) return toolRefusal(admitted)
  ports.log.info('registry.build-admitted', { module, build: read.input.build, who: sender.name })
  return toolAnswer({ build: read.input.build, raised: admitted.isRaised })
}
