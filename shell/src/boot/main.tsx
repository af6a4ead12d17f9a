import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import './drawn-frame.css'
import type { Boot } from '@tessera/contracts/boot'
import { appWorkerPath } from '@tessera/contracts/installed-app'
import { nextTask } from '@tessera/contracts/next-task'
import { type Guard, guardLoads } from '@tessera/module/guard-loads'
import { loadLanguage } from '../languages/load-language.ts'
import { readBoot } from './read-boot.ts'

/** Lets only known files run. Comes before anything loads. */
const guard = (boot: Boot): Guard =>
  guardLoads(boot.modules, {
    ownFiles: `${location.origin}/assets/`,
    worker: location.origin + appWorkerPath,
    allowUnverified: boot.overrides,
  })

/**
 * Starts the page in some tasks instead of one: a phone takes a fifth of a second for all, and a press in
 * between is answered. The parts are in this file; `eager` evaluates each when it is asked for.
 */
async function begin(): Promise<void> {
  const boot = readBoot(document)
  // Comes before anything loads: browsers run no script that the guard has not admitted.
  const admitting = guard(boot)
  const language = loadLanguage(boot.locale)?.catch(() => undefined)
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  const { run } = await import(/* webpackMode: "eager" */ './start.tsx')
  const speaker = await language
  await nextTask()
  await run(boot, admitting, speaker)
}

void begin()
