import type * as z from 'zod'
import { editDistance } from './platform/words/edit-distance.ts'

/** One fault of the configuration. */
export interface ConfigurationFault {
  readonly name: string
  readonly problem: string
}

/** Marks a setting that a running service reads again, with `.meta(reloadable)` in its definition. */
export const reloadable = { isReloadable: true } as const

/** The environment as a process gets it. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Shorter names have neighbors that other programs use, and so have those with another first letter, such as
 * SSL_CERT_FILE beside TLS_CERT_FILE.
 */
const guessedMin = 6

/** Returns the setting that an unknown name means, by its letters; undefined for a name of other programs. */
function meantBy(name: string, known: readonly string[]): string | undefined {
  const typed = name.toUpperCase().replaceAll('-', '_')
  const most = typed.length < 9 ? 1 : 2
  return known
    .filter((setting) => setting.length >= guessedMin && setting[0] === typed[0])
    .map((setting) => ({ setting, slips: editDistance(typed, setting, most) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips)[0]?.setting
}

/** Lists the names that are no setting and look like one that isn't set. */
export function unknownNames(
  environment: Environment,
  known: readonly string[],
): readonly ConfigurationFault[] {
  const isSet = (name: string) => environment[name] !== undefined && environment[name] !== ''
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !isSet(name)) return []
    const meant = meantBy(name, known)
    if (meant === undefined || isSet(meant)) return []
    return [{ name, problem: `There is no such setting; did you mean ${meant}?` }]
  })
}

const valueMax = 40

/** Returns a value as a sentence names it. Only values of numbers and choices are named: others may be secret. */
const named = (value: unknown): string => JSON.stringify(String(value).slice(0, valueMax))

type Issue = z.core.$ZodRawIssue

function ofNumber(issue: Issue, given: string | undefined): string | undefined {
  if (issue.code === 'invalid_type')
    return issue.expected === 'int'
      ? `${named(given)} is no whole number; write one in digits, as 30.`
      : `${named(given)} is no number; write one in digits, as 30.`
  if (issue.code === 'too_small' && issue.origin !== 'string')
    return `${named(given)} is too small; set it to ${issue.minimum} or more.`
  if (issue.code === 'too_big' && issue.origin !== 'string')
    return `${named(given)} is too large; set it to ${issue.maximum} or less.`
  return undefined
}

/** Returns the problem of a setting in a sentence with the fix, where the setting doesn't bring its own. */
export function problemOf(issue: Issue, environment: Environment): string | undefined {
  const given = environment[String(issue.path?.[0])]
  const problem = ofNumber(issue, given)
  if (problem !== undefined) return problem
  if (issue.code === 'too_big') return `It is too long; give ${issue.maximum} characters at most.`
  if (issue.code === 'too_small')
    return `It is too short; give ${issue.minimum} characters or more.`
  if (issue.code === 'invalid_value')
    return `${named(given)} is none of its values; set it to ${issue.values.map(String).join(', ')}.`
  return issue.code === 'invalid_format' && issue.format === 'url'
    ? 'Give a whole address, as https://example.org.'
    : undefined
}
