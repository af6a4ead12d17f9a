/// <reference path="../css-modules.d.ts" />
import 'altcha/external'
import 'altcha/altcha.css'
import type { AltchaWidgetElement } from 'altcha/external'
import { useEffect, useRef } from 'react'
import { words } from '../words.ts'
import styles from './captcha.module.css'
import { algorithms, PageWorker } from './page-worker.ts'

// The widget assigns its footer as HTML even while it hides it, which the page's Trusted Types refuse.
$altcha.i18n.set('en', { ...$altcha.i18n.get('en'), footer: '' })

for (const algorithm of algorithms) $altcha.algorithms.set(algorithm, () => new PageWorker())

/** How many of the browser's own threads work on a puzzle; the page has others to do its work. */
const atOnce = 2

/** Our own captcha: a puzzle that the browser solves after one press. */
export default function AltchaCaptcha(props: {
  readonly challenge: Readonly<Record<string, unknown>>
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}) {
  const place = useRef<HTMLFieldSetElement>(null)
  const { challenge, onSolved, onFailed } = props
  // The widget belongs to no form: what comes of it is told, not sent.
  useEffect(() => {
    const widget: AltchaWidgetElement = document.createElement('altcha-widget')
    widget.configuration = JSON.stringify({
      challenge,
      workers: atOnce,
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
    })
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const { state, payload }: { state?: unknown; payload?: unknown } = Object(event.detail)
      if (state === 'verified' && typeof payload === 'string') onSolved(payload)
      else if (state === 'expired') onFailed()
    }
    widget.addEventListener('statechange', hear)
    place.current?.append(widget)
    // It came in place of the button that was pressed.
    const focus = requestAnimationFrame(() => widget.querySelector('input')?.focus())
    return () => {
      cancelAnimationFrame(focus)
      widget.removeEventListener('statechange', hear)
      widget.remove()
    }
  }, [challenge])
  return <fieldset ref={place} className={styles.widget} aria-label={words.captcha()} />
}
