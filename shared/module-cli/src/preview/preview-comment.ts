import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from '../arguments.ts'
import { askGate } from '../check.ts'
import { Fault, type Outcome } from '../outcome.ts'
import { commandName } from '../place.ts'
import type { LocalBuild } from '../read-build.ts'
import type { ToolClient } from '../tool-client.ts'
import { buildSizes } from './build-sizes.ts'
import { commentMark, commentText } from './comment-text.ts'
import { type Picture, PictureList, pictureListFile } from './picture.ts'
import { type ForgeTransport, postComment } from './post-comment.ts'
import { branchOf, livingPreviews } from './previews.ts'

/** Returns why the gate refuses a build; none for one that it takes. */
async function gateRefusals(client: ToolClient, build: LocalBuild): Promise<readonly string[]> {
  try {
    await askGate(client, build)
    return []
  } catch (cause) {
    if (cause instanceof Fault && cause.code === 'refused') return cause.message.split('\n  ')
    throw cause
  }
}

/** Reads the pictures that `screenshots` took of a build. */
async function picturesIn(folder: string | undefined, build: string): Promise<readonly Picture[]> {
  if (folder === undefined) return []
  const text = await readFile(join(folder, pictureListFile), 'utf8').catch(() => {
    throw new Fault(`There is no ${pictureListFile} in ${folder}; run screenshots first.`)
  })
  const list = z.parse(PictureList, JSON.parse(text))
  return list.build === build ? list.pictures : []
}

/** Reads the descriptor of the active build; undefined when there is none, or no facts of it. */
async function activeOf(client: ToolClient, name: string) {
  const { modules } = await client.state(name)
  const active = modules.find((each) => each.name === name)?.active ?? null
  const descriptor =
    active === null
      ? undefined
      : await client.send('GET', `/registry/modules/${name}/${active}.json`).catch(() => undefined)
  return { active, sizes: buildSizes(descriptor) }
}

/** Writes the text of a preview for a merge request, and posts it where a pipeline may. */
export async function previewComment(
  client: ToolClient,
  asked: Arguments,
  build: LocalBuild,
  around: {
    readonly env: Readonly<Record<string, string | undefined>>
    readonly transport?: ForgeTransport
  },
): Promise<Outcome> {
  const module = nameOf(asked)
  const preview = (await livingPreviews(client, module)).find(
    (each) => each.builds[module] === build.id,
  )
  if (preview === undefined)
    throw new Fault(
      `Build ${shortBuildId(build.id)} of ${module} has no preview; make one with: ${commandName} publish ${module} --preview`,
    )
  const { active, sizes: activeSizes } = await activeOf(client, module)
  const linkOf = (address: string) => new URL(address, asked.at).href
  const branch = branchOf(preview)
  const refusals = await gateRefusals(client, build)
  const text = commentText({
    module,
    build: build.id,
    link: linkOf(preview.address),
    branch: branch?.address
      ? { name: branch.tag.slice('branch='.length), link: linkOf(branch.address) }
      : undefined,
    active,
    sizes: buildSizes(build.raw),
    activeSizes,
    refusals,
    pictures: await picturesIn(asked.pictures, build.id),
    picturesAt: asked.picturesAt,
  })
  if (asked.out !== undefined) await writeFile(asked.out, text)
  const posted = asked.post
    ? await postComment({ mark: commentMark(module), body: text }, around.env, around.transport)
    : undefined
  const said = {
    written: ['The comment is written.'],
    updated: ['The comment is updated.'],
    not: ['This is no pipeline that may comment, so here is the text:', ...text.split('\n')],
  }[posted ?? 'not']
  const lines = asked.post ? said : text.split('\n')
  return { lines, data: { module, build: build.id, text, posted: posted ?? null, refusals } }
}
