import { createHash } from 'node:crypto'
import { packageScope, packagesPath } from '@tessera/contracts/releases/package-index'
import { githubWorkflow, gitlabPipeline } from './ci-files.ts'
import { moduleSources, titleOf } from './module-sources.ts'
import type { Product } from './product.ts'
import { repositoryReadme } from './repository-readme.ts'

/** The versions of other people's packages that a module of this product is built with, by name. */
export type Versions = Readonly<Record<string, string>>

/** The values that a repository is written from. */
export interface Repository {
  /** The module's name. */
  readonly name: string
  readonly product: Product
  readonly versions: Versions
}

const ownRuntime = ['contracts', 'module', 'ui']
const ownTools = ['build', 'harness', 'module-cli', 'testing']
const othersRuntime = ['react', 'react-dom']
const othersTools = [
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jsdom',
  'typescript',
  'vite',
  'vitest',
]

const sorted = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Returns the dependencies of a new module: all with the versions that the product has. */
export function dependenciesOf({ product, versions }: Omit<Repository, 'name'>) {
  const own = (names: readonly string[]) =>
    names.map((name) => [`${packageScope}/${name}`, product.version] as const)
  const others = (names: readonly string[]) =>
    names.map((name) => [name, versions[name] ?? 'latest'] as const)
  return {
    dependencies: sorted([...own(ownRuntime), ...others(othersRuntime)]),
    devDependencies: sorted([...own(ownTools), ...others(othersTools)]),
  }
}

/** Returns what a repository remembers of a file that was written for it, to see whether somebody changed it. */
export const markOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

const packageJson = (repository: Repository, kept: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(
    {
      name: repository.name,
      version: '0.1.0',
      private: true,
      description: `Module: ${titleOf(repository.name).toLowerCase()}.`,
      type: 'module',
      scripts: {
        dev: `tessera-module dev ${repository.name} --alone`,
        test: 'vitest run',
        check: 'tsc && vitest run',
        build: `tessera-module build ${repository.name}`,
      },
      ...dependenciesOf(repository),
      tessera: {
        product: repository.product.origin,
        version: repository.product.version,
        written: Object.fromEntries(
          Object.entries(kept).map(([path, text]) => [path, markOf(text)]),
        ),
      },
    },
    null,
    2,
  )}\n`

/** Installers take the scope from the product alone, so nobody can slip a package of its name in. */
const npmSettings = ({ origin }: Product): string =>
  `${packageScope}:registry=${new URL(packagesPath, origin).href}\n`

const ignored = `node_modules/
dist/
.tessera/
`

const owners = (name: string): string => `# The people who review changes of the module.
* @your-organisation/${name}
`

const build = (name: string): string => `import { modulePreset } from '@tessera/build/preset'

// The container exposes \`./module\`, which is src/module.ts, and takes the shared packages from the shell.
export default modulePreset({ name: '${name}', port: 3101 })
`

const typescript = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2025', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      types: ['node'],
    },
    include: ['src', '*.ts'],
  },
  null,
  2,
)}\n`

const tests = `import { moduleTests } from '@tessera/testing/module-tests'
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: moduleTests })
`

/**
 * Returns the files that belong to the product rather than to the team: an upgrade replaces those that nobody
 * has changed.
 */
export const keptFiles = ({ name, product }: Repository): Readonly<Record<string, string>> => ({
  '.npmrc': npmSettings(product),
  '.gitignore': ignored,
  '.github/workflows/module.yml': githubWorkflow(name),
  '.gitlab-ci.yml': gitlabPipeline(name),
  'rsbuild.config.ts': build(name),
  'tsconfig.json': typescript,
  'vitest.config.ts': tests,
})

const changelog = (name: string): string => `# Changelog of ${name}

What each release changes, the newest first.

## Unreleased

- ${titleOf(name)} has its first page.
`

/** Returns all files of a new repository, by path. */
export function repositoryFiles(repository: Repository): Readonly<Record<string, string>> {
  const kept = keptFiles(repository)
  const { name } = repository
  return {
    'package.json': packageJson(repository, kept),
    ...kept,
    CODEOWNERS: owners(name),
    'README.md': repositoryReadme(name, repository.product.origin),
    'CHANGELOG.md': changelog(name),
    ...moduleSources(name),
  }
}
