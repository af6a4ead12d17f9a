import { join } from 'node:path'
import { chromiumArguments } from '@tessera/browsers/chromium'
import { defineConfig } from 'playwright/test'
import { productOrigin } from './src/product.ts'

const run = process.env.E2E_RUN ?? 'e2e'
const executablePath = process.env.CHROMIUM_PATH

/** Tests that restart the service, change the registry, or use up what their network may call. */
const alone = [
  'canary',
  'faults',
  'many-modules',
  'new-builds',
  'foreign-build',
  'real-path',
  'shell-release',
  'edited-registry',
  'grid',
  'log-in-too-fast',
  'teams',
]
const specs = ['e2e/src/*.spec.ts', 'mfe-*/e2e/*.spec.ts']
/** Copies of the checkout, which unit tests build. */
const copies = join(import.meta.dirname, '../reports/**')
const aloneFiles = new RegExp(`/e2e/src/(${alone.join('|')})\\.spec\\.ts$`)

// Tests share one running product on a machine with as few as two cores: two files at a time, then
// the sensitive ones one after the other. `npm test` runs the two projects side by side, each with its
// own product (E2E_PORT) and its own report (E2E_RUN).
export default defineConfig({
  // Tests of one module's pages stand in its folder.
  testDir: '..',
  testIgnore: copies,
  globalSetup: './src/start-product.ts',
  workers: 2,
  projects: [
    { name: 'together', testMatch: specs, testIgnore: [aloneFiles, copies] },
    { name: 'alone', testMatch: aloneFiles, workers: 1, dependencies: ['together'] },
    // Run by `npm run soak -- --builds` and `-- --alone`.
    ...(run !== 'soak' ? [] : [{ name: 'soak', testMatch: 'e2e/src/*.soak.ts' }]),
  ],
  // As in the unit tests: a test that passes at the second try only is named, with what its pages showed.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: `../reports/${run}`,
  reporter: 'line',
  use: {
    baseURL: productOrigin,
    viewport: { width: 1280, height: 720 },
    // A press that isn't possible fails with its reason before the test times out.
    actionTimeout: 30_000,
    // Tests intercept requests, which a service worker would hide from them.
    serviceWorkers: 'block',
    // The animated grid of a visitor's home is too slow without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
