import { ModuleDescriptor } from '@tessera/contracts/registry'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { runningCanary } from '@tessera/contracts/releases/canary'
import {
  errorsPath,
  type KeptReport,
  type ListedErrors,
  ReportFrame,
} from '@tessera/contracts/releases/error-calls'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'
import { answerSourceMaps } from '../registry/answer-source-maps.ts'
import type { Publisher } from '../registry/tokens.ts'
import { anotherModule, toolAnswer, toolRefusal } from '../registry/tool-answer.ts'
import { errorGroups } from './error-groups.ts'
import { findError, listErrors } from './error-store.ts'

const Asked = z.object({
  module: ModuleDescriptor.shape.name,
  build: z.optional(BuildId),
})

const Frames = z.array(ReportFrame)

/** The build whose new errors people look for: the canary, else the active one. */
async function watchedBuild({ releases }: Ports, module: string): Promise<BuildId | null> {
  const release = (await releases.state()).modules.find(({ name }) => name === module)
  return (release && (runningCanary(release)?.canary ?? release.active)) ?? null
}

async function answerList(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { data } = z.safeParse(Asked, Object.fromEntries(searchParams))
  if (data === undefined)
    return toolRefusal({
      code: 'bad-input',
      message: 'Errors are listed of a module, and of a build by its 64 digits; name them.',
    })
  const { module, build: only } = data
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  const build = only ?? (await watchedBuild(ports, module))
  const rows = await listErrors(ports.db, module)
  const groups = [...errorGroups(rows, { build, only: only !== undefined })]
  return toolAnswer({ build, groups } satisfies ListedErrors)
}

async function answerReport(ports: Ports, sender: Publisher, id: string): Promise<Response> {
  const row = await findError(ports.db, id)
  if (row === undefined)
    return toolRefusal({
      code: 'not-found',
      message: `No report has the id ${id}; see npm run module -- errors NAME.`,
    })
  const { module, build, code, message, count, frames, components, firstAt, lastAt } = row
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  return toolAnswer({
    id,
    module,
    build,
    code,
    message,
    count,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    frames: z.parse(Frames, JSON.parse(frames)),
    components: z.parse(Frames, JSON.parse(components)),
  } satisfies KeptReport)
}

const reportPath = new RegExp(`^${errorsPath}/([0-9a-f]{16})$`)
const mapPath = /^\/registry\/source-maps\/([a-z][a-z0-9-]{0,39})\/([0-9a-f]{64})(?:\/(.+))?$/

/** Answers what tools ask about reported errors and source maps; undefined for another address. */
export async function answerErrorTools(
  ports: Ports,
  request: Request,
  { path, sender }: { readonly path: string; readonly sender: Publisher },
): Promise<Response | undefined> {
  if (`${request.method} ${path}` === `GET ${errorsPath}`) return answerList(ports, request, sender)
  const [, id] = reportPath.exec(path) ?? []
  if (request.method === 'GET' && id !== undefined) return answerReport(ports, sender, id)
  const [, module, build, file = ''] = mapPath.exec(path) ?? []
  if (module === undefined) return undefined
  return answerSourceMaps(ports, request, { sender, module, build: z.parse(BuildId, build), file })
}
