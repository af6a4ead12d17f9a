import { PagePlaceContext } from '@tessera/module/react'
import { atom } from 'nanostores'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { ModulePage } from './module-page.tsx'
import { routesOf } from './routes.ts'
import type { PageAddress } from './shown-pages.ts'

const NotFound = lazy(() => import(/* webpackChunkName: "not-found" */ '../frame/not-found.tsx'))

interface PageAtProps {
  readonly shell: Shell
  readonly address: PageAddress
  /** Whether it lies over another page. */
  readonly over: boolean
}

/** Covering a page draws nothing of it anew. */
const Page = memo(function Page({ shell, address, over }: PageAtProps) {
  return (
    <Routes location={address}>
      {routesOf(shell.boot.modules).map((route) => (
        <Route
          key={route.page.route}
          path={route.page.route}
          caseSensitive
          element={<ModulePage {...{ shell, route, over }} />}
        />
      ))}
      <Route
        path="*"
        element={
          <Suspense fallback={null}>
            <NotFound shell={shell} />
          </Suspense>
        }
      />
    </Routes>
  )
})

/** The page at an address, which knows where it stands and whether another lies over it. */
export function PageAt({ covered, ...page }: PageAtProps & { readonly covered: boolean }) {
  const { pathname, search } = page.address
  const [$covered] = useState(() => atom(covered))
  const place = useMemo(() => ({ pathname, search, $covered }), [pathname, search, $covered])
  useLayoutEffect(() => $covered.set(covered), [$covered, covered])
  return (
    <PagePlaceContext value={place}>
      <Page {...page} />
    </PagePlaceContext>
  )
}
