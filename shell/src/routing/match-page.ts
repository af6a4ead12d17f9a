import type { RegisteredModule } from '@tessera/contracts/registry'
import { matchRoutes } from 'react-router-dom'
import type { ModuleRoute } from './routes.ts'
import { routesOf } from './routes.ts'

/** The page that answers an address, by the rules that `<Routes>` draws by. */
export function matchPage(
  pathname: string,
  modules: readonly RegisteredModule[],
): ModuleRoute | undefined {
  const routes = routesOf(modules).map((route) => ({
    ...{ path: route.page.route, caseSensitive: true, route },
  }))
  return matchRoutes(routes, pathname)?.at(-1)?.route.route
}
