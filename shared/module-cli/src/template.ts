import { moduleSources, titleOf } from '@tessera/create/module-sources'

/** The values that the files of a new module are written from. */
export interface NewModule {
  /** As `notes` or `gift-lists`. */
  readonly name: string
  readonly port: number
}

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
        '@tessera/ui': 'workspace:*',
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

/** Returns the files of a new module of this repository, by path in its folder. */
export const newModuleFiles = (module: NewModule): Readonly<Record<string, string>> => ({
  'package.json': packageJson(module.name),
  'tsconfig.json': typescript,
  'rsbuild.config.ts': configuration(module),
  'README.md': readme(module.name),
  'CHANGELOG.md': changelog(module.name),
  'facts.ts': facts(module.name),
  ...moduleSources(module.name),
})
