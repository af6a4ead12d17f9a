import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import type { Boot } from '@tessera/contracts/boot'
import { appWorkerPath } from '@tessera/contracts/installed-app'
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

const boot = readBoot(document)
// Comes before anything loads: browsers run no script that the guard has not admitted.
const admitting = guard(boot)
const language = loadLanguage(boot.locale)
// The page's code is in this file. It runs before the document counts as loaded.
void import(/* webpackMode: "eager" */ './start-page.tsx').then(({ startPage }) =>
  startPage(boot, { admitting, language }),
)
