import { ModuleDescriptor } from '@tessera/contracts/registry'
import { type BuildId, shortBuildId } from '@tessera/contracts/releases/build-id'
import { PreviewId } from '@tessera/contracts/releases/override-calls'
import {
  type ListedPreview,
  PreviewRequest,
  previewsPath,
} from '@tessera/contracts/releases/preview-calls'
import { z } from '@tessera/contracts/schema'
import { hasUnstorable } from '../../../calls/unstorable.ts'
import type { Ports } from '../../../ports.ts'
import { findBuild } from '../registry/store.ts'
import { mayTouch, type Publisher } from '../registry/tokens.ts'
import {
  anotherModule,
  inputOf,
  type ToolFault,
  toolAnswer,
  toolRefusal,
} from '../registry/tool-answer.ts'
import { makePreview, revokePreview } from './change-previews.ts'
import { hasAddress, previewAddress, readPreviewAddress } from './preview-address.ts'
import { buildsOf, madeHourly, previewModulesMax, staysUntil } from './rules.ts'
import { findPreview, listPreviews, madeLately, type Preview, tagsOf } from './store.ts'

const holdsOwn = (sender: Publisher, { modules }: Preview): boolean =>
  modules.some((module) => mayTouch(sender, module))

async function listed(
  { db, secrets }: Ports,
  previews: readonly Preview[],
): Promise<ListedPreview[]> {
  const tags = await tagsOf(
    db,
    previews.map(({ id }) => id),
  )
  return previews.map((preview) => {
    const { id, module, madeBy: by, why, madeAt, visitedAt } = preview
    const addressOf = (tag: string) =>
      hasAddress(tag) ? previewAddress(secrets, { module, tag }) : null
    return {
      id,
      module,
      builds: buildsOf(preview),
      address: previewAddress(secrets, { id }),
      tags: (tags.get(id) ?? []).map((tag) => ({ tag, address: addressOf(tag) })),
      by,
      why,
      made_at: madeAt.toISOString(),
      until: staysUntil(visitedAt).toISOString(),
    }
  })
}

const noPreview = (named: string): ToolFault => ({
  code: 'not-found',
  message: `There is no preview ${named.slice(0, 80)} of the token's modules; see npm run module -- previews.`,
})

/** Finds the preview that another one is made beside: by its address, or by its id as one of the token's own. */
async function baseOf(
  ports: Ports,
  sender: Publisher,
  named: string,
): Promise<Preview | undefined> {
  const isId = z.safeParse(PreviewId, named).success
  const read = isId ? { id: named } : readPreviewAddress(ports.secrets, named)
  const found = read && (await findPreview(ports, read))
  return found !== undefined && (!isId || holdsOwn(sender, found)) ? found : undefined
}

async function isPublished(
  { db, settings }: Ports,
  { module, build: id }: { readonly module: string; readonly build: BuildId },
): Promise<boolean> {
  const { builds, shells } = await findBuild(db, { storeUrl: settings.moduleStoreUrl, module, id })
  return builds.length + shells.length > 0
}

async function answerMaking(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const read = await inputOf(request, PreviewRequest)
  if (read instanceof Response) return read
  const { module, build, tags, why, with: named } = read.input
  const other = anotherModule(sender, module)
  if (other !== undefined) return other
  if (!(await isPublished(ports, read.input)))
    return toolRefusal({
      code: 'not-found',
      message: `No build ${shortBuildId(build)} of ${module} is published; publish it with --preview.`,
    })
  const base = named === undefined ? undefined : await baseOf(ports, sender, named)
  if (named !== undefined && base === undefined) return toolRefusal(noPreview(named))
  const builds = { ...(base && buildsOf(base)), [module]: build }
  if (Object.keys(builds).length > previewModulesMax)
    return toolRefusal({
      code: 'bad-input',
      message: `A preview has at most ${previewModulesMax} modules; leave --with out.`,
    })
  if ((await madeLately(ports, sender.id)) >= madeHourly)
    return toolRefusal({
      code: 'too-many',
      message: `The token '${sender.name}' made ${madeHourly} previews in the last hour; try again later.`,
    })
  const preview = await makePreview(ports, { sender, module, builds, tags, why })
  if (preview === undefined)
    return toolRefusal({
      code: 'changed-meanwhile',
      message: `A build of the preview was deleted, or the token '${sender.name}' revoked, meanwhile; try again.`,
    })
  ports.log.info('previews.made', { module, build, preview: preview.id, who: sender.name })
  const [made] = await listed(ports, [preview])
  return toolAnswer({ preview: made })
}

async function answerList(ports: Ports, request: Request, sender: Publisher): Promise<Response> {
  const module = new URL(request.url).searchParams.get('module')
  if (module !== null) {
    if (!z.safeParse(ModuleDescriptor.shape.name, module).success)
      return toolRefusal({ code: 'bad-input', message: 'Name a module, as notes.' })
    const other = anotherModule(sender, module)
    if (other !== undefined) return other
  }
  const all = sender.modules.includes('*') ? null : sender.modules
  const previews = await listPreviews(ports, module === null ? all : [module])
  return toolAnswer({ previews: await listed(ports, previews) })
}

const Why = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((text) => !hasUnstorable(text)),
)

async function answerRevoking(
  ports: Ports,
  request: Request,
  { sender, id }: { readonly sender: Publisher; readonly id: string },
): Promise<Response> {
  const preview = await findPreview(ports, { id })
  if (preview === undefined || !holdsOwn(sender, preview)) return toolRefusal(noPreview(id))
  const given = new URL(request.url).searchParams.get('why') ?? 'revoked'
  const { data: why } = z.safeParse(Why, given)
  if (why === undefined)
    return toolRefusal({
      code: 'bad-input',
      message: 'Say why in 1 to 200 characters, without a null character.',
    })
  if (!(await revokePreview(ports, preview, { who: sender.name, why })))
    return toolRefusal(noPreview(id))
  ports.log.info('previews.revoked', { preview: id, who: sender.name })
  return toolAnswer({ revoked: id })
}

const onePath = new RegExp(`^${previewsPath}/([0-9a-f]{16})$`)

/** Answers what tools ask about previews; undefined for another address. */
export async function answerPreviewTools(
  ports: Ports,
  request: Request,
  { path, sender }: { readonly path: string; readonly sender: Publisher },
): Promise<Response | undefined> {
  const asked = `${request.method} ${path}`
  if (asked === `POST ${previewsPath}`) return answerMaking(ports, request, sender)
  if (asked === `GET ${previewsPath}`) return answerList(ports, request, sender)
  const [, id] = onePath.exec(path) ?? []
  if (request.method !== 'DELETE' || id === undefined) return undefined
  return answerRevoking(ports, request, { sender, id })
}
