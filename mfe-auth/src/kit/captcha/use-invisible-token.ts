import { timings } from '@tessera/contracts/timings'
import { useEffect, useMemo, useRef } from 'react'
import { recaptchaScript } from './recaptcha-script.ts'

/** The token that is sent where no invisible captcha is used. */
const fallback = 'default'

async function execute(siteKey: string): Promise<string> {
  const recaptcha = await recaptchaScript(siteKey)
  return recaptcha.execute(siteKey, { action: 'getting_in' })
}

/**
 * Keeps a token of the invisible captcha ready, where the service has one. A token can be used
 * once: it is refreshed before it expires and after each failed sign-up.
 */
export function useInvisibleToken(siteKey: string | null) {
  const token = useRef(fallback)
  const refresh = useRef(() => {})
  useEffect(() => {
    if (siteKey === null) return
    const renew = () => {
      execute(siteKey).then(
        (fresh) => {
          token.current = fresh
        },
        () => {
          token.current = fallback
        },
      )
    }
    refresh.current = renew
    renew()
    const timer = setInterval(renew, timings.tokenRefresh)
    return () => clearInterval(timer)
  }, [siteKey])
  return useMemo(() => ({ current: () => token.current, refresh: () => refresh.current() }), [])
}
