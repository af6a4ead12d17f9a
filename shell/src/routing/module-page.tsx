import { useStore } from '@nanostores/react'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { FailedRegion } from '../frame/failed-region.tsx'
import { ModuleRegion } from '../modules/module-region.tsx'
import { words } from '../words.ts'
import { redirectFrom } from './guard.ts'
import type { ModuleRoute } from './routes.ts'

const onlyText = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** A module's page at its address, or the way to the log-in when it is a member's. */
export function ModulePage({
  shell,
  route,
}: {
  readonly shell: Shell
  readonly route: ModuleRoute
}) {
  const { pathname, search } = useLocation()
  const params = onlyText(useParams())
  const viewer = useStore(shell.stores.$viewer)
  const elsewhere = redirectFrom(route.page, viewer, pathname + search)
  const { title } = route.page
  const { brand } = shell.boot
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`
  }, [title, brand])
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <ModuleRegion
      // Another address of the same page is another page: nothing of the last one's state stays.
      key={pathname}
      host={shell.host}
      view={{ module: route.module, kind: 'page', name: route.page.name }}
      input={{ params, search }}
      loading={<GridSkeleton label={words.loading()} />}
      failed={(error, retry) => <FailedRegion error={error} onRetry={retry} />}
    />
  )
}
