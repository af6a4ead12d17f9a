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
  return given({ counted: await countEvents(ports, sender, events) })
})

/** Handlers of the calls that count what people do with ads. */
export const adEventCalls = [answerSendAdEvents]
