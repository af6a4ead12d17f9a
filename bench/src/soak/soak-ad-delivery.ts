import { say } from '@tessera/commands/say'
import { z } from '@tessera/contracts/schema'
import { Checked, ended, faultsOf, result, shown, start } from './soak-ad-process.ts'

const perSecond = Number(process.env.REQUESTS ?? 10_000)
const seconds = Number(process.env.SECONDS ?? 30)
const processes = 4
/** The highest price of an event of the soak with the cent that earlier ones may bring it to, in millionths. */
const priceMax = 11_000

const Progress = z.object({
  answered: z.number(),
  eligible: z.number(),
  sent: z.number(),
  counted: z.number(),
  chosenFor: z.number(),
})

/** The result of one share of the requests. */
interface Share extends z.infer<typeof Progress> {
  kills: number
  /** Milliseconds from the first counted batch to the last. */
  counting: number
}

const nothing = { answered: 0, eligible: 0, sent: 0, counted: 0, chosenFor: 0 }

/** Delivers a share of the requests; a share that is to be killed loses its process in the middle. */
async function deliverShare(
  url: string,
  { share, isKilled }: { readonly share: number; readonly isKilled: boolean },
): Promise<Share> {
  let before: z.infer<typeof Progress> = nothing
  let [kills, first, last] = [0, Number.POSITIVE_INFINITY, 0]
  for (;;) {
    let now: z.infer<typeof Progress> = nothing
    const left = seconds - before.chosenFor
    const asked = {
      role: 'deliver',
      process: share,
      perSecond: perSecond / processes,
      seconds: left,
    }
    const child = start(url, asked, (said) => {
      now = z.parse(Progress, said)
      first = Math.min(first, performance.now())
      last = performance.now()
      if (isKilled && kills === 0 && now.chosenFor > seconds / 2) {
        kills += 1
        child.kill('SIGKILL')
      }
    })
    const code = await ended(child)
    before = {
      answered: before.answered + now.answered,
      eligible: before.eligible + now.eligible,
      sent: before.sent + now.sent,
      counted: before.counted + now.counted,
      chosenFor: before.chosenFor + now.chosenFor,
    }
    if (code === 0) return { ...before, kills, counting: last - first }
    if (child.signalCode !== 'SIGKILL') throw new Error(`A process ended with code ${code}.`)
    say(`A process was killed after ${shown(now.answered)} of its requests, and starts again.`)
  }
}

/** Chooses and counts ads in several processes at a steady rate, kills one, and compares all that was written. */
export async function soakDelivery(url: string) {
  const requests = perSecond * seconds
  const before = await result(Checked, url, { role: 'check' })
  await result(z.object({ made: z.boolean() }), url, { role: 'make-delivery', shown: requests })
  say(`${shown(perSecond)} requests a second in ${processes} processes for ${seconds} s …`)
  const shares = await Promise.all(
    Array.from({ length: processes }, (_, share) =>
      deliverShare(url, { share, isKilled: share === 0 }),
    ),
  )
  const { faults, sums } = await result(Checked, url, { role: 'check' })
  const sum = (of: keyof Share) => shares.reduce((total, share) => total + share[of], 0)
  const written = (sums.events ?? 0) - (before.sums.events ?? 0)
  const rate = shares.reduce((total, { answered, chosenFor }) => total + answered / chosenFor, 0)
  const counting = Math.max(...shares.map((share) => share.counting)) / 1_000
  const held = {
    'requests were answered at that rate': rate > perSecond * 0.98,
    'all requests were eligible': sum('eligible') > sum('answered') * 0.99,
    'every counted event is written': written >= sum('counted'),
    'nothing else is written but what the killed process had under way':
      written - sum('counted') <= sum('sent') - sum('counted'),
    'a process was killed': sum('kills') === 1,
    'budgets were used up': (sums.fullDays ?? 0) > (before.sums.fullDays ?? 0),
    'no day is overspent by a price': (sums.overMicro ?? priceMax) < priceMax,
    'everything agrees': faultsOf(faults) === 'none',
  }
  const broken = Object.entries(held).flatMap(([name, ok]) => (ok ? [] : name))
  return {
    ok: broken.length === 0,
    rows: [
      ['requests', `${shown(sum('answered'))} answered, ${shown(sum('eligible'))} with an ad`],
      ['chosen', `${shown(Math.round(rate))} a second`],
      [
        'seen',
        `${shown(written)} counted, ${shown((sums.charged ?? 0) - (before.sums.charged ?? 0))} of them charged, ${shown(Math.round(written / counting))} a second`,
      ],
      ['days', `${shown(sums.fullDays)} of ${shown(sums.campaignDays)} used up`],
      ['overspent', `at most ${shown(sums.overMicro)} of a price of ${shown(priceMax)} micro`],
      ['faults', faultsOf(faults)],
      ['delivery', broken.length === 0 ? 'all held' : `broken: ${broken.join(', ')}`],
    ] as const,
  }
}
