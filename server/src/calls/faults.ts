import * as z from 'zod'

z.config(z.locales.en())

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: readonly string[]
}

/** Lists the faults of an input by field. */
export function faultsOf(issues: readonly Issue[]): Record<string, string> {
  const faults: [string, string][] = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.keys !== undefined
      ? issue.keys.map((key): [string, string] => [at(issue.path, key), 'Unknown field'])
      : [[at(issue.path), issue.message] satisfies [string, string]],
  )
  return Object.fromEntries(faults.reverse())
}

function at(path: readonly PropertyKey[], key?: string): string {
  const names = [...path.map(String), ...(key === undefined ? [] : [key])]
  return names.length === 0 ? 'input' : names.join('.')
}
