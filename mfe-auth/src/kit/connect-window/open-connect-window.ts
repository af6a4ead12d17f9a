import { connectChannel } from '@tessera/contracts/connect'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { type ConnectOutcome, messageIn, nextWatch, type Seen, type Watch } from './watch.ts'
import { windowFeatures } from './window-features.ts'

interface ConnectRequest<Payload> {
  /** The window is /connect/{provider}/. */
  readonly provider: string
  /** Width and height, of the measures. */
  readonly size: readonly [number, number]
  /** Further parameters of the address; never anything private. */
  readonly query?: Readonly<Record<string, string>>
  /** Returns what a completion brings; undefined when it does not fit. */
  readonly read: (payload: unknown) => Payload | undefined
  /** Called with 'closed' and later with a completion, when the provider's page hid the window. */
  readonly onOutcome: (outcome: ConnectOutcome<Payload>) => void
}

/** An attempt in a window. */
export interface ConnectAttempt {
  /** Ends the attempt without an outcome, and closes the window. */
  readonly cancel: () => void
}

/** Returns the name of a new attempt: 256 random bits. */
function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Returns a reader of a completion's payload by its schema. */
export const payloadOf =
  <Schema extends z.core.$ZodType>(schema: Schema) =>
  (payload: unknown): z.output<Schema> | undefined =>
    z.safeParse(schema, payload).data

/**
 * Opens a provider's window and reports how it ends. Call it in the press itself: browsers open windows only
 * there. The window answers on a BroadcastChannel, which only pages of the product's own origin can write to.
 *
 *     openConnectWindow({
 *       provider: 'facebook',
 *       size: measures.connectWindowFacebook,
 *       read: payloadOf(FacebookPayload),
 *       onOutcome: (outcome) => send({ type: 'connected', outcome }),
 *     })
 */
export function openConnectWindow<Payload>(request: ConnectRequest<Payload>): ConnectAttempt {
  const { provider, size, query, read, onOutcome } = request
  const state = newState()
  const channel = new BroadcastChannel(connectChannel(state))
  const path = paths.connect.to({ provider }, { ...query, state })
  const opened = window.open(path, `connect-${provider}`, windowFeatures(size, window))
  let watch: Watch = 'open'
  const end = () => {
    watch = 'ended'
    clearInterval(poll)
    channel.close()
  }
  const see = (seen: Seen) => {
    const { watch: now, outcome } = nextWatch(watch, seen, read)
    watch = now
    if (watch !== 'open') clearInterval(poll)
    if (watch === 'ended') end()
    if (outcome !== undefined) onOutcome(outcome)
  }
  const poll = setInterval(
    () => see({ type: 'polled', closed: opened?.closed ?? true }),
    timings.popupClosedPoll,
  )
  channel.addEventListener('message', (event) => {
    const message = messageIn(event, { origin: location.origin, state })
    if (message !== undefined) see({ type: 'said', message })
  })
  if (opened === null) {
    end()
    onOutcome({ kind: 'blocked' })
  }
  return {
    cancel: () => {
      end()
      opened?.close()
    },
  }
}
