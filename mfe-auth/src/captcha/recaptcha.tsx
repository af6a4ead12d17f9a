import { useEffect, useRef } from 'react'
import styles from './captcha.module.css'
import { recaptchaScript } from './recaptcha-script.ts'

/** Google's captcha, where its keys are configured. */
export function RecaptchaBox(props: {
  readonly siteKey: string
  readonly siteKeyV3: string | null
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}) {
  const { siteKey, siteKeyV3, onSolved, onFailed } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its script takes no place a second time, so each has a new one.
    const own = document.createElement('div')
    place.current?.append(own)
    recaptchaScript(siteKeyV3).then((recaptcha) => {
      if (!own.isConnected) return
      recaptcha.render(own, {
        sitekey: siteKey,
        callback: onSolved,
        'expired-callback': onFailed,
        'error-callback': onFailed,
      })
    }, onFailed)
    return () => own.remove()
  }, [siteKey, siteKeyV3])
  return <div ref={place} className={styles.widget} />
}
