import { shellName } from '../build-limits.ts'
import { addressRefusals } from './address-refusals.ts'
import { claimRefusals, usernameRefusals } from './claim-refusals.ts'
import {
  abiRefusals,
  documentRefusals,
  partRefusals,
  rangeRefusals,
  truthRefusals,
} from './contract-refusals.ts'
import { eventRefusals, unrecordedRefusals } from './event-refusals.ts'
import {
  countRefusals,
  hashRefusals,
  sharingRefusals,
  sizeRefusals,
  strandRefusals,
} from './file-refusals.ts'
import { offerRefusals } from './offer-refusals.ts'
import type { Refusal, RefusalCode } from './refusal.ts'
import { type GateBuild, type ReleaseWorld, readBuild, readWorld } from './world.ts'

function unreadable({ module }: GateBuild): Refusal {
  const file = module === shellName ? 'shell.json' : 'module.json'
  const message = `The descriptor of ${module} is not the ${file} of a build of ${module}; publish the ${file} that the build wrote.`
  return { code: 'facts-missing', message }
}

/** Tells a refusal once, although several views or builds lead to the same sentence. */
const once = (refusals: readonly Refusal[]): readonly Refusal[] => [
  ...new Map(refusals.map((refusal) => [refusal.message, refusal])).values(),
]

const stranding: ReadonlySet<RefusalCode> = new Set([
  'contract-range',
  'abi-mismatch',
  'share-unknown',
  'document-format',
])

const addresses: ReadonlySet<RefusalCode> = new Set([
  'address-username',
  'address-reserved',
  'address-grant',
])

/** True for a refusal of an address that a module has no grant for, however the build came to run. */
export const isOfAddress = ({ code }: Refusal): boolean => addresses.has(code)

/** Lists the addresses that modules have no grant for, among builds that are part of the world already. */
export function addressRefusalsIn(
  candidates: readonly GateBuild[],
  world: ReleaseWorld,
): readonly Refusal[] {
  const builds = readWorld(world)
  return candidates.flatMap((candidate) => {
    const build = readBuild(candidate)
    if (build === undefined) return []
    return [...usernameRefusals(build, world), ...addressRefusals(build, builds, world)]
  })
}

/** True for a refusal that says that a shell would leave a module, or the document, behind. */
export const isStranding = ({ code }: Refusal): boolean => stranding.has(code)

/**
 * Decides whether a build may run beside every build of the shell and of modules that is active or that
 * open tabs may still run, and on the running service. An empty list admits it.
 */
export function refusalsOf(candidate: GateBuild, world: ReleaseWorld): readonly Refusal[] {
  const build = readBuild(candidate)
  if (build === undefined) return [unreadable(candidate)]
  const others = readWorld(world)
  const refusals = [
    ...hashRefusals(build),
    ...countRefusals(build),
    ...rangeRefusals(build, others),
    ...abiRefusals(build, others),
    ...documentRefusals(build),
    ...claimRefusals(build, others),
    ...usernameRefusals(build, world),
    ...addressRefusals(build, others, world),
  ]
  if (build.facts === undefined) {
    const message = `${build.label} does not say what it uses, sends, hears and bundles, so it cannot be checked against other builds; build it with the present module preset.`
    return once([{ code: 'facts-missing', message }, ...refusals])
  }
  return once([
    ...refusals,
    ...partRefusals(build, world),
    ...truthRefusals(build, world),
    ...eventRefusals(build, others),
    ...unrecordedRefusals(build),
    ...offerRefusals(build, others, world),
    ...sharingRefusals(build),
    ...strandRefusals(build, others),
    ...sizeRefusals(build),
  ])
}
