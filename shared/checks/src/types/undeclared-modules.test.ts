import { expect, test } from 'vitest'
import { undeclaredModules } from './undeclared-modules.ts'

const declaration = "declare module '*.module.css' {\n  export default {}\n}\n"
const draws = "import styles from './tile.module.css'\nimport { a } from './a.ts'\n"

test('an import whose types another package declares is named', () => {
  const sources = [
    { file: 'shared/ui/src/css-modules.d.ts', text: declaration },
    { file: 'shared/ui/src/tile.tsx', text: draws },
    { file: 'mfe-a/src/tile.tsx', text: draws },
  ]
  expect(undeclaredModules(sources)).toEqual([
    'mfe-a/src/tile.tsx imports ./tile.module.css, which its package does not declare.',
  ])
})

test('a package that declares a module itself may import it', () => {
  const sources = [
    { file: 'mfe-a/src/untyped.d.ts', text: "declare module 'untyped' {}\n" },
    { file: 'mfe-a/src/a.ts', text: "import { b } from 'untyped'\n" },
  ]
  expect(undeclaredModules(sources)).toEqual([])
})
