import { defineConfig } from 'vitest/config'
export default defineConfig({
  root: '/work/main',
  test: {
    include: ['server/src/conformance/**/*.test.ts'],
    setupFiles: ['./shared/testing/src/set-up.ts'],
    testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2, isolate: false, logHeapUsage: true,
  },
})
