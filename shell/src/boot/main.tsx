import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import type { Boot } from '@tessera/contracts/boot'
import { findPage } from '@tessera/contracts/find-page'
import { pageFederation } from '@tessera/module/federation'
import { guardLoads } from '@tessera/module/guard-loads'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../frame/app.tsx'
import { followWidth } from '../layout/follow-width.ts'
import { wakeModules } from '../modules/wake-modules.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { readBoot } from './read-boot.ts'
import { createShell, type Shell } from './shell.ts'

// No component lives in this file, so that hot updates of components need not reload the page.
function start(boot: Boot): Shell {
  const shell = createShell(boot, { federation: pageFederation(), origin: location.origin })
  guardLoads(boot.modules, {
    ownFiles: `${location.origin}/assets/`,
    allowUnverified: boot.overrides,
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
  // A member may save as soon as pins show.
  if (boot.viewer !== null) loadRest()
  return shell
}

/** Overrides and hot updates exist in development alone, so only there a page fetches the code for them. */
async function startDevelopment(given: Boot): Promise<void> {
  const { startOverridden, followHotModules } = await import(
    /* webpackChunkName: "overrides" */ '../overrides/development.ts'
  )
  followHotModules(startOverridden(given, { storage: localStorage, start }), window)
}

const boot = readBoot(document)
if (boot.overrides) void startDevelopment(boot)
else start(boot)
