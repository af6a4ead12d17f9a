import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const everyPart = ['checks', 'unit', 'e2e'] as const

/** What `npm test` consists of, in the order in which it runs. */
export type TestPart = (typeof everyPart)[number]

/** What `npm test` is to run, and over which folder. */
export interface TestOptions {
  readonly parts: readonly TestPart[]
  readonly folder: string
}

/** Reads the arguments of `npm test -- unit --in DIR`; without parts there are all of them. */
export function readTestOptions(
  args: readonly string[],
  root: string,
): { readonly options: TestOptions; readonly faults: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { in: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const unknown = Object.keys(values).filter((name) => name !== 'in')
  const strange = positionals.filter((given) => !everyPart.some((part) => part === given))
  const folder = typeof values.in === 'string' ? resolve(values.in) : root
  return {
    options: {
      parts:
        positionals.length === 0 ? everyPart : everyPart.filter((it) => positionals.includes(it)),
      folder,
    },
    faults: [
      ...unknown.map((name) => `--${name} is not an option of npm test; there is --in DIR.`),
      ...strange.map(
        (given) => `'${given}' is not a part of npm test; the parts are ${everyPart.join(', ')}.`,
      ),
      ...(values.in === true ? ['--in needs a folder, as in --in DIR.'] : []),
    ],
  }
}
