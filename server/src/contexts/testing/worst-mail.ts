import { allReaders } from '../all-readers.ts'
import { asInput, filled, type WorstFiles } from './send-file.ts'

const head = 'Content-Type: multipart/report; boundary=b\n\n'
const part = (type: string, content: string): string => `--b\nContent-Type: ${type}\n\n${content}\n`

/** The worst files of what reads reports of mail servers. */
export const worstMail = {
  'mail-report': {
    read: asInput(allReaders['mail-report'], (content) => ({ text: String(content) })),
    harmless: (n) => `${head}${part('text/plain', filled('Not delivered.\n', n))}`,
    worst: {
      'header lines': (n) => filled('X-A: b\n', n),
      'a header that goes on': (n) => `X-A: b\n${filled(' c\n', n)}`,
      'one long header': (n) => `X-A: ${'a'.repeat(n)}`,
      'parameters of a type': (n) => `Content-Type: multipart/report; ${filled('a=b; ', n)}\n\n`,
      parts: (n) => `${head}${filled('--b\n\n', n)}`,
      'groups of a status': (n) =>
        `${head}${part('message/delivery-status', filled('Action: delayed\n\n', n))}`,
      'blank lines in a status': (n) =>
        `${head}${part('message/delivery-status', '\n'.repeat(n))}--b--`,
      'a diagnosis of spaces': (n) =>
        `${head}${part('message/delivery-status', `Action: failed\nStatus: 5.1.1\nDiagnostic-Code: ${' '.repeat(n)}x`)}--b--`,
      'encoded letters': (n) =>
        `${head}--b\nContent-Type: text/rfc822-headers\nContent-Transfer-Encoding: quoted-printable\n\n${filled('=41=\n', n)}\n--b--`,
      'encoded bytes': (n) =>
        `${head}--b\nContent-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n${filled('QUJD\n', n)}\n--b--`,
    },
  },
} as const satisfies Readonly<Record<string, WorstFiles>>
