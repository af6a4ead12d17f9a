import { parseArgs } from 'node:util'

/**
 * The options of `npm run check`: the revision to compare with, and whether to run every related
 * test.
 */
export interface CheckOptions {
  readonly changed?: string
  readonly all: boolean
}

/** Reads the arguments of `npm run check -- --changed REV --all`; returns a sentence when they are wrong. */
export function readCheckOptions(args: readonly string[]): CheckOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { changed: { type: 'string' }, all: { type: 'boolean' } },
    })
    const { changed, all = false } = values
    return changed === undefined ? { all } : { changed, all }
  } catch {
    return `npm run check takes --changed REVISION and --all, not '${args.join(' ')}'.`
  }
}
