import {
  AdQueue,
  adReviewPath,
  DecidedAds,
  type QueuedAd,
  ToldAdDecisions,
} from '@tessera/contracts/ad-review-tools'
import type { HouseAdDecision } from '@tessera/contracts/calls/house-ads'
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

const faultTexts = {
  link: 'its link is no web address, or leads to a listed site',
  words: 'its words have a sensitive term',
} as const

const sayBusiness = ({ business }: QueuedAd): string =>
  business === null ? '' : ` (${business.legal_name}, ${business.city})`

const sayAd = (ad: QueuedAd): readonly string[] => [
  `${ad.ad}  ${ad.state} since ${ad.since.slice(0, 10)}  ${ad.advertiser}${sayBusiness(ad)}  ${ad.campaign}`,
  `  ${ad.title === '' ? '(no title)' : ad.title}${ad.description === '' ? '' : `: ${ad.description}`}`,
  `  ${ad.pin}${ad.link === null ? '' : `  leads to ${ad.link}`}`,
  ...ad.faults.map((fault) => `  check: ${faultTexts[fault]}`),
  ...sayReports(ad),
]

const sayQueue = (ads: readonly QueuedAd[]): readonly string[] =>
  ads.length === 0
    ? ['No ad waits for a decision.']
    : [
        ...ads.flatMap(sayAd),
        'Decide with: npm run ads -- approve AD, or reject AD --reason REASON',
      ]

const sayDecision = ({ id, at, ad_id: ad, decision, rejection, ...about }: HouseAdDecision) =>
  [
    id,
    `${at.slice(0, 16).replace('T', ' ')} UTC`,
    decision === 'waiting' ? 'undone' : decision,
    ...(rejection === null ? [] : [rejection]),
    ad,
    about.advertiser,
    about.title,
  ].join('  ')

/** Reads the whole queue, page by page. */
async function wholeQueue(client: ToolClient): Promise<readonly QueuedAd[]> {
  const ads: QueuedAd[] = []
  let next: string | null = ''
  while (next !== null) {
    const path: string =
      next === '' ? adReviewPath : `${adReviewPath}?after=${encodeURIComponent(next)}`
    const page: AdQueue = z.parse(AdQueue, await client.send('GET', path))
    ads.push(...page.ads)
    next = page.next
  }
  return ads
}

/** Returns what the service is asked. */
function requestOf({ command, ads, decision, reason, note }: Arguments): object {
  if (command === 'undo') return { do: command, decision, note }
  return { do: command, ads, ...(reason === undefined ? {} : { reason }), note }
}

/** Runs a command of the service with its key. */
export async function reviewCommand(
  asked: Arguments,
  connect: () => Promise<ToolClient> = async () =>
    toolClient({ origin: asked.at, proof: await proofFor(asked) }),
): Promise<Outcome> {
  const { command, ads } = asked
  const client = await connect()
  if (command === 'list') {
    const queue = await wholeQueue(client)
    return { lines: sayQueue(queue), data: { ads: queue, total: queue.length } }
  }
  if (command === 'decisions') {
    const body = JSON.stringify({ do: command })
    const { decisions } = z.parse(ToldAdDecisions, await client.send('POST', adReviewPath, body))
    const lines = decisions.length === 0 ? ['No decisions.'] : decisions.map(sayDecision)
    return { lines, data: { decisions } }
  }
  const { decided } = z.parse(
    DecidedAds,
    await client.send('POST', adReviewPath, JSON.stringify(requestOf(asked))),
  )
  const missing = ads.filter((ad) => !decided.includes(ad))
  const did = { approve: 'may run', reject: 'stopped', undo: 'waiting again' } as const
  const done = `${counted(decided.length, 'ad', 'ads')} ${command === 'help' ? '' : did[command]}: ${decided.join(', ')}.`
  return {
    lines: [done, ...(missing.length === 0 ? [] : [`There is no ad ${missing.join(', ')}.`])],
    data: { decided },
  }
}
