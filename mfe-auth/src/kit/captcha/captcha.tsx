import { useQuery } from '@tanstack/react-query'
import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Spinner } from '@tessera/ui/spinner'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { words } from '../../words.ts'
import styles from './captcha.module.css'
import { recaptchaScript } from './recaptcha-script.ts'

const AltchaCaptcha = lazy(
  () => import(/* webpackChunkName: "captcha-widget" */ './altcha-captcha.tsx'),
)

interface CaptchaProps {
  /** Number of captchas solved before; a new round loads a new challenge. */
  readonly round: number
  readonly onSolved: (token: string) => void
}

/** Google's captcha, where its keys are configured. */
function RecaptchaBox(props: {
  readonly siteKey: string
  readonly siteKeyV3: string | null
  readonly onSolved: (token: string) => void
  readonly onFailed: () => void
}) {
  const { siteKey, siteKeyV3, onSolved, onFailed } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The script renders into an element only once, so every mount creates a new one.
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

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      {words.captchaFailed()}
      <Button size="small" onClick={onRetry}>
        {words.captchaAgain()}
      </Button>
    </div>
  )
}

/** Shows the captcha that the service asks for; its token is sent with the pending call. */
export function Captcha({ round, onSolved }: CaptchaProps) {
  const { client } = useShell()
  const [again, setAgain] = useState(0)
  const [failed, setFailed] = useState(false)
  const asked = useQuery({
    queryKey: [captchaChallenge.name, round, again],
    queryFn: () => client.call(captchaChallenge, {}),
    // A challenge can be used once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const onRetry = () => {
    setFailed(false)
    setAgain(again + 1)
  }
  const onFailed = () => setFailed(true)
  const answer = asked.data
  if (failed || answer?.ok === false) return <Failed onRetry={onRetry} />
  if (answer === undefined) return <Waiting />
  const captcha = answer.data
  return (
    <div className={styles.captcha} key={`${round}.${again}`}>
      {captcha.kind === 'altcha' ? (
        <Suspense fallback={<Spinner />}>
          <AltchaCaptcha challenge={captcha.challenge} onSolved={onSolved} onFailed={onFailed} />
        </Suspense>
      ) : (
        <RecaptchaBox
          siteKey={captcha.site_key_v2}
          siteKeyV3={captcha.site_key_v3}
          onSolved={onSolved}
          onFailed={onFailed}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.captcha}>
      <Spinner />
    </div>
  )
}
