import type { Secrets } from '../../../platform/secrets/port.ts'
import type { Sender } from './write-counts.ts'

/** The network and the browser that events come from. */
export interface From {
  readonly network: string
  /** The id that the browser keeps in its cookie; null without one. */
  readonly browser?: string | null
  readonly userAgent?: string
}

/** Remembers what a function returns. */
function remembered<Value>(of: (day: string) => Value): (day: string) => Value {
  const known = new Map<string, Value>()
  return (day) => {
    const found = known.get(day) ?? of(day)
    known.set(day, found)
    return found
  }
}

/**
 * Returns keyed fingerprints of where events come from, which change with each day. Browsers without a
 * cookie are told apart by network and name only, and the others count their clicks as well: a browser
 * gets its cookie with its first event.
 */
export function fingerprintsOf(
  secrets: Pick<Secrets, 'mac'>,
  { network, browser = null, userAgent = '' }: From,
): Pick<Sender, 'networkOn' | 'browsersOn'> {
  const shared = userAgent === '' ? [] : [`${network} ${userAgent}`]
  const browsers = browser === null ? shared : [browser, ...shared]
  return {
    networkOn: remembered((day) => secrets.mac(`ad network ${day}`, network)),
    browsersOn: remembered((day) => browsers.map((text) => secrets.mac(`ad browser ${day}`, text))),
  }
}
