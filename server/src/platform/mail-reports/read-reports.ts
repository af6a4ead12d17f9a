import { parseSentJson } from '@tessera/contracts/calls/sent-json'
import { z } from '@tessera/contracts/schema'
import {
  MailgunEvent,
  mailgunReports,
  ownReports,
  postmarkReports,
  type Reported,
  SnsEnvelope,
  sendGridReports,
  sesReports,
} from './events.ts'
import type { MailReports, ReportRequest, ReportsRead } from './port.ts'
import { hasSecret, isOfMailgun, isOfSendGrid, isOfSns, isSignedBySns } from './proofs.ts'

const unproven = { as: 'unproven' } as const
const unreadable = { as: 'unreadable' } as const

interface Given {
  readonly from: 'own' | 'postmark' | 'mailgun' | 'sendgrid' | 'ses'
  readonly secret: string
  readonly now: () => Date
  /** Fetches a certificate of Amazon, or confirms a subscription there. */
  readonly fetchText: (url: string) => Promise<string>
}

const jsonOf = ({ body }: ReportRequest): unknown => parseSentJson(new TextDecoder().decode(body))

const readOf = (reports: Reported): ReportsRead =>
  reports === undefined ? unreadable : { as: 'reports', reports }

/** These say who sent them inside of their JSON, so that strangers make us parse it. */
const unprovenBytesMax = 262_144

const isMessage = ({ headers }: ReportRequest): boolean =>
  (headers.get('content-type') ?? '').toLowerCase().startsWith('message/rfc822')

function readMailgun(request: ReportRequest, { secret, now }: Given): ReportsRead {
  const { data } = z.safeParse(MailgunEvent, jsonOf(request))
  if (data === undefined) return unreadable
  return isOfMailgun(data.signature, secret, now()) ? readOf(mailgunReports(data)) : unproven
}

/** Amazon changes the certificate that it signs with once a year. */
const certificatesMost = 4

function sesReader({ secret, now, fetchText }: Given) {
  const certificates = new Map<string, string>()
  const certificateAt = async (url: string): Promise<string> => {
    const text = certificates.get(url) ?? (await fetchText(url))
    if (certificates.size >= certificatesMost) certificates.clear()
    certificates.set(url, text)
    return text
  }
  return async (request: ReportRequest): Promise<ReportsRead> => {
    const { data: message } = z.safeParse(SnsEnvelope, jsonOf(request))
    if (message === undefined) return unreadable
    // Everybody can have a topic there, whose messages have valid signatures.
    if (message.TopicArn !== secret || !isOfSns(message.SigningCertURL)) return unproven
    if (!isSignedBySns(message, await certificateAt(message.SigningCertURL), now())) return unproven
    const { Type, SubscribeURL = '', Message } = message
    if (Type === 'SubscriptionConfirmation' && isOfSns(SubscribeURL)) await fetchText(SubscribeURL)
    return readOf(Type === 'Notification' ? sesReports(parseSentJson(Message)) : [])
  }
}

/** Reads the reports of the provider that the settings name, each by its own proof. */
export function readReports(given: Given): MailReports {
  const { from, secret, now } = given
  const readSes = sesReader(given)
  return {
    async read(request) {
      if (from === 'ses' || from === 'mailgun') {
        if (request.body.length > unprovenBytesMax) return unreadable
        return from === 'ses' ? readSes(request) : readMailgun(request, given)
      }
      if (from === 'sendgrid')
        return isOfSendGrid(request, secret, now())
          ? readOf(sendGridReports(jsonOf(request)))
          : unproven
      if (!hasSecret(request, secret)) return unproven
      if (from === 'postmark') return readOf(postmarkReports(jsonOf(request)))
      return isMessage(request) ? { as: 'message' } : readOf(ownReports(jsonOf(request)))
    },
  }
}
