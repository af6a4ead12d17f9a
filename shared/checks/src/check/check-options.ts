import { parseArgs } from 'node:util'

/** The options of `npm run check`. */
export interface CheckOptions {
  /** The revision to compare with. */
  readonly changed?: string
  /** True to run every related test. */
  readonly all: boolean
  /** True to print how many commits stay inside one module instead. */
  readonly locality: boolean
}

/** Reads the arguments of `npm run check -- --changed REV --all --locality`; returns a sentence when they are wrong. */
export function readCheckOptions(args: readonly string[]): CheckOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        changed: { type: 'string' },
        all: { type: 'boolean' },
        locality: { type: 'boolean' },
      },
    })
    const { changed, all = false, locality = false } = values
    return { ...(changed === undefined ? {} : { changed }), all, locality }
  } catch {
    return `npm run check takes --changed REVISION, --all and --locality, not '${args.join(' ')}'.`
  }
}
