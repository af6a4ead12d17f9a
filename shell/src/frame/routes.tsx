import { useStore } from '@nanostores/react'
import { mostSpecificFirst, withoutLists } from '@tessera/contracts/match-path'
import { paths } from '@tessera/contracts/paths'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { settingsSections } from '@tessera/contracts/settings-sections'
import { again } from '@tessera/module/again'
import { lazy, type ReactElement, Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Router } from '../navigation/router.ts'
import { useDrawnPage } from '../pages/drawn-page.ts'
import { ModulePage, type PageOfModule } from '../pages/module-page.tsx'
import { Crashed, FrameRoute } from './app.tsx'

const NotFound = lazy(() => import(/* webpackChunkName: "not-found" */ '../pages/not-found.tsx'))

const Settings = lazy(() =>
  again(() => import(/* webpackChunkName: "settings" */ '../settings/settings-frame.tsx')),
)

const Footer = lazy(() =>
  again(() => import(/* webpackChunkName: "footer" */ '../footer/footer.tsx')),
)

const late = (page: ReactElement) => <Suspense fallback={null}>{page}</Suspense>

function PageRoute(found: PageOfModule) {
  const { shell, over, $ended } = useDrawnPage()
  const isEnded = useStore($ended)
  return (
    <>
      <ModulePage {...found} />
      {(found.page.footer || isEnded) && !over ? late(<Footer shell={shell} />) : null}
    </>
  )
}

/** The id of the route of the frame, whose children are the pages. */
const frame = 'frame'

/** Returns the routes of modules' pages: one for each pattern, and for each value of a list in it. */
function pageRoutes(modules: readonly RegisteredModule[]): RouteObject[] {
  const all = modules.flatMap(({ descriptor: { name, pages } }) =>
    pages.map((page) => ({ module: name, page })),
  )
  return mostSpecificFirst(all, ({ page }) => page.route).flatMap((found) =>
    withoutLists(found.page.route).map((path) => ({
      path,
      caseSensitive: true,
      handle: { module: found.module, page: found.page.name, pattern: found.page.route },
      element: found.page.settings ? late(<Settings found={found} />) : <PageRoute {...found} />,
    })),
  )
}

/** Returns the routes of the registry's modules: the frame, and in it their pages. */
export function routesOf(modules: readonly RegisteredModule[]): RouteObject[] {
  const list = { path: paths.settings.pattern, caseSensitive: true, element: late(<Settings />) }
  return [
    {
      id: frame,
      Component: FrameRoute,
      ErrorBoundary: Crashed,
      children: [
        ...(settingsSections(modules).length > 0 ? [list] : []),
        ...pageRoutes(modules),
        { path: '*', element: late(<NotFound />) },
      ],
    },
  ]
}

/** Adds the routes of the pages that a new build of a module has more, and matches the current address anew. */
export function addPages(router: Router, module: RegisteredModule): void {
  router.patchRoutes(frame, pageRoutes([module]))
  void router.revalidate()
}
