import type { Viewer } from '@tessera/contracts/entities/viewer'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { Button } from '@tessera/ui/button'
import { Skeleton } from '@tessera/ui/skeleton'
import { useEffect, useId, useRef } from 'react'
import { FormFault } from '../../kit/form/form-fault.tsx'
import { CopyButton } from '../../kit/qr-code/copy-button.tsx'
import { QrCode } from '../../kit/qr-code/qr-code.tsx'
import type { QrState } from './flow.ts'
import styles from './qr.module.css'
import { useQrLogIn } from './use-qr-log-in.ts'
import { words } from './words.ts'

/** The link that a phone opens. Its secret is in the fragment, which no server sees. */
const linkOf = (code: string): string =>
  new URL(`${paths.approveLogIn.to()}#${code}`, location.origin).href

function Code({ code }: { readonly code: string }) {
  return (
    <>
      <QrCode text={linkOf(code)} label={words.code()} />
      <ol className={styles.steps}>
        <li>{words.stepScan()}</li>
        <li>{words.stepNumber()}</li>
      </ol>
      <p className={styles.small}>{words.valid({ minutes: timings.qrLogInSeconds / 60 })}</p>
      <CopyButton text={linkOf(code)} label={words.copyLink()} />
    </>
  )
}

function Ended({ said, onAgain }: { readonly said: string; readonly onAgain: () => void }) {
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button kind="outline" full onClick={onAgain}>
        {words.newCode()}
      </Button>
    </>
  )
}

function Content({ state, onAgain }: { readonly state: QrState; readonly onAgain: () => void }) {
  switch (state.kind) {
    case 'waiting':
      return <Code code={state.code} />
    case 'opened':
      return (
        <p role="status" className={styles.opened}>
          {words.openedTitle()} <strong className={styles.number}>{state.number}</strong>
        </p>
      )
    case 'ended':
      return (
        <Ended
          said={state.why === 'expired' ? words.expired() : words.refused()}
          onAgain={onAgain}
        />
      )
    case 'failed':
      return <Ended said={state.message} onAgain={onAgain} />
    default:
      return (
        <div
          role="status"
          aria-label={state.kind === 'starting' ? words.starting() : words.entering()}
        >
          <Skeleton width={208} height={208} radius="var(--r-m)" />
        </div>
      )
  }
}

/** The button of the log-in with a QR code, and what it opens in its place. */
export default function QrLogIn({ onEntered }: { readonly onEntered: (viewer: Viewer) => void }) {
  const { state, press, cancel } = useQrLogIn(onEntered)
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = state.kind !== 'closed' && state.kind !== 'unavailable'
  // The button that was pressed is gone, so the focus moves to what replaced it.
  useEffect(() => {
    if (isOpen) title.current?.focus({ preventScroll: true })
  }, [isOpen])
  // On a phone the code would come up below the fold.
  useEffect(() => {
    if (state.kind === 'waiting' || state.kind === 'opened')
      panel.current?.scrollIntoView?.({ block: 'center' })
  }, [state.kind])
  if (!isOpen)
    return (
      <div className={styles.way}>
        <Button kind="outline" full onClick={press}>
          {words.button()}
        </Button>
        {state.kind === 'unavailable' ? <FormFault message={words.unavailable()} /> : null}
      </div>
    )
  return (
    <section ref={panel} aria-labelledby={titleId} className={styles.panel}>
      <h3 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {words.askTitle()}
      </h3>
      <Content state={state} onAgain={press} />
      {state.kind === 'entering' ? null : (
        <Button kind="plain" size="small" onClick={cancel}>
          {words.cancel()}
        </Button>
      )}
    </section>
  )
}
