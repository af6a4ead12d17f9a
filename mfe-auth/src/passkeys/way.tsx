import { lazy, Suspense } from 'react'
import type { Way, WayProps } from '../other-ways/way.ts'

const PasskeyLogIn = lazy(
  () => import(/* webpackChunkName: "passkey-log-in" */ './log-in-button.tsx'),
)

function PasskeyButton(props: WayProps) {
  return (
    <Suspense>
      <PasskeyLogIn {...props} />
    </Suspense>
  )
}

/** The log-in with a passkey, in browsers that have them. */
export const passkeyWay: Way = {
  name: 'passkey',
  isOffered: ({ mode }) => mode === 'log-in' && 'PublicKeyCredential' in window,
  Button: PasskeyButton,
}
