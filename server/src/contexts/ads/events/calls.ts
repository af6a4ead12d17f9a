import { sendAdEvents } from '@tessera/contracts/calls/ad-events'
import { isbot } from 'isbot'
import { answer, given } from '../../../calls/answer.ts'
import { networkOf } from '../../base/rate-limits/network.ts'
import { knownBrowser, visitorOf } from '../../releases/index.ts'
import { countEvents } from './count-events.ts'

const answerSendAdEvents = answer(sendAdEvents, async (visit, { events }) => {
  const { ports, viewer, address, userAgent } = visit
  // Robots that run scripts say who they are; an empty name is one of a program, too.
  if (userAgent === '' || isbot(userAgent)) return given({ counted: 0 })
  const network = networkOf(address)
  const browser = knownBrowser(visit)
  if (browser === null) visitorOf(visit)
  const sender = { viewerId: viewer?.id ?? null, network, browser, userAgent }
  const counted = await countEvents(ports, sender, events)
  const { metrics } = ports
  metrics.add('tessera_ad_events_total', { outcome: 'counted' }, counted)
  metrics.add('tessera_ad_events_total', { outcome: 'left-out' }, events.length - counted)
  for (const { ago_ms } of events) metrics.took('tessera_ad_event_delay_seconds', {}, ago_ms / 1000)
  return given({ counted })
})

/** Handlers of the calls that count what people do with ads. */
export const adEventCalls = [answerSendAdEvents]
