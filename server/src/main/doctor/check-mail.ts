import type { Finding } from '@tessera/contracts/doctor-tools'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Configuration } from '../../configuration.ts'
import { smtpMail } from '../../platform/mail/smtp.ts'
import { dkimOf } from '../delivery.ts'
import { findings } from '../findings.ts'
import type { DoctorCheck } from './patient.ts'

const { well, warning, fault } = findings('mail')
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
} as const

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : ''
const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ').slice(0, 200)

function fixOf(cause: unknown, place: string): string {
  const code = codeOf(cause)
  if (code === 'EAUTH') return 'Correct the user and the password in SMTP_URL.'
  if (code === 'EDNS') return `Correct the host in SMTP_URL; DNS knows no ${place}.`
  if (code === 'ETLS' || /wrong version number|certificate|SSL/i.test(messageOf(cause)))
    return 'Take smtps:// for port 465 and smtp:// for 587, with the name that is in the certificate of the server.'
  return `Start the mail server at ${place}, open the way to it, or correct SMTP_URL.`
}

/** Greets a mail server, encrypts where it offers that, and logs in. Resolves to whether it encrypts. */
async function greet(url: URL): Promise<boolean> {
  const isSecure = url.protocol === 'smtps:'
  const connection = new SMTPConnection({
    // Options in the address, as the service takes them.
    ...parseConnectionUrl(url.href),
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...patience,
  })
  const step = (run: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      run((error) => (error ? reject(error) : resolve()))
    })
  try {
    await step((done) => connection.connect(done))
    if (url.username !== '') {
      const credentials = {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      }
      await step((done) => connection.login({ credentials }, done))
    }
    return connection.secure
  } finally {
    connection.on('error', () => undefined)
    connection.quit()
  }
}

/** Sends an email as the service does, so that its headers say what those of others will. */
async function sent(
  { url, from, to }: Readonly<Record<'url' | 'from' | 'to', string>>,
  configuration: Configuration,
): Promise<Finding> {
  const { MAIL_RETURN_PATH: returnPath } = configuration
  const mail = smtpMail({ url, from, returnPath, dkim: dkimOf(configuration) })
  try {
    await mail.send({
      to,
      subject: 'A test of the mail server',
      text: 'The doctor of the service sent this email. Nobody needs to answer it.',
    })
    return well(`The server took an email to ${to}; see whether it arrives.`)
  } catch (cause) {
    return fault(
      `The server refused an email to ${to} (${messageOf(cause)}).`,
      'Correct the address, or MAIL_FROM and MAIL_RETURN_PATH to ones that this server may send for.',
    )
  } finally {
    mail.close()
  }
}

/** Checks the mail server: greeting, encryption and log-in; it sends an email only when asked to. */
export const checkMail: DoctorCheck = async ({ configuration, to }) => {
  const { SMTP_URL: smtp, MAIL_FROM: from, MODE } = configuration
  if (smtp === undefined || from === undefined)
    return MODE === 'production' ? [] : [well('No mail server is set; the outbox shows emails.')]
  const url = new URL(smtp)
  const place = `${url.hostname}${url.port === '' ? '' : `:${url.port}`}`
  const found: Finding[] = []
  try {
    const isSecure = await greet(url)
    const logIn = url.username === '' ? 'asks for no log-in' : 'took the log-in'
    found.push(
      well(`The mail server at ${place} ${logIn}, ${isSecure ? 'encrypted' : 'in clear text'}.`),
    )
    const isOwn = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
    if (!isSecure && !isOwn)
      found.push(
        warning(
          'Emails and the log-in travel to the mail server in clear text.',
          'Take a port with STARTTLS, as smtp://host:587, or smtps://host:465.',
        ),
      )
  } catch (cause) {
    return [
      fault(
        `The mail server at ${place} does not work (${messageOf(cause)}).`,
        fixOf(cause, place),
      ),
    ]
  }
  if (to !== undefined) found.push(await sent({ url: smtp, from, to }, configuration))
  return found
}
