import { chromiumArguments } from '@tessera/build/commands/chromium'
import { defineConfig } from 'playwright/test'
import { productOrigin } from './src/product.ts'

const executablePath = process.env.CHROMIUM_PATH

/** Those that stop the service, change the registry or measure what the whole product does. */
const alone = ['durability', 'faults', 'foreign-build', 'real-path', 'grid', 'getting-in-too-fast']
const aloneFiles = new RegExp(`/(${alone.join('|')})\\.spec\\.ts$`)

// The tests share one running product, on a machine that may have two cores: two files at a time, and
// then one after the other those that others would feel.
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
    // The living grid of a visitor's home is work for a machine without a graphics processor.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
