import { useStore } from '@nanostores/react'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { useShell } from '@tessera/module/react'
import { lazy, Suspense } from 'react'

const QrLogIn = lazy(() => import(/* webpackChunkName: "qr-log-in" */ './qr-log-in.tsx'))

/** V6.5: offers the log-in with a QR code to visitors in its experiment. */
export function QrWay({ onEntered }: { readonly onEntered: (viewer: Viewer) => void }) {
  const { qr_log_in: arm } = useStore(useShell().$experiments)
  if (arm === 'control') return null
  return (
    <Suspense>
      <QrLogIn onEntered={onEntered} />
    </Suspense>
  )
}
