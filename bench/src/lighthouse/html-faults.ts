import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from '@tessera/contracts/schema'
import { auditTools } from './audit-tools.ts'

const Faults = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      extract: z.optional(z.string()),
    }),
  ),
})

/** Returns why the checker can't run; undefined when it can. */
export const missingJava = (): string | undefined =>
  spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
    ? undefined
    : 'the checker of the W3C needs java, which this machine lacks.'

/** The checker can't tell that a file is of the page's own origin, and takes blocks of data for scripts. */
const isOfPolicy = (message: string): boolean => message.includes('Content Security Policy')

/** Lists the errors and warnings of the W3C's checker in a document. */
export async function faultsOfHtml(html: string): Promise<readonly string[]> {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always']
  const checker = spawn('java', ['-jar', auditTools.htmlChecker, ...options, '-'])
  checker.stdin.end(html)
  const { messages } = z.parse(Faults, JSON.parse(await text(checker.stdout)))
  return messages
    .filter(({ message }) => !isOfPolicy(message))
    .map(({ type, message, extract = '' }) => `${type}: ${message} (${extract.trim()})`)
}
