import { defineConfig } from 'vitest/config'
import { filesApart } from './shared/testing/src/files-apart.ts'
import LongFilesFirst from './shared/testing/src/long-files-first.ts'

const away = ['**/node_modules/**', '**/dist/**']
const parts = '{shell,server,demo,bench,mfe-*,shared/*}/**/*.test.{ts,tsx}'
const apart = filesApart(parts)
/** Rooms whose sources Node runs in production too: none of them has a page, or styles. */
const ofNode = [
  '{server,demo}/src/**/*.test.ts',
  'shared/{ads-cli,build,commands,company-cli,contracts,module-cli,ways-in}/src/**/*.test.ts',
  // Both run the service.
  'shared/testing/src/{service,publish-broken-off}.test.ts',
  // The examples of documents import what has pages.
  'shared/checks/src/**/!(documented-imports).test.ts',
]
const wholeService = '{server,demo}/src/conformance/**/*.test.ts'
/**
 * Node reads the sources itself, as it does in production, which takes less processor time. A mutant takes a
 * source's place where Vite reads it (`mutated-vitest.ts`).
 */
const readByNode = { viteModuleRunner: process.env.SOURCES_READ_BY === 'vite' }

// One run for every package: tests stand beside what they test, and say themselves when they need a page.
// Most files share one reading of the modules; those that need a page have a context each, in a thread
// that they share. Processes for all of them took twice the time.
export default defineConfig({
  test: {
    setupFiles: ['./shared/testing/src/set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A machine may stand still for some seconds. A test that passes at the second try only is named at the
    // end of the output, with the reason: it hides a fault, of the product or its own.
    retry: 1,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: [parts],
          exclude: [...away, ...ofNode, ...apart],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ofNode,
          exclude: [...away, wholeService, ...apart],
          isolate: false,
          experimental: readByNode,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: apart,
          exclude: away,
          pool: 'vmThreads',
          // Two of them leave the processors idle for a third of the time: pages wait for timers.
          maxWorkers: 3,
          // Projects with another number of workers run one after the other.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: [wholeService],
          exclude: away,
          isolate: false,
          experimental: readByNode,
          globalSetup: './server/src/conformance/one-postgres.ts',
        },
      },
    ],
  },
})
