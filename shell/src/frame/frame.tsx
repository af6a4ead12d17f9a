import { useStore } from '@nanostores/react'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { Announcer } from '../pages/announcer.tsx'
import { Pages } from '../pages/pages.tsx'
import { useErrorFlag } from '../pages/use-error-flag.ts'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Late } from './late.tsx'
import { Notices } from './notices.tsx'

const NoticeBar = lazy(() => import(/* webpackChunkName: "notice-bar" */ '../house/notice-bar.tsx'))
const VerifyBanner = lazy(() => import(/* webpackChunkName: "banners" */ './verify-banner.tsx'))

/** The frame around every page: header, banners, bottom bar and notices. */
export function Frame({ shell }: { readonly shell: Shell }) {
  const { phone } = useStore(shell.stores.$layout)
  const viewer = useStore(shell.stores.$viewer)
  const bounced = viewer?.email_bounces === true
  const unverified = viewer?.email_verified === false || bounced
  const notice = useStore(shell.$notice)
  const main = useRef<HTMLElement>(null)
  const content = useCallback(() => main.current, [])
  const navigation = useStore(shell.$navigation)
  const { base, top } = navigation.shown
  useErrorFlag(shell, base)
  // On a phone a page layer covers the whole screen, the frame included.
  const hidden = phone && top !== null
  const skip = () => {
    const layer = content()?.querySelector('[data-page-layer]')
    if (layer instanceof HTMLElement) layer.focus()
    else content()?.focus()
  }
  /** Focuses the tile that Tab leads to, past the filters and whatever else stands above a list of pins. */
  const skipToResults = () => {
    const layer = content()?.querySelector('[data-page-layer]') ?? content()
    layer
      ?.querySelector<HTMLElement>('[data-shortcuts="pins"] [data-index] a[tabindex="0"]')
      ?.focus()
  }
  return (
    <>
      <button type="button" className="skip-link" onClick={skip}>
        {words.skip()}
      </button>
      <button type="button" className="skip-link skip-results" onClick={skipToResults}>
        {words.skipToResults()}
      </button>
      <div inert={hidden} className={styles.head}>
        <Header shell={shell} />
      </div>
      {notice === null ? null : (
        <Suspense fallback={<div className={styles.notice} />}>
          <NoticeBar shell={shell} notice={notice} />
        </Suspense>
      )}
      {unverified ? (
        <Suspense fallback={<div className={styles.banner} />}>
          <VerifyBanner
            key={viewer.id}
            commands={shell.parts.commands}
            bounced={bounced ? viewer.email : undefined}
          />
        </Suspense>
      ) : null}
      <Notices shell={shell} />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Pages shell={shell} navigation={navigation} content={content} />
      </main>
      {phone ? (
        <div inert={hidden}>
          <BottomBar shell={shell} />
        </div>
      ) : null}
      <Announcer entry={navigation.history.current.key} $name={shell.$pageName} />
      <Late shell={shell} />
    </>
  )
}
