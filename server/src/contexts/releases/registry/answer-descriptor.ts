import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { envelopeOf, refused } from '../../../calls/answer.ts'
import { refusalOfThrow } from '../../../calls/refusal-of-throw.ts'
import type { Ports } from '../../../ports.ts'
import { buildOf } from './rules.ts'
import { descriptorText, findBuild } from './store.ts'

/** Finds a build: one that runs, or did lately, without the database. */
async function buildFor(ports: Ports, module: string, id: BuildId) {
  const { builds } = await ports.releases.state()
  const { moduleStoreUrl: storeUrl } = ports.settings
  const known = buildOf(builds, module, id)
  return known ?? (await findBuild(ports.db, { storeUrl, module, id })).builds[0]
}

/**
 * Answers the descriptor of a build, for tabs whose document lists only its entry. The answer never changes:
 * its SHA-256 is the build's id, which the tab checks.
 */
export async function answerDescriptor(
  ports: Ports,
  asked: { readonly id: string; readonly module: string; readonly file: string },
): Promise<Response> {
  const { brand } = ports.settings
  const build = z.safeParse(BuildId, asked.file.replace(/\.json$/, '')).data
  if (build === undefined) return envelopeOf(refused('not-found'), brand)
  try {
    const found = await buildFor(ports, asked.module, build)
    const text = found && descriptorText(found)
    if (text === undefined) return envelopeOf(refused('not-found'), brand)
    return new Response(text, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
  } catch (cause) {
    return envelopeOf(refusalOfThrow(ports, cause, { id: asked.id, event: 'registry' }), brand)
  }
}
