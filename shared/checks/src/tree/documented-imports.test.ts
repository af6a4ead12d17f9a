import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { expect, test } from 'vitest'

// This package depends on all shared packages that a module may use.
const { resolve } = createRequire(join(root, 'mfe-save/package.json'))

/** Returns the names that the blocks of code of a document import from shared packages. */
const importsIn = (text: string) =>
  [...text.matchAll(/^ *import \{([^}]*)\} from '(@tessera\/[^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ from, name })),
  )

test('every import in an example of the documents exists', async () => {
  const documents = globSync('{,docs/**/,*/,shared/*/}*.md', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  })
  const imports = documents.flatMap((document) =>
    importsIn(readFileSync(join(root, document), 'utf8')).map((each) => ({ document, ...each })),
  )
  const missing = await Promise.all(
    imports.map(async ({ document, from, name }) => {
      const exported: object = await import(resolve(from)).catch(() => ({}))
      return name in exported ? [] : [`${document}: ${from} has no ${name}`]
    }),
  )
  expect(missing.flat()).toEqual([])
  expect(imports).toContainEqual({
    document: 'docs/teams.md',
    from: '@tessera/contracts/define-path',
    name: 'definePath',
  })
})
