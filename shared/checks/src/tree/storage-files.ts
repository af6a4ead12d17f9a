import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOfTools } from '@tessera/commands/inputs'
import { root } from '@tessera/commands/root'

const uses =
  /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie)\b|caches\.open/

/** Lists the files of a checkout whose code, apart from its comments, uses a storage of the browser. */
export const storageFiles = (checkout = root): readonly string[] =>
  globSync('{shell,mfe-*,shared/*}/src/**/*.{ts,tsx}', { cwd: checkout })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !isOfTools(file))
    .filter((file) => {
      const text = readFileSync(join(checkout, file), 'utf8')
      return uses.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    })
    .toSorted()
