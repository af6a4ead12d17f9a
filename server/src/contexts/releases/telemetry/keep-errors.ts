import { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { reportCodeOf } from '@tessera/contracts/report-codes'
import { z } from '@tessera/contracts/schema'
import { assetsBase } from '../../../platform/built-folder/port.ts'
import type { Ports } from '../../../ports.ts'
import { publishedBuild } from '../overrides/replacements.ts'
import { errorIdOf, fingerprintOf } from './error-fingerprint.ts'
import { messageOf } from './error-message.ts'
import { addError } from './error-store.ts'
import { framesIn, type KnownBuild } from './stack-frames.ts'

type Builds = Readonly<Record<string, string>>

/** A report, as far as it is kept. */
export interface KeepableReport {
  readonly code: string
  readonly from: string
  readonly detail: string
  readonly stack?: string | undefined
  readonly components?: string | undefined
}

/** Returns the id of a module's build in a set; undefined for one without an id. */
export const buildIn = (builds: Builds, module: string): BuildId | undefined =>
  Object.hasOwn(builds, module) ? z.safeParse(BuildId, builds[module]).data : undefined

const pathsOf = (files: readonly { readonly path: string }[]): ReadonlySet<string> =>
  new Set(files.map(({ path }) => path))

async function knownShell(ports: Ports, build: BuildId | undefined): Promise<KnownBuild> {
  const { shells = [] } = await ports.releases.state()
  const named = shells.find(({ id }) => id === build)?.descriptor
  const { files } = named ?? (await ports.shell())
  const base = new URL(assetsBase, ports.settings.publicOrigin).href
  return { module: shellName, build: build ?? null, base, files: pathsOf(files) }
}

/** Finds the files of a set's builds. */
async function knownBuilds(ports: Ports, builds: Builds): Promise<readonly KnownBuild[]> {
  const modules = Object.keys(builds).filter((module) => module !== shellName)
  const found = await Promise.all(
    modules.map(async (module): Promise<KnownBuild | undefined> => {
      const build = buildIn(builds, module)
      const published = build && (await publishedBuild(ports, { module, build }))
      if (build === undefined || published === undefined) return undefined
      const { base, descriptor } = published
      const { href } = new URL(base, ports.settings.publicOrigin)
      return { module, build, base: href, files: pathsOf(descriptor.files) }
    }),
  )
  const shell = await knownShell(ports, buildIn(builds, shellName))
  return [...found.filter((each) => each !== undefined), shell]
}

/**
 * Keeps the reports of a document's builds, grouped by where they come from, within the budget of who sent
 * them. Of a stack only positions in files of those builds are kept; nothing says who sent it.
 */
export async function keepErrors(
  ports: Ports,
  reports: readonly KeepableReport[],
  { builds, who }: { readonly builds: Builds; readonly who: string },
): Promise<void> {
  const at = ports.clock.now()
  let known: readonly KnownBuild[] | undefined
  for (const { code: text, from: module, detail, stack = '', components = '' } of reports) {
    const build = buildIn(builds, module)
    if (build === undefined || !ports.reportCounts.mayKeep(who, at.getTime())) continue
    known ??= await knownBuilds(ports, builds)
    const frames = framesIn(stack, known)
    if (frames === undefined) continue
    const error = { module, code: reportCodeOf(text), message: messageOf(detail), frames }
    const fingerprint = fingerprintOf(error)
    await addError(ports.db, {
      ...error,
      id: errorIdOf(fingerprint, build),
      build,
      fingerprint,
      frames: JSON.stringify(frames),
      components: JSON.stringify(framesIn(components, known) ?? []),
      at,
    })
  }
}
