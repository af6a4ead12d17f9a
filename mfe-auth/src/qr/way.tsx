import { lazy, Suspense } from 'react'
import type { Way, WayProps } from '../other-ways/way.ts'

const QrLogIn = lazy(() => import(/* webpackChunkName: "qr-log-in" */ './qr-log-in.tsx'))

function QrButton({ send }: WayProps) {
  return (
    <Suspense>
      <QrLogIn onEntered={(viewer) => send({ type: 'entered-another-way', viewer })} />
    </Suspense>
  )
}

/** V6.5: the log-in with a QR code, offered in its experiment. */
export const qrWay: Way = {
  name: 'qr',
  isOffered: ({ mode, experiments }) => mode === 'log-in' && experiments.qr_log_in !== 'control',
  Button: QrButton,
}
