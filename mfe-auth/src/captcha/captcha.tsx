import { useQuery } from '@tanstack/react-query'
import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { Spinner } from '@tessera/ui/spinner'
import { lazy, Suspense, useState } from 'react'
import { words } from '../words.ts'
import styles from './captcha.module.css'
import { RecaptchaBox } from './recaptcha.tsx'

const AltchaCaptcha = lazy(
  () => import(/* webpackChunkName: "captcha-widget" */ './altcha-captcha.tsx'),
)

interface CaptchaProps {
  /** How many were answered before; each answer is good once, so another round shows another. */
  readonly round: number
  readonly onSolved: (token: string) => void
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

/** The captcha that the service wants solved; its answer goes along with the call that asked for it. */
export function Captcha({ round, onSolved }: CaptchaProps) {
  const { client } = useShell()
  const [again, setAgain] = useState(0)
  const [failed, setFailed] = useState(false)
  const asked = useQuery({
    queryKey: [captchaChallenge.name, round, again],
    queryFn: () => client.call(captchaChallenge, {}),
    // One that was shown is spent.
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
