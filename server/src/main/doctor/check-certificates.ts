import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import type { Finding } from '@tessera/contracts/doctor-tools'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, warning, fault } = findings('tls')
const dayMilliseconds = 86_400_000
const daysLeft = 14

interface Shown {
  readonly certificate: PeerCertificate
  /** The code of why the chain isn't trusted; undefined when it is. */
  readonly distrust: string | undefined
  readonly protocol: string | null
}

/** Returns the certificate that a server shows for a host, whether it is trusted or not. */
function shownAt(host: string, port: number, address: string | undefined): Promise<Shown> {
  const { promise, resolve, reject } = Promise.withResolvers<Shown>()
  const socket = connect({
    host: address ?? host,
    port,
    servername: host,
    rejectUnauthorized: false,
    timeout: 10_000,
  })
  socket.once('error', reject)
  socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
  socket.once('secureConnect', () => {
    const { authorizationError: error } = socket
    resolve({
      certificate: socket.getPeerCertificate(),
      distrust: error ? String(Reflect.get(Object(error), 'code') ?? error) : undefined,
      protocol: socket.getProtocol(),
    })
    socket.destroy()
  })
  return promise
}

function distrustFinding(host: string, code: string): Finding {
  if (code === 'CERT_HAS_EXPIRED')
    return fault(`The certificate of ${host} has expired.`, 'Renew it.')
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return fault(
      `The certificate at ${host} is not for that host.`,
      'Get one with that name, and let the proxy show it there.',
    )
  if (code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE')
    return fault(
      `The chain of the certificate of ${host} lacks the authority between, and some browsers refuse it.`,
      'Let the proxy show the whole chain, such as fullchain.pem.',
    )
  return fault(
    `Browsers do not trust the certificate of ${host} (${code}).`,
    'Take one of a public authority; for one of your own, give its root to browsers, and to the doctor in NODE_EXTRA_CA_CERTS.',
  )
}

async function certificateFindings(
  url: URL,
  address: string | undefined,
): Promise<readonly Finding[]> {
  const { hostname: host } = url
  let shown: Shown
  try {
    shown = await shownAt(host, Number(url.port) || 443, address)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return [
      fault(
        `Nothing speaks TLS at ${url.host} (${reason}).`,
        'Start the proxy, let DNS lead there, and open the port.',
      ),
    ]
  }
  const { certificate, distrust, protocol } = shown
  if (distrust !== undefined) return [distrustFinding(host, distrust)]
  const mismatch = checkServerIdentity(host, certificate)
  if (mismatch !== undefined) return [distrustFinding(host, 'ERR_TLS_CERT_ALTNAME_INVALID')]
  const left = (Date.parse(certificate.valid_to) - Date.now()) / dayMilliseconds
  const life =
    (Date.parse(certificate.valid_to) - Date.parse(certificate.valid_from)) / dayMilliseconds
  const said = `The certificate of ${host} is trusted, and valid for ${left >= 2 ? `${Math.floor(left)} days` : `${Math.floor(left * 24)} hours`} (${protocol}).`
  // Certificates of a few hours are renewed all the time.
  return left < Math.min(daysLeft, life / 4)
    ? [warning(said, 'See why it was not renewed.')]
    : [well(said)]
}

/** Checks the certificates of the product's origin and of the builds'. */
export const checkCertificates: DoctorCheck = async ({ publicOrigin, storeUrl, address }) => {
  const urls = [publicOrigin, storeUrl].filter((each) => each.startsWith('https://'))
  const byHost = new Map(urls.map((each) => [new URL(each).host, new URL(each)]))
  const found = await Promise.all(
    [...byHost.values()].map((url) => certificateFindings(url, address)),
  )
  return found.flat()
}
