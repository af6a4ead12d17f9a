import type { RegisteredModule } from '../../registry.ts'
import { reservedWords } from '../../reserved-words.ts'
import { settleClaims } from '../../settle-claims.ts'
import { startsOf, wordOf } from '../address-grant.ts'
import type { Refusal } from './refusal.ts'
import { type GateBuild, type ReadBuild, type ReleaseWorld, readBuild } from './world.ts'

const wordsOf = ({ module }: ReadBuild): readonly string[] => {
  const starts = (module?.pages ?? []).flatMap(({ route }) => startsOf(route))
  return [...new Set(starts)].flatMap((start) => wordOf(start) ?? [])
}

/**
 * Returns the first words of a module's addresses that a person could have as their username. The service
 * looks up who has one.
 */
export function firstWordsOf(candidate: GateBuild): readonly string[] {
  const read = readBuild(candidate)
  return read === undefined ? [] : wordsOf(read).filter((word) => !reservedWords.has(word))
}

const registered = (descriptor: RegisteredModule['descriptor']): RegisteredModule => ({
  base: 'https://gate.invalid/',
  enabled: true,
  descriptor,
})

/** Refuses an address, overlay, slot, request or container that another module's build holds. */
export function claimRefusals(
  { name, label, module }: ReadBuild,
  world: readonly ReadBuild[],
): readonly Refusal[] {
  if (module === undefined) return []
  return world.flatMap((other) => {
    if (other.module === undefined) return []
    const { refused } = settleClaims([registered(other.module), registered(module)])
    return refused.map(({ what }): Refusal => {
      const message = `${label} claims ${what}, which ${other.label} holds; publish ${name} without it, or wait until no tab runs a build of ${other.name} with it.`
      return { code: 'claim-taken', message }
    })
  })
}

/** Refuses an address whose first word is somebody's username. */
export function usernameRefusals(
  candidate: ReadBuild,
  { usernames }: ReleaseWorld,
): readonly Refusal[] {
  return wordsOf(candidate)
    .filter((word) => usernames.has(word))
    .map((word) => {
      const message = `${candidate.label} claims addresses below /${word}/, which is the profile of the person named ${word}; choose another first word.`
      return { code: 'address-username', message }
    })
}
