import type { Boot } from '@tessera/contracts/boot'
import { findPage } from '@tessera/contracts/find-page'
import { nextTask } from '@tessera/contracts/next-task'
import { loadParser } from '@tessera/contracts/parser'
import { createComplete } from '@tessera/module/complete-module'
import { pageFederation } from '@tessera/module/federation'
import type { Guard } from '@tessera/module/guard-loads'
import { createElement } from 'react'
import { mountFrame } from '../drawn/mount-frame.ts'
import { App } from '../frame/app.tsx'
import { routesOf } from '../frame/routes.tsx'
import type { Speaker } from '../languages/speaker.ts'
import { followWidth } from '../layout/follow-width.ts'
import { wakeModules } from '../modules/wake-modules.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import type { Shell } from '../shell/shell.ts'
import { createShell } from './create-shell.ts'

/** Loads what follows the page after its first view: new builds, and the accounts of this browser. */
function follow(shell: Shell, admitting: Guard): void {
  import(/* webpackChunkName: "rest" */ './follow-rest.ts')
    .then(({ followRest }) => followRest(shell, admitting))
    // Without it, the tab keeps its builds until its next document, and its accounts as the service knows them.
    .catch(() => undefined)
}

// This file has no component, so hot updates of components don't reload the page.
async function start(boot: Boot, admitting: Guard, speaker?: Speaker): Promise<Shell> {
  const complete = createComplete(admitting.admit)
  const federation = pageFederation({
    modules: boot.modules,
    complete: async (module) => {
      await complete(module)
      speaker?.preload(module)
    },
    allowUnverified: boot.overrides,
  })
  const shell = createShell(boot, {
    federation,
    origin: location.origin,
    speaker,
    routes: routesOf,
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
  await nextTask()
  mountFrame(root, createElement(App, { shell }), window)
  const { host, stores, loadCache } = shell
  const loadRest = () => {
    // An event or answer that comes before waits for it. If the load fails, the next one tries again.
    loadParser().catch(() => undefined)
    if (shell.$late.get() === 'unwanted') shell.$late.set('ahead')
    follow(shell, admitting)
  }
  wakeModules({ modules: boot.modules, host, $viewer: stores.$viewer, $firstView, loadRest })
  // A member may save a pin as soon as pins are visible.
  if (boot.viewer !== null) loadCache()
  return shell
}

/** Hot updates exist only in development, so only development loads their code. */
function followUpdates(shell: Shell): void {
  void import(/* webpackChunkName: "hot-modules" */ './hot-modules.ts').then(
    ({ followHotModules }) => followHotModules(shell, window),
  )
}

/** Starts the page: its stores, its frame, and the module of its address. */
export async function run(boot: Boot, admitting: Guard, speaker?: Speaker): Promise<void> {
  const shell = await start(boot, admitting, speaker)
  if (boot.overrides) followUpdates(shell)
}
