import type { RegisteredModule } from '@tessera/contracts/registry'
import { matchRoutes } from 'react-router-dom'
import type { ModuleRoute } from './routes.ts'
import { routesOf } from './routes.ts'

/** The page that answers an address, by the router's own ranking. */
export function matchPage(
  pathname: string,
  modules: readonly RegisteredModule[],
): ModuleRoute | undefined {
  const routes = routesOf(modules)
  const found = matchRoutes(
    routes.map(({ page }) => ({ path: page.route, id: page.route })),
    pathname,
  )
  return routes.find(({ page }) => page.route === found?.at(-1)?.route.id)
}
