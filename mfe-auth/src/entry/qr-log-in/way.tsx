import { lazy, Suspense } from 'react'
import type { WayProps } from '../flow/way.ts'

const QrLogIn = lazy(() => import(/* webpackChunkName: "qr-log-in" */ './qr-log-in.tsx'))

/** V6.5: the log-in with a QR code, offered in its experiment. */
export function QrWay({ send }: WayProps) {
  return (
    <Suspense>
      <QrLogIn onEntered={(viewer) => send({ type: 'entered-another-way', viewer })} />
    </Suspense>
  )
}
