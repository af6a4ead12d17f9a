import { chromiumArguments } from '@tessera/build/commands/chromium'
import { defineConfig } from 'playwright/test'
import { productOrigin } from './src/product.ts'

const executablePath = process.env.CHROMIUM_PATH

/** Tests that stop the service, change the registry or measure the whole product. */
const alone = ['durability', 'faults', 'foreign-build', 'real-path', 'grid', 'log-in-too-fast']
const aloneFiles = new RegExp(`/(${alone.join('|')})\\.spec\\.ts$`)

// Tests share one running product on a machine with as few as two cores: two files at a time, then
// the sensitive ones one after the other.
export default defineConfig({
  testDir: './src',
  globalSetup: './src/start-product.ts',
  workers: 2,
  projects: [
    { name: 'together', testMatch: '*.spec.ts', testIgnore: aloneFiles },
    { name: 'alone', testMatch: aloneFiles, workers: 1, dependencies: ['together'] },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../reports/e2e',
  reporter: [['line'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    baseURL: productOrigin,
    viewport: { width: 1440, height: 900 },
    // The animated grid of a visitor's home is too slow without a GPU.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
