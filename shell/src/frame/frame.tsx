import { useStore } from '@nanostores/react'
import { useCallback, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import type { Shell } from '../boot/shell.ts'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { OverridesBanner } from '../overrides/overrides-banner.tsx'
import { useArrival } from '../routing/arrival.ts'
import { Navigation } from '../routing/navigation.tsx'
import { words } from '../words.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ToastList } from './toast-list.tsx'

/** What stands around every page. */
export function Frame({ shell }: { readonly shell: Shell }) {
  const { phone } = useStore(shell.stores.$layout)
  const main = useRef<HTMLElement>(null)
  useArrival(useCallback(() => main.current, []))
  return (
    <>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {words.skip()}
      </button>
      <Navigation shell={shell} />
      {shell.boot.overrides ? <OverridesBanner boot={shell.boot} /> : null}
      <Header shell={shell} />
      <OfflineNotice />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {phone ? <BottomBar shell={shell} /> : null}
      <OverlayHost shell={shell} />
      <ToastList shell={shell} />
    </>
  )
}
