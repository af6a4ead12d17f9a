import { join } from 'node:path'
import { findChromium } from '@tessera/browsers/chromium'
import { buildChanged } from '@tessera/commands/build'
import { keptDemoWorld } from '@tessera/commands/product/demo-world'
import { root } from '@tessera/commands/root'
import { runProgram } from '@tessera/commands/run-program'

/** Runs some end-to-end tests by themselves, with settings that `npm test` does not use. */
export async function runSpecs(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  await buildChanged()
  const { ok, output } = await runProgram(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '--no-deps', '--config', 'e2e/playwright.config.ts', '--retries', '0', ...args],
    {
      CHROMIUM_PATH: findChromium(),
      NO_COLOR: '1',
      E2E_RUN: 'soak',
      E2E_WORLD: await keptDemoWorld(),
      E2E_PORT: process.env.PORT ?? '3600',
      ...environment,
    },
    root,
  )
  if (!ok) console.log(output)
  return ok
}
