import { chromiumArguments } from '@tessera/build/commands/chromium'
import { defineConfig } from 'playwright/test'
import { productOrigin } from './src/product.ts'

const executablePath = process.env.CHROMIUM_PATH

// One worker: the machine may have two cores, and the tests share one running product.
export default defineConfig({
  testDir: './src',
  testMatch: '*.spec.ts',
  globalSetup: './src/start-product.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../reports/e2e',
  reporter: [['line'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    baseURL: productOrigin,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments,
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
})
