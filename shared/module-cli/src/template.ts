/** The values that the files of a new module are written from. */
export interface NewModule {
  /** As `notes` or `gift-lists`. */
  readonly name: string
  readonly port: number
}

/** The name as a title: `Gift lists`. */
const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

const packageJson = (name: string): string =>
  `${JSON.stringify(
    {
      name: `@tessera/mfe-${name}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      description: `Module: ${titleOf(name).toLowerCase()}.`,
      type: 'module',
      dependencies: {
        '@tessera/build': 'workspace:*',
        '@tessera/contracts': 'workspace:*',
        '@tessera/module': 'workspace:*',
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: {
        '@tessera/testing': 'workspace:*',
        '@testing-library/dom': 'catalog:',
        '@testing-library/react': 'catalog:',
        '@testing-library/user-event': 'catalog:',
        '@types/react': 'catalog:',
        '@types/react-dom': 'catalog:',
        jsdom: 'catalog:',
        vitest: 'catalog:',
      },
    },
    null,
    2,
  )}\n`

const configuration = ({
  name,
  port,
}: NewModule): string => `import { modulePreset } from '@tessera/build/preset'

// A remote of the shell. Its container exposes \`./module\`, which is src/module.ts, and takes the shared packages
// from the shell (shared/build/src/preset.ts).
export default modulePreset({ name: '${name}', port: ${port} })
`

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

const readme = (name: string): string => `# mfe-${name}

${titleOf(name)}: say here in one sentence what it is for.

- Offers the page \`/${name}/\`.
- May import \`@tessera/*\` shared packages and nothing else of this repository.
- Run it alone: \`npm run module -- dev ${name} --alone\`; in the product: \`npm run dev -- ${name}\`. Publish it: \`npm run module -- publish ${name}\`.
- Its tests stand beside its files; \`npm test\` runs them.
`

const changelog = (name: string): string => `# Changelog of ${name}

What each release changes, the newest first ([how a release is made](../docs/teams.md#release)).

## Unreleased

- ${titleOf(name)} has its first page.

## 0.1.0 · not released

Written by \`npm run module -- new ${name}\`.
`

const facts = (name: string): string => `import { defineFacts } from '@tessera/contracts/room-facts'

/** The facts of ${name}. CONTRIBUTING.md lists the facts that a room may state. */
export default defineFacts({})
`

const typescript = `{
  "extends": "../tsconfig.base.json",
  "include": ["src", "*.ts", "test", "e2e"]
}
`

const cssTypes = `declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
`

/** Returns the files of a new module, by path in its folder. This is the one home of the template. */
export const newModuleFiles = (module: NewModule): Readonly<Record<string, string>> => ({
  'package.json': packageJson(module.name),
  'tsconfig.json': typescript,
  'rsbuild.config.ts': configuration(module),
  'README.md': readme(module.name),
  'CHANGELOG.md': changelog(module.name),
  'facts.ts': facts(module.name),
  'src/css-modules.d.ts': cssTypes,
  'src/module.ts': definition(module.name),
  'src/words.ts': words(module.name),
  'src/languages/de.json': german(module.name),
  'src/start/page.tsx': view,
  'src/start/page.module.css': styles,
  'src/start/page.test.tsx': viewTest(module.name),
})
