import { isIP } from 'node:net'
import {
  type DoctorAnswer,
  doctorStream,
  doctorStreamPath,
  type Finding,
} from '@tessera/contracts/doctor-tools'
import { rootCause } from '../../platform/log/root-cause.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck, Patient } from './patient.ts'
import { askService, ownOriginOf, proofHeaders, type Running } from './reach.ts'

const { well, warning, fault } = findings('proxy')
const stream = findings('stream')

/** An address of documentation, which nobody has. */
const forged = '192.0.2.77'
const own = /^(?:127\.|::1$|::ffff:127\.)/

const isLocal = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/** True when the proof may travel to the origin: not in clear text over a network that isn't known as safe. */
const isPrivate = ({ publicOrigin, configuration }: Patient): boolean =>
  publicOrigin.startsWith('https://') || isLocal(publicOrigin) || configuration.ALLOW_HTTP === 'on'

function unreached(origin: string, running: Exclude<Running, { is: 'well' }>): Finding {
  if (running.is === 'refusing')
    return fault(
      `Another service answers at ${origin}: it has another key.`,
      'Let the proxy and DNS lead that address to this service.',
    )
  if (running.is === 'starting')
    return fault(
      `Another service answers at ${origin}: it is starting, and this one runs.`,
      'Let the proxy and DNS lead that address to this service.',
    )
  if (running.is === 'another')
    return fault(
      `Something else than the service answers at ${origin}, with status ${running.status}.`,
      'Let the proxy and DNS lead that address to this service.',
    )
  return fault(
    `The product cannot be reached at ${origin} (${rootCause(running.cause)}).`,
    'Start the proxy, let DNS lead there, and see its log; before DNS does, name the proxy with --address.',
  )
}

/** Returns what is wrong with the headers of a request that went through the proxy. */
export function headerFindings(seen: DoctorAnswer, publicOrigin: string): readonly Finding[] {
  const { protocol, host } = new URL(publicOrigin)
  const found: Finding[] = []
  if (seen.forwardedFor !== null && !seen.isTrusted)
    found.push(
      fault(
        `The proxy at ${seen.peer} is not trusted, so that everybody behind it shares the limits of one address.`,
        `Add ${seen.peer} to TRUSTED_PROXIES.`,
      ),
    )
  if (seen.forwardedFor === null && seen.isTrusted)
    found.push(
      fault(
        `The proxy at ${seen.peer} does not say whose requests it forwards.`,
        "Let it set X-Forwarded-For to the visitor's address.",
      ),
    )
  if (seen.host !== host)
    found.push(
      fault(
        `The proxy passes the Host header on as ${seen.host ?? 'nothing'}, instead of ${host}.`,
        'Let it pass on the Host header of the request, or correct PUBLIC_ORIGIN.',
      ),
    )
  if (seen.forwardedProto !== null && `${seen.forwardedProto}:` !== protocol)
    found.push(
      warning(
        `The proxy says ${seen.forwardedProto} in X-Forwarded-Proto, and PUBLIC_ORIGIN is ${protocol.slice(0, -1)}.`,
        'Let it set that header to the protocol that browsers use.',
      ),
    )
  return found
}

/** Sends an address that the doctor doesn't have, as a visitor could who wants to be somebody else for the limits. */
async function forgedFindings(
  { reach, publicOrigin, secrets }: Patient,
  seen: DoctorAnswer,
): Promise<readonly Finding[]> {
  // The doctor's own address counts as a proxy's where the proxy is on this machine.
  if (!seen.isTrusted || own.test(seen.address) || seen.address === seen.peer) return []
  const headers = { ...proofHeaders(secrets, publicOrigin), 'X-Forwarded-For': forged }
  const again = await askService(reach, publicOrigin, headers)
  return again.is === 'well' && again.answer.address === forged
    ? [
        fault(
          'A visitor can pretend to have any address, and so escape the limits.',
          "Let the proxy set X-Forwarded-For to the visitor's address instead of passing on what is there, and name only proxies in TRUSTED_PROXIES.",
        ),
      ]
    : []
}

/** Checks how requests through the public origin arrive. */
export const checkProxy: DoctorCheck = async (patient) => {
  const { configuration, publicOrigin, reach, running, secrets } = patient
  if (running.is !== 'well') return []
  if (!isPrivate(patient))
    return [
      warning(
        `The doctor sends its proof over https only, so that ${publicOrigin} is not checked.`,
        'Serve the product over https, or set ALLOW_HTTP to on for a network of your own.',
      ),
    ]
  const asked = await askService(reach, publicOrigin, proofHeaders(secrets, publicOrigin))
  if (asked.is !== 'well') return [unreached(publicOrigin, asked)]
  const { answer } = asked
  // Without a proxy the headers are the browser's own.
  if (ownOriginOf(configuration) === publicOrigin)
    return [well(`The product answers at ${publicOrigin}, without a proxy.`)]
  const found = [
    ...headerFindings(answer, publicOrigin),
    ...(await forgedFindings(patient, answer)),
  ]
  return found.length > 0
    ? found
    : [
        well(
          `The product answers at ${publicOrigin}; it saw this request come from ${answer.address}${isIP(answer.peer) === 0 || answer.peer === answer.address ? '' : ` by the proxy ${answer.peer}`}.`,
        ),
      ]
}

/** Checks that the parts of a live stream arrive one by one, and not all at its end. */
export const checkStream: DoctorCheck = async (patient) => {
  const { publicOrigin, reach, running, secrets } = patient
  if (running.is !== 'well' || !isPrivate(patient)) return []
  try {
    const { status, body } = await reach(
      `${publicOrigin}${doctorStreamPath}`,
      proofHeaders(secrets, publicOrigin),
    )
    // The check of the proxy says why.
    if (status !== 200 || body === null) return []
    const arrivals: number[] = []
    for await (const _ of body) arrivals.push(performance.now())
    const [first = 0] = arrivals
    const spread = (arrivals.at(-1) ?? 0) - first
    const least = ((doctorStream.parts - 1) * doctorStream.milliseconds) / 2
    return spread >= least
      ? [stream.well('Live messages pass as they are written.')]
      : [
          stream.fault(
            'Something on the way holds live messages back, so that open tabs get them late.',
            'Switch off buffering and compression of text/event-stream in the proxy: flush_interval -1 in Caddy, proxy_buffering off in nginx.',
          ),
        ]
  } catch {
    return []
  }
}
