import '@tessera/ui/fonts.css'
import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import { pageFederation } from '@tessera/module/federation'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../frame/app.tsx'
import { followWidth } from '../layout/follow-width.ts'
import { applyOverrides } from '../overrides/apply-overrides.ts'
import { matchPage } from '../routing/match-page.ts'
import { forgetSearches } from '../search/recent-searches.ts'
import { readBoot } from './read-boot.ts'
import { createShell } from './shell.ts'

// No component lives in this file, so that hot updates of components need not reload the page.
const boot = applyOverrides(readBoot(document), localStorage)
const shell = createShell(boot, { federation: pageFederation(), origin: location.origin })
followWidth(shell.stores.$layout, window)
forgetSearches(localStorage, shell.stores.$viewer)

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root. It must come from the service.')
// The page's module starts on its way before the frame is drawn.
const first = matchPage(location.pathname, boot.modules)
if (first !== undefined)
  shell.host.view({ module: first.module, kind: 'page', name: first.page.name })
createRoot(root).render(createElement(App, { shell }))
