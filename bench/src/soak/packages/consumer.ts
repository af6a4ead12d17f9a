import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedVersion } from '@tessera/commands/packages/catalog'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'

/** A package manager, by which a repository of one module is installed. */
export interface Manager {
  readonly name: string
  /** The arguments of npx that install. */
  readonly install: readonly string[]
  /** Its lockfile, if that has the hashes of the registry. */
  readonly lockfile?: string
  /** Its settings, by their files, for the registry of the product's packages and that of all others. */
  settings(own: string, others: string): Readonly<Record<string, string>>
}

const npmrc = (own: string) => ({ '.npmrc': `@tessera:registry=${own}\n` })

/** The three shapes of `node_modules`: links without hoisting, and two that hoist. */
export const managers: readonly Manager[] = [
  {
    name: 'pnpm',
    install: ['pnpm@12.21.0', 'install', '--no-frozen-lockfile'],
    lockfile: 'pnpm-lock.yaml',
    settings: (own) => ({
      ...npmrc(own),
      'pnpm-workspace.yaml': 'hoist: false\nstrictPeerDependencies: true\n',
    }),
  },
  {
    name: 'npm',
    install: ['npm', 'install', '--no-audit', '--no-fund'],
    lockfile: 'package-lock.json',
    settings: npmrc,
  },
  {
    name: 'yarn',
    install: ['@yarnpkg/cli-dist@4', 'install', '--no-immutable'],
    settings: (own, others) => ({
      '.yarnrc.yml': `nodeLinker: node-modules\nenableTelemetry: false\nnpmPreapprovedPackages: ['@tessera/*']\nnpmRegistryServer: "${others}"\nunsafeHttpWhitelist: [localhost]\nnpmScopes:\n  tessera:\n    npmRegistryServer: "${own}"\n`,
      'yarn.lock': '',
    }),
  },
]

/** The module that is taken outside: one that uses every shared package. */
export const taken = 'mfe-save'

const flags = {
  target: 'es2024',
  lib: ['es2025', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: false,
  types: ['node'],
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Returns the version of vite that this checkout has. */
const lockedVite = (): string | undefined =>
  lockedVersion(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), 'vite')

function manifestOf(catalog: Readonly<Record<string, string>>, own: string): string {
  interface Manifest {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const stated: Manifest = JSON.parse(readFileSync(join(root, taken, 'package.json'), 'utf8'))
  const versions = (names: readonly string[]) =>
    Object.fromEntries(
      names
        .filter((name) => name !== '@tessera/e2e')
        .map((name) => [name, name.startsWith('@tessera/') ? own : catalog[name]]),
    )
  const tools = ['@tessera/module-cli', '@rsbuild/core', '@types/node', 'typescript']
  return json({
    name: 'save',
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: versions([...Object.keys(stated.dependencies), 'zod']),
    // Yarn installs no peers by itself, and this one is vitest's.
    devDependencies: {
      ...versions([...Object.keys(stated.devDependencies), ...tools]),
      vite: lockedVite(),
    },
  })
}

/** Writes a repository that holds the module alone. */
export function writeConsumer(
  folder: string,
  settings: Readonly<Record<string, string>>,
  versions: { readonly catalog: Readonly<Record<string, string>>; readonly own: string },
): void {
  mkdirSync(folder, { recursive: true })
  for (const part of ['src', 'test', 'samples', 'rsbuild.config.ts'])
    cpSync(join(root, taken, part), join(folder, part), { recursive: true })
  // Tests of pages and first screens take the whole service.
  for (const test of globSync('src/**/*.test.{ts,tsx}', { cwd: folder })) {
    const text = readFileSync(join(folder, test), 'utf8')
    if (/@tessera\/testing\/(service|first-screen|test-pages)'/.test(text))
      rmSync(join(folder, test))
  }
  const config = (options: object, exclude: readonly string[] = []) =>
    json({ compilerOptions: { ...flags, ...options }, include: ['src', '*.ts'], exclude })
  const files: Readonly<Record<string, string>> = {
    ...settings,
    'package.json': manifestOf(versions.catalog, versions.own),
    CODEOWNERS: readFileSync(join(root, 'CODEOWNERS'), 'utf8').replace(`/${taken}/`, '*'),
    'tsconfig.json': config({ module: 'esnext', moduleResolution: 'bundler' }),
    // The types of user-event, which the tests use, are not those of an ES module.
    'tsconfig.nodenext.json': config({ module: 'nodenext', moduleResolution: 'nodenext' }, [
      '**/*.test.*',
    ]),
    'vitest.config.ts':
      "import { moduleTests } from '@tessera/testing/module-tests'\nimport { defineConfig } from 'vitest/config'\n\nexport default defineConfig({ test: moduleTests })\n",
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
}

/** Runs a step in a repository; returns why it failed, or undefined. */
export async function failureOf(
  folder: string,
  command: string,
  args: readonly string[],
): Promise<string | undefined> {
  const { ok, output } = await runProgram(command, args, { CI: 'true', NODE_ENV: '' }, folder)
  return ok ? undefined : output.trim().split('\n').slice(-25).join('\n')
}
