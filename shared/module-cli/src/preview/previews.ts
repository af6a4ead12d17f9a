import { shortBuildId } from '@tessera/contracts/releases/build-id'
import {
  type ListedPreview,
  ListedPreviews,
  MadePreview,
  type PreviewRequest,
  previewParameter,
  previewsPath,
} from '@tessera/contracts/releases/preview-calls'
import { z } from '@tessera/contracts/schema'
import type { Arguments } from '../arguments.ts'
import { Fault, type Outcome } from '../outcome.ts'
import { commandName } from '../place.ts'
import type { LocalBuild } from '../read-build.ts'
import type { ToolClient } from '../tool-client.ts'

/** Returns the value by which --with names a preview: its id, or the set of its address. */
const namedIn = (text: string): string =>
  URL.parse(text)?.searchParams.get(previewParameter) ?? text

const linkOf = (address: string, origin: string): string => new URL(address, origin).href

/** Returns the tag of a preview whose address people keep: its branch. */
export const branchOf = ({ tags }: ListedPreview) =>
  tags.find(({ tag, address }) => tag.startsWith('branch=') && address !== null)

/** Makes the preview of a build that was sent, and adds its addresses to what the publish said. */
export async function withPreview(
  client: Pick<ToolClient, 'send'>,
  outcome: Outcome,
  asked: {
    readonly build: Pick<LocalBuild, 'id' | 'descriptor'>
    readonly tags: readonly string[]
    readonly origin: string
    readonly why: string
    readonly with: string | undefined
  },
): Promise<Outcome> {
  const { build, tags, origin, why, with: named } = asked
  const { name: module } = build.descriptor
  const others = named === undefined ? {} : { with: namedIn(named) }
  const request: PreviewRequest = { module, build: build.id, tags: [...tags], why, ...others }
  const answer = await client.send('POST', previewsPath, JSON.stringify(request))
  const { preview } = z.parse(MadePreview, answer)
  const link = linkOf(preview.address, origin)
  const branch = branchOf(preview)
  const moving = branch?.address ? linkOf(branch.address, origin) : null
  return {
    lines: [
      ...outcome.lines,
      `Preview ${preview.id} runs in one browser, after a press on this page:`,
      link,
      ...(moving === null
        ? []
        : [`The last build of ${branch?.tag.slice('branch='.length)} has this address:`, moving]),
    ],
    data: { ...outcome.data, preview: preview.id, link, branch_link: moving },
  }
}

function previewLines(preview: ListedPreview, origin: string): readonly string[] {
  const { id, builds, by, why, made_at, until, tags, address } = preview
  const named = Object.entries(builds).map(([module, build]) => `${module} ${shortBuildId(build)}`)
  const marks = tags.map(({ tag }) => tag).join(', ')
  return [
    `${id}  ${named.join(', ')}`,
    `    made ${made_at.slice(0, 16)} by ${by} (${why}), until ${until.slice(0, 10)}${marks === '' ? '' : `; ${marks}`}`,
    `    ${linkOf(address, origin)}`,
  ]
}

/** Returns the living previews that hold a build of a module; without a name, of the token's modules. */
export async function livingPreviews(
  client: Pick<ToolClient, 'send'>,
  name: string | undefined,
): Promise<readonly ListedPreview[]> {
  const query = name === undefined ? '' : `?${new URLSearchParams({ module: name })}`
  return z.parse(ListedPreviews, await client.send('GET', previewsPath + query)).previews
}

const PreviewName = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** Lists previews, or revokes one. */
export async function previews(
  client: Pick<ToolClient, 'send'>,
  { names: [name], revoke, at, why }: Arguments,
): Promise<Outcome> {
  if (revoke !== undefined) {
    if (!z.safeParse(PreviewName, revoke).success)
      throw new Fault(
        `--revoke takes the 16 digits of a preview, not '${revoke.slice(0, 40)}'; see ${commandName} previews.`,
        'usage',
      )
    await client.send('DELETE', `${previewsPath}/${revoke}?${new URLSearchParams({ why })}`)
    return {
      lines: [`Preview ${revoke} is revoked: browsers that ran it get the usual builds.`],
      data: { revoked: revoke },
    }
  }
  const found = await livingPreviews(client, name)
  const none = `There is no preview${name === undefined ? '' : ` of ${name}`}; make one with: ${commandName} publish NAME --preview`
  return {
    lines: found.length === 0 ? [none] : found.flatMap((each) => previewLines(each, at)),
    data: { previews: found.map((each) => ({ ...each, link: linkOf(each.address, at) })) },
  }
}
