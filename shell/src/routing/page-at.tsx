import { findPage } from '@tessera/contracts/find-page'
import { isSettingsList } from '@tessera/contracts/settings-sections'
import { again } from '@tessera/module/again'
import { PagePlaceContext } from '@tessera/module/react'
import { atom } from 'nanostores'
import { lazy, memo, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import type { Shell } from '../boot/shell.ts'
import { ModulePage } from './module-page.tsx'
import type { PageAddress } from './shown-pages.ts'

const NotFound = lazy(() => import(/* webpackChunkName: "not-found" */ '../frame/not-found.tsx'))

const Settings = lazy(() =>
  again(() => import(/* webpackChunkName: "settings" */ '../settings/settings-frame.tsx')),
)

const Footer = lazy(() =>
  again(() => import(/* webpackChunkName: "footer" */ '../footer/footer.tsx')),
)

interface PageAtProps {
  readonly shell: Shell
  readonly address: PageAddress
  /** True when it covers another page. */
  readonly over: boolean
}

/** Memoized, so that a page isn't rendered again when another one covers it. */
const Page = memo(function Page({ shell, address, over }: PageAtProps) {
  const { modules } = shell.boot
  const isList = isSettingsList(modules, address.pathname)
  const found = isList ? undefined : findPage(modules, address.pathname)
  if (isList || found?.page.settings !== undefined)
    return (
      <Suspense fallback={null}>
        <Settings {...{ shell, found, address }} />
      </Suspense>
    )
  if (found !== undefined)
    return (
      <>
        <ModulePage {...{ shell, found, address, over }} />
        {found.page.footer && !over ? (
          <Suspense fallback={null}>
            <Footer shell={shell} />
          </Suspense>
        ) : null}
      </>
    )
  return (
    <Suspense fallback={null}>
      <NotFound shell={shell} />
    </Suspense>
  )
})

/**
 * Renders the page at an address, with a context that holds its address and whether it is covered.
 */
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
