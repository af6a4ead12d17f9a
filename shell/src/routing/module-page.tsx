import { useStore } from '@nanostores/react'
import type { ModuleError } from '@tessera/module/load'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { memo, useMemo } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { FailedRegion } from '../frame/failed-region.tsx'
import { ModuleRegion } from '../modules/module-region.tsx'
import { words } from '../words.ts'
import { useFirstTitle } from './first-title.ts'
import { redirectFrom } from './guard.ts'
import type { ModuleRoute } from './routes.ts'

interface ModulePageProps {
  readonly shell: Shell
  readonly route: ModuleRoute
  readonly over: boolean
}

const failed = (error: ModuleError, retry: () => void) => (
  <FailedRegion error={error} onRetry={retry} />
)

/** What the router knows anew with each step must not draw a page anew that has stayed as it was. */
const PageRegion = memo(function PageRegion({
  shell,
  route: { module, page },
  input,
}: Omit<ModulePageProps, 'over'> & { readonly input: unknown }) {
  useFirstTitle(page.title, shell.boot.brand)
  return (
    <ModuleRegion
      host={shell.host}
      view={{ module, kind: 'page', name: page.name }}
      input={input}
      loading={<GridSkeleton label={words.loading()} />}
      failed={failed}
    />
  )
})

/** A module's page at its address, or the way to the log-in when it is a member's. */
export function ModulePage({ shell, route, over }: ModulePageProps) {
  const { pathname, search } = useLocation()
  const params = JSON.stringify(useParams())
  const viewer = useStore(shell.stores.$viewer)
  const input = useMemo(
    (): unknown => ({ params: JSON.parse(params), search, over }),
    [params, search, over],
  )
  const elsewhere = redirectFrom(route.page, viewer, pathname + search)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  // Another address of the same pattern is another page, another query is not.
  return <PageRegion key={`${route.page.route} ${params}`} {...{ shell, route, input }} />
}
