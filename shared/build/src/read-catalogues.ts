import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogues } from '@tessera/module/descriptor'

/** Reads the catalogues of a package from `languages/` in its sources, by the tag of their language. */
export function readCatalogues(source: string): Catalogues {
  const folder = join(source, 'languages')
  const names = readdirSync(source).includes('languages') ? readdirSync(folder) : []
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      ]),
  )
}
