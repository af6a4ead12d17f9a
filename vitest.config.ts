import { defineConfig } from 'vitest/config'
import LongFilesFirst from './shared/testing/src/long-files-first.ts'

const away = ['**/node_modules/**', '**/dist/**']
const wholeService = 'server/src/conformance/**/*.test.ts'

// One run for every package: tests stand beside what they test, and say themselves when they need a page.
export default defineConfig({
  test: {
    setupFiles: ['./shared/testing/src/set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{shell,server,mfe-*,shared/*}/**/*.test.{ts,tsx}'],
          exclude: [...away, wholeService],
        },
      },
      {
        // Each opens services of its own and leaves nothing behind, so that one reading of the modules
        // will do for all of them: a third of their time was that.
        extends: true,
        test: { name: 'service', include: [wholeService], exclude: away, isolate: false },
      },
    ],
  },
})
