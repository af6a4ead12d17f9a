import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { Boot, bootElementId } from '@tessera/contracts/boot'
import { findPage } from '@tessera/contracts/find-page'
import { z } from '@tessera/contracts/schema'
import { pageFederation } from '@tessera/module/federation'
import { guardLoads } from '@tessera/module/guard-loads'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../frame/app.tsx'
import { loadLanguage } from '../languages/load-language.ts'
import type { Speaker } from '../languages/speaker.ts'
import { followWidth } from '../layout/follow-width.ts'
import { wakeModules } from '../modules/wake-modules.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { createShell, type Shell } from './shell.ts'

/** Reads the boot data from the document. Throws when there is none, because that is a bug. */
function readBoot(page: Document): Boot {
  const text = page.getElementById(bootElementId)?.textContent
  if (!text)
    throw new Error(`The document has no #${bootElementId}. It must come from the service.`)
  return z.parse(Boot, JSON.parse(text))
}

/** Lets only known files run. Comes before anything loads. */
const guard = (boot: Boot): void =>
  guardLoads(boot.modules, {
    ownFiles: `${location.origin}/assets/`,
    allowUnverified: boot.overrides,
  })

// This file has no component, so hot updates of components don't reload the page.
function start(boot: Boot, speaker?: Speaker): Shell {
  const shell = createShell(boot, {
    ...{ federation: pageFederation(), origin: location.origin, speaker },
  })
  followWidth(shell.stores.$layout, window)
  forgetSearches(localStorage, shell.stores.$viewer)

  const root = document.getElementById('root')
  if (root === null) throw new Error('The document has no #root. It must come from the service.')
  // Starts loading the page's module before the frame renders.
  const first = findPage(boot.modules, location.pathname)
  const $firstView =
    first &&
    shell.host.view({ module: first.module.descriptor.name, kind: 'page', name: first.page.name })
  createRoot(root).render(createElement(App, { shell }))
  const { host, stores, loadCache: loadRest } = shell
  wakeModules({ modules: boot.modules, host, $viewer: stores.$viewer, $firstView, loadRest })
  // A member may save a pin as soon as pins are visible.
  if (boot.viewer !== null) loadRest()
  return shell
}

/** Overrides and hot updates exist only in development, so only development loads their code. */
async function startDevelopment(given: Boot, speaker: Speaker | undefined): Promise<void> {
  const { startOverridden, followHotModules } = await import(
    /* webpackChunkName: "overrides" */ '../overrides/development.ts'
  )
  const startGuarded = (boot: Boot) => {
    guard(boot)
    return start(boot, speaker)
  }
  followHotModules(startOverridden(given, { storage: localStorage, start: startGuarded }), window)
}

function run(boot: Boot, speaker?: Speaker): void {
  if (boot.overrides) void startDevelopment(boot, speaker)
  else start(boot, speaker)
}

const boot = readBoot(document)
if (!boot.overrides) guard(boot)
const language = loadLanguage(boot.locale)
if (language === undefined) run(boot)
else void language.catch(() => undefined).then((speaker) => run(boot, speaker))
