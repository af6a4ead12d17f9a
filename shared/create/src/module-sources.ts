/** Returns a module's name as a title: `Gift lists`. */
export const titleOf = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ')

// Not as lines of this file: a check reads the imports of a package from their beginnings.
const definitionImports = [
  "import { definePath } from '@tessera/contracts/define-path'",
  "import { defineModule, handler, page } from '@tessera/module'",
  "import { greeted, greeting } from './offers.ts'",
].join('\n')

const definition = (name: string): string => `${definitionImports}

export default defineModule({
  name: '${name}',
  version: '0.1.0',
  offers: [greeted, greeting],
  handles: [
    handler(greeting, () => import(/* webpackChunkName: "request-greeting" */ './greeting.ts')),
  ],
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
  greetBack: 'Greet back',
})
`

const offers = (
  name: string,
): string => `import { defineEvent, defineHandledRequest } from '@tessera/contracts/events/define-event'
import { z } from '@tessera/contracts/schema'

/** The person greeted back. Other modules may hear it. */
export const greeted = defineEvent({
  name: '${name}.greeted',
  version: 1,
  schema: z.object({ by: z.string() }),
})

/** Asks for a greeting. Other modules may ask. */
export const greeting = defineHandledRequest({
  name: '${name}.greeting',
  version: 1,
  schema: z.object({ name: z.string() }),
  answer: z.object({ text: z.string() }),
})
`

const answer = `${[
  "import type { z } from '@tessera/contracts/schema'",
  "import type { greeting } from './offers.ts'",
  "import { words } from './words.ts'",
].join('\n')}

/** Answers a module that asks for a greeting. */
export default () =>
  ({ name }: z.infer<typeof greeting.schema>) => ({ text: words.greeting({ name }) })
`

/** A payload of the event that the test sends. Its file is named by the payload's shape. */
const sample = `${JSON.stringify({ by: 'Mira' }, null, 2)}\n`

const german = (name: string): string =>
  `${JSON.stringify(
    {
      [titleOf(name)]: titleOf(name),
      'Hello {name}': 'Hallo {name}',
      'Greet back': 'Zurückgrüßen',
    },
    null,
    2,
  )}\n`

const viewImports = [
  "import { useShell, useViewer } from '@tessera/module/react'",
  "import { Button } from '@tessera/ui/button'",
  "import { greeted } from '../offers.ts'",
  "import { words } from '../words.ts'",
  "import styles from './page.module.css'",
].join('\n')

const view = `${viewImports}

/** The first page of the module. */
export default function Start() {
  const viewer = useViewer()
  const { bus } = useShell()
  return (
    <section className={styles.page}>
      <h1>{words.heading()}</h1>
      {viewer === null ? null : (
        <>
          <p>{words.greeting({ name: viewer.first_name })}</p>
          <Button onClick={() => bus.emit(greeted, { by: viewer.first_name })}>
            {words.greetBack()}
          </Button>
        </>
      )}
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
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import Start from './page.tsx'

test('the page greets the person who is logged in, and tells other modules who greets back', () => {
  const shell = testShell({ viewer: viewer({ first_name: 'Mira' }) })
  shell.render(<Start />)
  expect(screen.getByRole('heading', { name: '${titleOf(name)}' })).toBeDefined()
  expect(screen.getByText('Hello Mira')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Greet back' }))
  expect(shell.events).toMatchObject([{ name: '${name}.greeted', payload: { by: 'Mira' } }])
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
  'src/offers.ts': offers(name),
  'src/greeting.ts': answer,
  [`samples/${name}.greeted@1-12465730e47d.json`]: sample,
  'src/words.ts': words(name),
  'src/languages/de.json': german(name),
  'src/start/page.tsx': view,
  'src/start/page.module.css': styles,
  'src/start/page.test.tsx': viewTest(name),
})
