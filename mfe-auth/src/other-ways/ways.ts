import { FacebookWay } from '../facebook/facebook-way.tsx'
import { GoogleWay } from '../google/google-way.tsx'
import { LineWay } from '../line/line-way.tsx'
import { PasskeyWay } from '../passkeys/passkey-way.tsx'
import { QrWay } from '../qr/way.tsx'
import type { WayName } from './offered-ways.ts'
import type { WayButton } from './way.ts'

/** The button of each way. */
export const wayButtons: Readonly<Record<WayName, WayButton>> = {
  google: GoogleWay,
  facebook: FacebookWay,
  line: LineWay,
  passkey: PasskeyWay,
  qr: QrWay,
}
