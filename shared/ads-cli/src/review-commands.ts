import {
  AdQueue,
  adReviewPath,
  DecidedAds,
  type QueuedAd,
} from '@tessera/contracts/ad-review-tools'
import { z } from '@tessera/contracts/schema'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'
import type { Arguments } from './arguments.ts'

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

function sayReports({ reports }: QueuedAd): readonly string[] {
  if (reports.length === 0) return []
  return [`  reported: ${reports.map(({ reason, count }) => `${reason} ${count}`).join(', ')}`]
}

const sayAd = (ad: QueuedAd): readonly string[] => [
  `${ad.ad}  ${ad.state} since ${ad.since.slice(0, 10)}  ${ad.advertiser}  ${ad.campaign}`,
  `  ${ad.title === '' ? '(no title)' : ad.title}${ad.description === '' ? '' : `: ${ad.description}`}`,
  `  ${ad.pin}${ad.link === null ? '' : `  leads to ${ad.link}`}`,
  ...sayReports(ad),
]

function sayQueue({ ads, total }: AdQueue): readonly string[] {
  if (ads.length === 0) return ['No ad waits for a decision.']
  const more = total - ads.length
  return [
    ...ads.flatMap(sayAd),
    ...(more === 0 ? [] : [`${counted(more, 'ad', 'ads')} more wait; decide these first.`]),
    'Decide with: npm run ads -- approve AD, or reject AD --reason REASON',
  ]
}

/** Runs a command of the service with its key. */
export async function reviewCommand(
  { command, ads, reason, ...asked }: Arguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: asked.at, proof: await proofFor(asked) }),
): Promise<Outcome> {
  const client = await connect()
  if (command === 'list') {
    const queue = z.parse(AdQueue, await client.send('GET', adReviewPath))
    return { lines: sayQueue(queue), data: { ...queue } }
  }
  const decision = { do: command, ads, ...(reason === undefined ? {} : { reason }) }
  const { decided } = z.parse(
    DecidedAds,
    await client.send('POST', adReviewPath, JSON.stringify(decision)),
  )
  const missing = ads.filter((ad) => !decided.includes(ad))
  const done = `${counted(decided.length, 'ad', 'ads')} ${command === 'approve' ? 'may run' : 'stopped'}: ${decided.join(', ')}.`
  return {
    lines: [done, ...(missing.length === 0 ? [] : [`There is no ad ${missing.join(', ')}.`])],
    data: { decided },
  }
}
