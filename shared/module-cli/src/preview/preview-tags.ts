import { PreviewTag } from '@tessera/contracts/releases/preview-calls'
import { z } from '@tessera/contracts/schema'
import { Fault } from '../outcome.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The branch and the person of a checkout, as git says them; empty when it does not. */
export interface CheckoutFacts {
  readonly branch: string
  readonly person: string
}

const longest = 100

/** Makes a value of a tag: on one line, without characters that cannot be seen. */
const tagValue = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]+/gu, '-')
    .trim()
    .slice(0, longest)
    .trim()

/** Returns the branch, the person and the run of a pipeline of GitHub or GitLab, else the facts of the checkout. */
function found(env: Environment, checkout: CheckoutFacts): Readonly<Record<string, string>> {
  if (env.GITHUB_ACTIONS === 'true')
    return {
      branch: env.GITHUB_HEAD_REF || (env.GITHUB_REF_NAME ?? ''),
      person: env.GITHUB_ACTOR ?? '',
      ci: env.GITHUB_RUN_ID ?? '',
    }
  if (env.GITLAB_CI !== undefined)
    return {
      branch: env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME || (env.CI_COMMIT_REF_NAME ?? ''),
      person: env.GITLAB_USER_LOGIN ?? '',
      ci: env.CI_PIPELINE_ID ?? '',
    }
  return { ...checkout }
}

/**
 * Returns the tags of a preview: those that were given, and for the other keys what the pipeline or the checkout says.
 *
 *     previewTags(['branch=fix-x'], process.env, { branch: 'main', person: 'Mira' })
 *     // ['branch=fix-x', 'person=Mira']
 */
export function previewTags(
  given: readonly string[],
  env: Environment,
  checkout: CheckoutFacts,
): readonly string[] {
  const bad = given.find((tag) => !z.safeParse(PreviewTag, tag).success)
  if (bad !== undefined)
    throw new Fault(
      `--tag takes KEY=VALUE, as branch=fix-x, not '${bad.slice(0, longest)}'.`,
      'usage',
    )
  const keys = new Set(given.map((tag) => tag.slice(0, tag.indexOf('='))))
  const others = Object.entries(found(env, checkout)).flatMap(([key, text]) => {
    const value = tagValue(text)
    return keys.has(key) || !/[\p{L}\p{N}]/u.test(value) ? [] : [`${key}=${value}`]
  })
  return [...given, ...others]
}
