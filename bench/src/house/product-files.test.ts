import { expect, test } from 'vitest'
import { fileFigures, isProductFile } from './product-files.ts'

test.each([
  ['mfe-save/src/saving/flow.ts', true],
  ['shared/ui/src/tile.tsx', true],
  ['mfe-save/src/saving/flow.test.ts', false],
  ['shared/ui/src/css-modules.d.ts', false],
  ['shared/testing/src/shell.ts', false],
  ['shared/checks/src/test.ts', false],
  ['server/src/conformance/person.ts', false],
  ['e2e/src/person.ts', false],
])('%s: a product file? %s', (path, isProduct) => {
  expect(isProductFile(path)).toBe(isProduct)
})

test('files are counted with their lines and with how many files import them', () => {
  const texts = new Map([
    ['shell/src/a.ts', `import { b } from './b.ts'\n${'\n'.repeat(30)}a()\n`],
    ['shell/src/b.ts', "import { c } from './c.ts'\n"],
    ['shell/src/c.ts', 'export const c = 1\n'],
    ['shell/src/d.ts', "import { c } from './c.ts'\n"],
    ['shell/src/b.test.ts', "import { b } from './b.ts'\n"],
  ])
  expect(fileFigures(texts)).toEqual({
    files: 4,
    medianLines: 1,
    lines: 35,
    short: 3,
    oneImporter: 1,
  })
})
