import { shortBuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import type { ReleaseChange, ToolState } from '@tessera/contracts/releases/tool-calls'
import { askGate } from './check.ts'
import { listedOf } from './list.ts'
import type { Outcome } from './outcome.ts'
import type { LocalBuild } from './read-build.ts'
import { type Source, sendBuild } from './send-build.ts'
import { sendMaps } from './send-maps.ts'
import type { ToolClient } from './tool-client.ts'

/** The audience of a published build: everybody, a share of the visitors, or nobody yet. */
export type Audience =
  | { readonly to: 'everybody' }
  | { readonly to: 'some'; readonly percent: number }
  | { readonly to: 'nobody' }

function changeFor(build: LocalBuild, audience: Audience): ReleaseChange | undefined {
  const named = { module: build.descriptor.name, build: build.id }
  if (audience.to === 'everybody') return { do: 'promote', ...named }
  return audience.to === 'some' ? { do: 'canary', percent: audience.percent, ...named } : undefined
}

const gets = (audience: Audience): string =>
  audience.to === 'some'
    ? `${audience.percent} % of the visitors get it`
    : `${audience.to} gets it${audience.to === 'nobody' ? ' yet' : ''}`

const kilobytes = ({ descriptor }: LocalBuild): string =>
  `${Math.round(descriptor.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000)} kB`

/** Says what a publish will do, before it does it. */
export function announce(build: LocalBuild, audience: Audience, origin: string): string {
  const { name, version, files } = build.descriptor
  return `Publishing ${name} ${version}, build ${shortBuildId(build.id)} (${files.length} files, ${kilobytes(build)}), to ${origin}; then ${gets(audience)} …`
}

/** True when the audience has the build already. */
function isThere(state: ToolState, build: LocalBuild, audience: Audience): boolean {
  const release = state.modules.find(({ name }) => name === build.descriptor.name)
  if (audience.to === 'nobody' || release === undefined) return false
  if (audience.to === 'everybody') return release.active === build.id && release.rollout === null
  return release.rollout?.build === build.id && release.rollout.percent === audience.percent
}

/** True when the store has the build, with its commit if that is known. */
const isInStore = (state: ToolState, build: LocalBuild, { commit }: Source): boolean =>
  listedOf(state, build.descriptor.name).some(
    (each) =>
      each.id === build.id &&
      (each.module === shellName || each.base.endsWith(`/${build.id}/`)) &&
      (each.commit !== null || commit === null),
  )

/**
 * Publishes a build: checks it against what runs, sends and admits it, then changes who gets it. Broken
 * off at any step, either nothing runs differently or all of it does; publishing again goes on.
 */
export async function publish(
  client: ToolClient,
  build: LocalBuild,
  asked: { readonly audience: Audience; readonly source: Source; readonly why: string },
): Promise<Outcome> {
  const { audience, source, why } = asked
  const { name } = build.descriptor
  const state = await client.state(name)
  await askGate(client, build)
  const data = { module: name, build: build.id, commit: source.commit }
  const short = shortBuildId(build.id)
  if (isThere(state, build, audience) && isInStore(state, build, source)) {
    await sendMaps(client, build)
    return {
      lines: [`Build ${short} of ${name} is published, and ${gets(audience)} already.`],
      data: { ...data, version: state.version, sent: 0 },
    }
  }
  const { sent, isRaised } = await sendBuild(client, build, source)
  const seen = state.version + (isRaised ? 1 : 0)
  const change = isThere(state, build, audience) ? undefined : changeFor(build, audience)
  const version = change === undefined ? seen : await client.change(change, { version: seen, why })
  return {
    lines: [
      `Published build ${short} of ${name} (${sent} files sent); ${gets(audience)}.`,
      ...(source.commit === null
        ? ['Its sources are not committed, so nobody can verify it; commit, then publish again.']
        : []),
    ],
    data: { ...data, version, sent },
  }
}
