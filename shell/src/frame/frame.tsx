import { useStore } from '@nanostores/react'
import { timings } from '@tessera/contracts/timings'
import { Toasts, useToasts } from '@tessera/ui/toasts'
import { lazy, Suspense, useCallback, useEffect, useId, useRef } from 'react'
import { AccountDialogs } from '../accounts/account-dialogs.tsx'
import type { Shell } from '../boot/shell.ts'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { Announcer } from '../routing/announcer.tsx'
import { Pages } from '../routing/pages.tsx'
import { useErrorFlag } from '../routing/use-error-flag.ts'
import { words } from '../words.ts'
import { BottomBar } from './bottom-bar.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'

const Banners = lazy(() => import(/* webpackChunkName: "banners" */ './banners.tsx'))

const UnknownError = lazy(
  () => import(/* webpackChunkName: "unknown-error" */ './unknown-error.tsx'),
)

/** Shows the toasts of the shell and the modules. */
function ToastList({ shell }: { readonly shell: Shell }) {
  const id = useId()
  const count = useRef(0)
  const { show, ...list } = useToasts()
  const latest = useRef(show)
  latest.current = show
  useEffect(
    () =>
      shell.toasts.listen(({ key, text, tone, picture, link, action: doing, duration }) => {
        count.current += 1
        const leads = link && {
          label: link.label,
          href: link.to,
          onPress: () => shell.parts.navigate(link.to),
        }
        const action = doing ? { label: doing.label, onPress: doing.run } : leads
        latest.current(
          {
            id: key ?? `${id}-${count.current}`,
            text,
            ...(tone === undefined ? {} : { tone }),
            ...(picture === undefined ? {} : { picture }),
            ...(action === undefined ? {} : { action }),
            ...(doing === undefined || leads === undefined ? {} : { link: leads }),
          },
          duration ?? (tone === 'bad' ? timings.toastError : timings.toast),
        )
      }),
    [shell, id],
  )
  return <Toasts {...list} />
}

/** The frame around every page: header, banners, bottom bar and notices. */
export function Frame({ shell }: { readonly shell: Shell }) {
  const { phone } = useStore(shell.stores.$layout)
  const viewer = useStore(shell.stores.$viewer)
  const unknown = useStore(shell.$unknownError)
  const unverified = viewer?.email_verified === false
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
  return (
    <>
      <button type="button" className="skip-link" onClick={skip}>
        {words.skip()}
      </button>
      <div inert={hidden} className={styles.head}>
        <Header shell={shell} />
      </div>
      {unverified || viewer?.may_override || shell.boot.overrides ? (
        <Suspense fallback={unverified ? <div className={styles.banner} /> : null}>
          <Banners shell={shell} />
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
      <OverlayHost shell={shell} />
      {unknown ? (
        <Suspense>
          <UnknownError onClose={() => shell.$unknownError.set(false)} />
        </Suspense>
      ) : null}
      <AccountDialogs shell={shell} />
      <ToastList shell={shell} />
    </>
  )
}
