import type { WayButton } from '../flow/way.ts'
import { QrWay } from '../qr-log-in/way.tsx'
import { FacebookWay } from './facebook-way.tsx'
import { GoogleWay } from './google-way.tsx'
import { LineWay } from './line-way.tsx'
import type { WayName } from './offered-ways.ts'
import { PasskeyWay } from './passkey-way.tsx'

/** The button of each way. */
export const wayButtons: Readonly<Record<WayName, WayButton>> = {
  google: GoogleWay,
  facebook: FacebookWay,
  line: LineWay,
  passkey: PasskeyWay,
  qr: QrWay,
}
