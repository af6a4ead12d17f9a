import { defineConfig } from 'vitest/config'

// One run for every package: tests stand beside what they test, and say themselves when they need a page.
export default defineConfig({
  test: {
    include: ['{shell,server,mfe-*,shared/*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['./shared/testing/src/set-up.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
