import { pageWords, reservedWords, serviceWords } from '../../reserved-words.ts'
import { startsOf, wordOf } from '../address-grant.ts'
import type { Refusal } from './refusal.ts'
import type { ReadBuild, ReleaseWorld } from './world.ts'

const section = /^\/settings\/[\w.~-]+\/$/

/** Returns the starts of a build's addresses. Sections of the settings are every module's to add. */
const claimedStarts = ({ module }: ReadBuild): readonly string[] => [
  ...new Set(
    (module?.pages ?? []).flatMap(({ route, settings }) =>
      settings !== undefined && section.test(route) ? [] : startsOf(route),
    ),
  ),
]

const isGranted = ({ grants }: ReleaseWorld, name: string, start: string) =>
  grants.some((grant) => grant.module === name && grant.start === start)

/** True for a start at which only the service answers, so that nobody can grant it. */
export function isServiceStart(start: string): boolean {
  const word = wordOf(start)
  return word !== undefined && serviceWords.has(word) && !pageWords.has(word)
}

/** True for a start that only the operator grants: it leads to pages of the service or of every module. */
export function isOperatorStart(start: string): boolean {
  const word = wordOf(start)
  return word === undefined || serviceWords.has(word)
}

/** Lists the modules that have addresses with a start: by a grant, or in a build that runs. */
function modulesAt(
  start: string,
  builds: readonly ReadBuild[],
  grants: ReleaseWorld['grants'],
): readonly string[] {
  const granted = grants.filter((grant) => grant.start === start).map(({ module }) => module)
  const using = builds.filter((build) => claimedStarts(build).includes(start))
  return [...new Set([...granted, ...using.map(({ name }) => name)])]
}

/** Lists the modules that hold a start, so that they may grant it: those that have it without a grant themselves. */
export function holdersOf(
  start: string,
  builds: readonly ReadBuild[],
  grants: ReleaseWorld['grants'],
): readonly string[] {
  const given = grants.filter((grant) => grant.start === start && grant.holds !== true)
  return modulesAt(start, builds, grants).filter((name) =>
    given.every(({ module }) => module !== name),
  )
}

function inWords(start: string): string {
  if (start === '/') return 'the home page'
  if (start === '/:/') return 'addresses that start with a parameter'
  return `addresses below ${start}`
}

/**
 * Refuses addresses that a module has by a grant only: below the first word of another module or of the product,
 * or with a parameter at the start. A first word that nobody has needs a token that is bound to it.
 */
export function addressRefusals(
  build: ReadBuild,
  others: readonly ReadBuild[],
  world: ReleaseWorld,
): readonly Refusal[] {
  const { name } = build
  return claimedStarts(build).flatMap((start) =>
    isGranted(world, name, start) ? [] : (startRefusal(build, start, { others, world }) ?? []),
  )
}

function startRefusal(
  { name, label }: ReadBuild,
  start: string,
  { others, world }: { readonly others: readonly ReadBuild[]; readonly world: ReleaseWorld },
): Refusal | undefined {
  const what = `${label} claims ${inWords(start)}`
  if (isServiceStart(start))
    return {
      code: 'address-reserved',
      message: `${what}, where the service itself answers; choose another first word.`,
    }
  const word = wordOf(start)
  const elsewhere = modulesAt(start, others, world.grants).filter((other) => other !== name)
  if (word === undefined || reservedWords.has(word) || elsewhere.length > 0) {
    const whose =
      elsewhere.length > 0
        ? `which ${elsewhere.join(' and ')} ${elsewhere.length > 1 ? 'have' : 'has'}`
        : 'which is reserved'
    const holders = holdersOf(start, others, world.grants).filter((other) => other !== name)
    const team = isOperatorStart(start)
      ? ''
      : holders.map((one) => ` or the team of ${one}`).join('')
    const fix = `publish it without them, or have the operator${team} run: npm run module -- grant ${name} ${start}`
    return { code: 'address-grant', message: `${what}, ${whose}; ${fix}.` }
  }
  const isOwn = others.some((other) => other.name === name && claimedStarts(other).includes(start))
  if (isOwn || word === name || ['*', word].some((one) => world.newWords.includes(one)))
    return undefined
  const message = `${what}, and the token is not bound to this word; have the operator make one with: npm run module -- token make TEAM --modules ${name} --words ${word}.`
  return { code: 'address-token', message }
}
