import { useStore } from '@nanostores/react'
import type { PageDescriptor } from '@tessera/contracts/registry'
import type { ModuleError } from '@tessera/module/load'
import { GridSkeleton } from '@tessera/ui/skeleton'
import type { ReactNode } from 'react'
import { memo, useCallback, useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { ModuleRegion } from '../modules/module-region.tsx'
import { redirectFrom } from '../navigation/guard.ts'
import type { Shell } from '../shell/shell.ts'
import { useDrawnPage } from './drawn-page.ts'
import { FailedPage } from './failed-page.tsx'
import { useFirstTitle } from './first-title.ts'

/** A page, and the name of its module. */
export interface PageOfModule {
  readonly module: string
  readonly page: PageDescriptor
}

const grid = <GridSkeleton />

/** Memoized, so that a navigation doesn't render an unchanged page again. */
const PageRegion = memo(function PageRegion({
  shell,
  module,
  page,
  input,
  loading,
}: PageOfModule & {
  readonly shell: Shell
  readonly input: unknown
  readonly loading: ReactNode
}) {
  const failed = useCallback(
    (error: ModuleError, retry: () => void) => (
      <FailedPage shell={shell} error={error} onRetry={retry} />
    ),
    [shell],
  )
  useFirstTitle(page.title, shell.boot.brand)
  return (
    <ModuleRegion
      host={shell.host}
      view={{ module, kind: 'page', name: page.name }}
      input={input}
      loading={loading}
      failed={failed}
    />
  )
})

/** Renders a module's page, or redirects a visitor of a member's page to log-in. */
export function ModulePage({
  module,
  page,
  loading = grid,
}: PageOfModule & {
  /** Shown until the module has loaded; a grid by default. */
  readonly loading?: ReactNode
}) {
  const { shell, address, over } = useDrawnPage()
  const { pathname, search } = address
  const params = JSON.stringify(useParams())
  const viewer = useStore(shell.stores.$viewer)
  const input = useMemo(
    (): unknown => ({ params: JSON.parse(params), search, over }),
    [params, search, over],
  )
  const elsewhere = redirectFrom(page, viewer, pathname + search)
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  // Other params of the same route mount a new page; another query keeps it.
  return <PageRegion key={`${page.route} ${params}`} {...{ shell, module, page, input, loading }} />
}
