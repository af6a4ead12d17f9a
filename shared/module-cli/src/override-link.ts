import type { Outcome } from './outcome.ts'
import type { LocalBuild } from './read-build.ts'

/** Returns the address at which a person who may override modules runs a build in their browser. */
export const overrideLink = (
  origin: string,
  { module, build }: { readonly module: string; readonly build: string },
): string => new URL(`/_/overrides/?module=${module}&build=${build}`, origin).href

/** Adds the link of a build that nobody gets yet. It holds as long as the build is in the store. */
export function withLink(
  outcome: Outcome,
  { id, descriptor: { name } }: Pick<LocalBuild, 'id' | 'descriptor'>,
  asked: { readonly origin: string; readonly isForNobody: boolean },
): Outcome {
  if (!asked.isForNobody) return outcome
  const { lines, data } = outcome
  const link = overrideLink(asked.origin, { module: name, build: id })
  const how = 'People who may override modules run it in their browser after a press on this page:'
  return { lines: [...lines, how, link], data: { ...data, link } }
}
