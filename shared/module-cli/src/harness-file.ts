import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Fault } from './outcome.ts'
import { isOneModule, root } from './place.ts'

const files = { alone: 'main.ts', through: 'through.ts' } as const

/** Returns a program of the harness: of this checkout, or of the package that is installed for it. */
export function harnessFile(way: keyof typeof files): string {
  if (!isOneModule) return join(root, 'shared/testing/alone', files[way])
  try {
    return createRequire(join(root, 'package.json')).resolve(`@tessera/harness/${way}`)
  } catch {
    throw new Fault(
      `dev --${way} needs the package @tessera/harness. Install it beside this one, in the same version.`,
    )
  }
}
