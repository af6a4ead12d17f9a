/** Returns a module's name as a title: `Gift lists`. */
export const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

const definition = (
  name: string,
): string => `import { definePath } from '@tessera/contracts/define-path'
import { defineModule, page } from '@tessera/module'

export default defineModule({
  name: '${name}',
  version: '0.1.0',
  pages: {
    start: page(
      definePath('/${name}/'),
      { title: '${titleOf(name)}', who: 'anyone' },
      () => import(/* webpackChunkName: "page-start" */ './start/page.tsx'),
    ),
  },
  words: { de: () => import(/* webpackChunkName: "words-de" */ './languages/de.json') },
})
`

const words = (
  name: string,
): string => `import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the module. */
export const words = defineMessages({
  heading: '${titleOf(name)}',
  greeting: 'Hello {name}',
})
`

const german = (name: string): string =>
  `${JSON.stringify({ [titleOf(name)]: titleOf(name), 'Hello {name}': 'Hallo {name}' }, null, 2)}\n`

// Not as lines of this file: a check reads the imports of a package from their beginnings.
const viewImports = [
  "import { useViewer } from '@tessera/module/react'",
  "import { words } from '../words.ts'",
  "import styles from './page.module.css'",
].join('\n')

const view = `${viewImports}

/** The first page of the module. */
export default function Start() {
  const viewer = useViewer()
  return (
    <section className={styles.page}>
      <h1>{words.heading()}</h1>
      {viewer === null ? null : <p>{words.greeting({ name: viewer.first_name })}</p>}
    </section>
  )
}
`

const styles = `.page {
  max-inline-size: 720px;
  margin-inline: auto;
  padding: 32px 16px;
}
`

const viewTest = (name: string): string => `// @vitest-environment jsdom
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import Start from './page.tsx'

test('the page greets the person who is logged in', () => {
  testShell({ viewer: viewer({ first_name: 'Mira' }) }).render(<Start />)
  expect(screen.getByRole('heading', { name: '${titleOf(name)}' })).toBeDefined()
  expect(screen.getByText('Hello Mira')).toBeDefined()
})
`

const cssTypes = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
`

/** Returns the sources of a new module, by path. */
export const moduleSources = (name: string): Readonly<Record<string, string>> => ({
  'src/css-modules.d.ts': cssTypes,
  'src/module.ts': definition(name),
  'src/words.ts': words(name),
  'src/languages/de.json': german(name),
  'src/start/page.tsx': view,
  'src/start/page.module.css': styles,
  'src/start/page.test.tsx': viewTest(name),
})
