import {
  ChangedMail,
  MailQueue,
  mailToolsPath,
  type QueuedEmail,
  ReadBounce,
  ShownEmail,
  type SuppressedAddress,
  SuppressedAddresses,
} from '@tessera/contracts/mail-tools'
import { z } from '@tessera/contracts/schema'
import { Fault, type Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'
import { help, type MailArguments } from './arguments.ts'

const time = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

function sayState({ state, attempts, next_at }: QueuedEmail): string {
  const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  if (state === 'failed') return `given up after ${tried}`
  if (state === 'running') return 'being sent now'
  return next_at === null ? tried : `${tried}, next ${time(next_at)}`
}

const sayEmail = (email: QueuedEmail): readonly string[] => [
  `${email.id}  since ${time(email.since)}  ${sayState(email)}`,
  `  to ${email.to ?? '(sealed with another key)'}: ${email.subject ?? ''}`,
  ...(email.answer === null ? [] : [`  ${email.answer}`]),
]

function sayQueue({ emails, total }: MailQueue): readonly string[] {
  if (emails.length === 0) return ['No email waits, and none was given up.']
  const more = total - emails.length
  return [...emails.flatMap(sayEmail), ...(more === 0 ? [] : [`${more} more.`])]
}

const whys = { bounced: 'emails came back', complained: 'marked one as spam' } as const

const saySuppressed = ({
  address,
  reason,
  since,
  detail,
}: SuppressedAddress): readonly string[] => [
  `${address}  ${whys[reason]}, ${since.slice(0, 10)}`,
  ...(detail === '' ? [] : [`  ${detail}`]),
]

/** Reads the standard input, which holds the message of a mail server. */
async function readInput(): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of process.stdin) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Larger messages have attachments, which no report needs. Written as JSON, six bytes for each of its signs at
 * most, it is below what the service takes: a mail server would bounce a message that the command refuses.
 */
const messageMax = 160_000

/** Runs a command of the service with its key. */
export async function mailCommand(
  { asked, ...place }: MailArguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: place.at, proof: await proofFor(place) }),
  input: () => Promise<string> = readInput,
): Promise<Outcome> {
  if (asked.do === 'help') return { lines: help().split('\n'), data: {} }
  const request =
    asked.do === 'bounce' ? { ...asked, message: (await input()).slice(0, messageMax) } : asked
  const client = await connect()
  const answer = await client.send('POST', mailToolsPath, JSON.stringify(request))
  switch (asked.do) {
    case 'list': {
      const queue = z.parse(MailQueue, answer)
      return { lines: sayQueue(queue), data: { ...queue } }
    }
    case 'show': {
      const shown = z.parse(ShownEmail, answer)
      return { lines: [...sayEmail(shown.email), '', shown.text ?? ''], data: { ...shown } }
    }
    case 'suppressed': {
      const { addresses, total } = z.parse(SuppressedAddresses, answer)
      const none =
        asked.after === undefined ? 'Every address' : `Every address after ${asked.after}`
      const lines =
        addresses.length === 0 ? [`${none} gets emails.`] : addresses.flatMap(saySuppressed)
      return { lines: [...lines, ...sayMore(addresses, total)], data: { addresses, total } }
    }
    case 'bounce': {
      const { report } = z.parse(ReadBounce, answer)
      // A mail server bounces what its command refuses, which would make a loop.
      const line =
        report === null
          ? 'The message reports nothing about an email of ours.'
          : `${report.address}: ${whys[report.kind]}.`
      return { lines: [line], data: { report } }
    }
    default:
      return sayChanged(asked, z.parse(ChangedMail, answer).changed)
  }
}

const sayMore = (shown: readonly SuppressedAddress[], total: number): readonly string[] =>
  total <= shown.length
    ? []
    : [`${total - shown.length} more; see them with --after ${shown.at(-1)?.address ?? ''}.`]

const done = { retry: 'to be sent now', drop: 'deleted', lift: 'that emails go to again' } as const

function sayChanged(
  asked: Extract<MailArguments['asked'], { do: keyof typeof done }>,
  changed: readonly string[],
): Outcome {
  const wanted = asked.do === 'lift' ? asked.addresses : asked.ids
  const missing =
    wanted === 'all'
      ? []
      : wanted.filter((word) => !word.startsWith('@') && !changed.includes(word))
  if (changed.length === 0 && missing.length > 0)
    throw new Fault(
      asked.do === 'lift'
        ? `Emails go to ${missing.join(', ')} already; see npm run tessera -- mail suppressed.`
        : `There is no email ${missing.join(', ')} to ${asked.do}; see npm run tessera -- mail list.`,
    )
  const noun = asked.do === 'lift' ? ['address', 'addresses'] : ['email', 'emails']
  return {
    lines: [
      `${changed.length} ${noun[changed.length === 1 ? 0 : 1]} ${done[asked.do]}.`,
      ...(missing.length === 0 ? [] : [`Not found: ${missing.join(', ')}.`]),
    ],
    data: { changed },
  }
}
