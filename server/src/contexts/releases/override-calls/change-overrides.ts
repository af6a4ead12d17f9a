import type { ModuleOverride } from '@tessera/contracts/calls/module-overrides'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { z } from '@tessera/contracts/schema'
import { settleClaims } from '@tessera/contracts/settle-claims'
import { given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { chosenRegistry } from '../canary/chosen-registry.ts'
import { overriddenShell } from '../canary/chosen-shell.ts'
import { findSet } from '../canary/store.ts'
import { heldOverrides } from '../overrides/held-overrides.ts'
import {
  dropOwn,
  keepOwn,
  mayOverride,
  mayRunPreviews,
  ownOverrides,
} from '../overrides/own-overrides.ts'
import { relayedModule } from '../overrides/relays.ts'
import { isRevoked, publishedBuild, replacementsOf } from '../overrides/replacements.ts'
import {
  mayLoadFrom,
  overridesMax,
  overridesOfSet,
  replaceModules,
  withOverride,
} from '../overrides/rules.ts'
import type { KeptOverrides } from '../overrides/store.ts'
import { readPreviewAddress } from '../previews/preview-address.ts'
import { buildsOf } from '../previews/rules.ts'
import { findPreview, type Preview } from '../previews/store.ts'

/** Refuses people who may not override modules. */
export function rightRefusal(visit: Visit): Refusal | undefined {
  if (mayOverride(visit)) return undefined
  return refused('not-allowed')
}

async function overrideRefusal(
  { ports }: Visit,
  override: ModuleOverride,
): Promise<Refusal | undefined> {
  if (override.from === 'off') return undefined
  if (override.from === 'source') return refused('not-allowed')
  if (override.from === 'origin') {
    const { registered, module } = override
    if (registered.descriptor.name !== module) return refused('bad-input', { fields: { module } })
    if (mayLoadFrom(registered, ports.settings)) return undefined
    return refused('module-origin-refused', { origin: new URL(registered.base).origin })
  }
  if (override.from === 'relay')
    return (await relayedModule(ports, override)) === undefined ? refused('not-found') : undefined
  if (!override.even_revoked && (await isRevoked(ports, override))) return refused('build-revoked')
  if ((await heldOverrides(ports, [override])).length === 0) return refused('not-found')
  const found =
    override.module === shellName
      ? await overriddenShell(ports, [override])
      : await publishedBuild(ports, override)
  return found === undefined ? refused('not-found') : undefined
}

/** Refuses a module that would claim what another one of this browser's modules holds. */
async function claimRefusal(
  visit: Visit,
  names: ReadonlySet<string>,
  kept: KeptOverrides,
): Promise<Refusal | undefined> {
  const { registry, builds } = await chosenRegistry(visit)
  const { modules } = replaceModules(
    { ...registry, builds },
    await replacementsOf(visit.ports, kept.overrides),
  )
  const { refused: claims } = settleClaims(modules)
  const claim = claims.find((each) => names.has(each.name) || names.has(each.holder))
  return (
    claim && refused('module-claim', { holder: claim.holder, name: claim.name, what: claim.what })
  )
}

/** Returns the overrides that a person may keep: those from source belong to a token. */
const ownOf = (kept: KeptOverrides | undefined): readonly ModuleOverride[] =>
  (kept?.overrides ?? []).filter(({ from }) => from !== 'source')

/** Adds overrides to those that this browser keeps; refuses all of them if one can't run. */
async function keepWished(
  visit: Visit,
  before: readonly ModuleOverride[],
  wished: readonly ModuleOverride[],
) {
  for (const each of wished) {
    const barred = await overrideRefusal(visit, each)
    if (barred !== undefined) return barred
  }
  const overrides = wished.reduce(withOverride, before)
  if (overrides.length > overridesMax)
    return refused('bad-input', { fields: { module: 'Too many' } })
  const kept = { overrides, travelled: null }
  const claim = await claimRefusal(visit, new Set(wished.map(({ module }) => module)), kept)
  if (claim !== undefined) return claim
  await keepOwn(visit, kept)
  const user = visit.viewer?.id
  for (const { from, module } of wished)
    visit.ports.log.info('overrides.set', { user, module, from })
  return given(null)
}

/** Overrides one module in this browser. */
export async function override(visit: Visit, wished: ModuleOverride) {
  const barred = rightRefusal(visit)
  if (barred !== undefined) return barred
  return keepWished(visit, ownOf(await ownOverrides(visit)), [wished])
}

/** Finds the living preview that the value of an address means. */
export async function previewAt(
  { ports }: Pick<Visit, 'ports'>,
  value: string,
): Promise<Preview | undefined> {
  const named = readPreviewAddress(ports.secrets, value)
  return named && findPreview(ports, named)
}

const isOfPreview = (override: ModuleOverride): boolean =>
  override.from === 'build' && override.preview !== undefined

/** True when this browser runs the builds of a preview already. */
export async function runsPreview(visit: Visit, preview: Preview): Promise<boolean> {
  const { overrides } = (await ownOverrides(visit)) ?? { overrides: [] }
  return Object.keys(buildsOf(preview)).every((module) =>
    overrides.some(
      (each) => each.from === 'build' && each.module === module && each.preview === preview.id,
    ),
  )
}

/** Runs the builds of one preview in this browser, in the place of an earlier preview. */
export async function runPreview(visit: Visit, value: string) {
  if (!mayRunPreviews(visit)) return refused('not-allowed')
  const preview = await previewAt(visit, value)
  if (preview === undefined) return refused('not-found')
  const before = ownOf(await ownOverrides(visit)).filter((each) => !isOfPreview(each))
  const wished = Object.entries(buildsOf(preview)).map(
    ([module, build]) => ({ from: 'build', module, build, preview: preview.id }) as const,
  )
  return keepWished(visit, before, wished)
}

/** Takes back the override of a module, or all. */
export async function reset(visit: Visit, module?: string) {
  const now = await ownOverrides(visit)
  const overrides = ownOf(now).filter((each) => each.module !== module)
  if (module === undefined || overrides.length === 0) await dropOwn(visit)
  else await keepOwn(visit, { overrides, travelled: null })
  return given(null)
}

const Builds = z.record(z.string(), BuildId)

/** Runs the builds of a set in this browser, the shell's too, and no others. */
export async function travel(visit: Visit, signed: string) {
  const barred = rightRefusal(visit)
  if (barred !== undefined) return barred
  const [set = ''] = signed.split('.')
  const builds = z.safeParse(Builds, (await findSet(visit.ports.db, set))?.builds)
  if (!builds.success) return refused('not-found')
  const { modules } = await visit.ports.releases.state()
  const overrides = overridesOfSet(
    builds.data,
    modules.map(({ name }) => name),
  )
  // The present shell stands in for one that can't run any more; no other module could.
  for (const each of overrides)
    if (
      each.from === 'build' &&
      each.module !== shellName &&
      (await publishedBuild(visit.ports, each)) === undefined
    )
      return refused('not-found', { module: each.module })
  await keepOwn(visit, { overrides, travelled: set })
  visit.ports.log.info('overrides.travelled', { user: visit.viewer?.id, set })
  return given(null)
}
