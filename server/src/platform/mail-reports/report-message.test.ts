import { expect, test } from 'vitest'
import { readReportMessage } from './report-message.ts'

const token = 'QmFzZTY0dXJsLXRva2Vu-_x'

/** Writes a report as mail servers do. */
const report = (
  parts: readonly (readonly [type: string, content: string])[],
  type = 'delivery-status',
) =>
  [
    'From: MAILER-DAEMON@mx.example.org',
    'To: bounces@example.org',
    `Content-Type: multipart/report; report-type=${type};`,
    '\tboundary="b/1"',
    'Subject: Undelivered Mail',
    '',
    'This is a MIME-encapsulated message.',
    ...parts.flatMap(([partType, content]) => ['--b/1', `Content-Type: ${partType}`, '', content]),
    '--b/1--',
    '',
  ].join('\r\n')

const status = (fields: string) =>
  `Reporting-MTA: dns; mx.example.org\r\n\r\nFinal-Recipient: rfc822; mira@example.net\r\n${fields}\r\n`

const failed = status(
  'Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n  <mira@example.net>: no such user',
)
const original = `Subject: Hello\r\nX-Report-Token: ${token}\r\nTo: mira@example.net`

test('a report of a missing mailbox says which email, and what the server answered', () => {
  const text = report([
    ['text/plain', 'I could not deliver it.'],
    ['message/delivery-status', failed],
    ['text/rfc822-headers', original],
  ])
  expect(readReportMessage(text)).toEqual({
    kind: 'bounced',
    detail: '550 5.1.1 <mira@example.net>: no such user',
    token,
  })
})

test('an original that was folded or encoded on its way gives its token', () => {
  const folded = `X-Report-Token: ${token.slice(0, 9)}\r\n ${token.slice(9)}`
  const parts = (type: string) =>
    readReportMessage(
      report([
        ['message/delivery-status', failed],
        [type, folded],
      ]),
    )
  expect(parts('message/rfc822')?.token).toBe(token)
  const quoted = `X-Report-Token: ${token.slice(0, 9)}=\r\n${token.slice(9)}`
  const encoded = report([['message/delivery-status', failed]]).replace(
    '--b/1--',
    `--b/1\r\nContent-Type: text/rfc822-headers\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quoted}\r\n--b/1--`,
  )
  expect(readReportMessage(encoded)?.token).toBe(token)
})

test.each([
  ['a delay', status('Action: delayed\r\nStatus: 4.4.1')],
  ['a full mailbox', status('Action: failed\r\nStatus: 5.2.2')],
  ['a refused content', status('Action: failed\r\nStatus: 5.7.1')],
  ['a delivery', status('Action: delivered\r\nStatus: 2.0.0')],
])('%s is no bounce', (_, fields) => {
  const text = report([
    ['message/delivery-status', fields],
    ['message/rfc822', original],
  ])
  expect(readReportMessage(text)).toBeNull()
})

test('a complaint is read, and a report that something was no spam is none', () => {
  const feedback = (type: string) =>
    readReportMessage(
      report(
        [
          ['message/feedback-report', `Feedback-Type: ${type}\r\nUser-Agent: SomeGenerator/1.0`],
          ['message/rfc822', original],
        ],
        'feedback-report',
      ),
    )
  expect(feedback('abuse')).toEqual({ kind: 'complained', detail: 'SomeGenerator/1.0', token })
  expect(feedback('not-spam')).toBeNull()
})

test.each([
  ['another message', `Subject: Hello\r\n\r\n${original}`],
  ['a report without its original', report([['message/delivery-status', failed]])],
  ['a report without a boundary', report([]).replace(/boundary=.*/, '')],
  ['nothing', ''],
])('%s is no report', (_, text) => {
  expect(readReportMessage(text)).toBeNull()
})
