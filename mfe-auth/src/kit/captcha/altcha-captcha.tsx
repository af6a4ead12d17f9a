/// <reference path="../../css-modules.d.ts" />
import 'altcha/external'
import 'altcha/altcha.css'
import type { AltchaWidgetElement } from 'altcha/external'
import { useEffect, useRef } from 'react'
import { words } from '../../words.ts'
import styles from './captcha.module.css'
import { algorithms, PageWorker } from './page-worker.ts'

// The widget sets its footer as HTML even when hidden, which the page's Trusted Types refuse.
$altcha.i18n.set('en', { ...$altcha.i18n.get('en'), footer: '' })

for (const algorithm of algorithms) $altcha.algorithms.set(algorithm, () => new PageWorker())

/** Number of workers per puzzle; the rest of the CPU is left to the page. */
const atOnce = 2

/** The product's own captcha: a puzzle that the browser solves after one press. */
export default function AltchaCaptcha(props: {
  readonly challenge: Readonly<Record<string, unknown>>
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}) {
  const place = useRef<HTMLFieldSetElement>(null)
  const { challenge, onSolved, onFailed } = props
  // The widget is outside of any form: its result is an event, not a form value.
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
    // Focuses the captcha, because it replaced the button that was pressed.
    const focus = requestAnimationFrame(() => widget.querySelector('input')?.focus())
    return () => {
      cancelAnimationFrame(focus)
      widget.removeEventListener('statechange', hear)
      widget.remove()
    }
  }, [challenge])
  // The build scopes the widget's own styles to this class.
  return (
    <div className={`auth-outside ${styles.around}`}>
      <fieldset ref={place} className={styles.widget} aria-label={words.captcha()} />
    </div>
  )
}
