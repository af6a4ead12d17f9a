import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const everyPart = ['checks', 'unit', 'e2e'] as const

/** A part of `npm test`, in the order in which they run. */
type TestPart = (typeof everyPart)[number]

/** The options of `npm test`. */
export interface TestOptions {
  /** True when the command lists the titles of the tests instead of running them. */
  readonly titles: boolean
  readonly parts: readonly TestPart[]
  readonly folder: string
}

/** Reads the arguments of `npm test -- unit --in DIR`. Without a part, all parts run. */
export function readTestOptions(
  args: readonly string[],
  root: string,
): { readonly options: TestOptions; readonly faults: readonly string[] } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { in: { type: 'string' }, titles: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  })
  const unknown = Object.keys(values).filter((name) => !['in', 'titles'].includes(name))
  const strange = positionals.filter((given) => !everyPart.some((part) => part === given))
  const folder = typeof values.in === 'string' ? resolve(values.in) : root
  return {
    options: {
      titles: values.titles === true,
      parts:
        positionals.length === 0 ? everyPart : everyPart.filter((it) => positionals.includes(it)),
      folder,
    },
    faults: [
      ...unknown.map(
        (name) => `--${name} is not an option of npm test; the options are --in DIR and --titles.`,
      ),
      ...strange.map(
        (given) => `'${given}' is not a part of npm test; the parts are ${everyPart.join(', ')}.`,
      ),
      ...(values.in === true ? ['--in needs a folder, as in --in DIR.'] : []),
    ],
  }
}
