import type { Sql } from '../../base/sql.ts'
import type { Click } from './click-id.ts'
import { creditsOf, later, sumCredits, type Touch } from './credit.ts'
import { type Known, keyOf, type Origin } from './known-conversion.ts'
import { latestTouches } from './touches.ts'
import { addCredits, claimCredit, type EventKey, textOfKey } from './write-conversions.ts'

const touchOf = (click: Click): Touch => ({
  adId: click.adId,
  at: click.at,
  place: click.place,
  age: click.age ?? 'unknown',
  gender: click.gender,
  country: click.country ?? 'ZZ',
  app: click.app,
})

/** Returns the rows that each event would add to, whether it counts or not. */
async function creditsFor(tx: Sql, { account }: Origin, all: readonly Known[]) {
  const requests = all.map(({ event }, index) => ({
    index,
    emails: event.emails,
    at: event.at,
  }))
  const found = await latestTouches(tx, account.id, requests)
  const byEvent = Map.groupBy(found, ({ index, touch }) => `${touch} ${index}`)
  const latest = (index: number, touch: 'click' | 'view'): Touch | null =>
    (byEvent.get(`${touch} ${index}`) ?? []).reduce<Touch | null>(
      (best, { of }) => later(best, of),
      null,
    )
  return all.map(({ event, click }, index) =>
    creditsOf(
      {
        event: event.event,
        at: event.at,
        valueMicro: event.currency === account.currency ? (event.valueMicro ?? 0) : 0,
        click: later(click === undefined ? null : touchOf(click), latest(index, 'click')),
        view: latest(index, 'view'),
      },
      account.timeZone,
    ),
  )
}

/**
 * Credits events to ads, each event id once: by the first of its events that an ad is found for. A tag
 * may know less than the server that tells of the same order later. Returns which of them were credited.
 */
export async function creditConversions(
  tx: Sql,
  origin: Origin,
  all: readonly (Known & { readonly isCounted: boolean })[],
): Promise<readonly boolean[]> {
  const rows = await creditsFor(tx, origin, all)
  const first = new Map<string, EventKey>()
  for (const [index, each] of all.entries()) {
    const key = keyOf(each)
    if (key === undefined || rows[index]?.length === 0) continue
    if (!first.has(textOfKey(key))) first.set(textOfKey(key), key)
  }
  const fresh = await claimCredit(tx, origin.account.id, [...first.values()])
  const credited = all.map((each, at) => {
    if (rows[at]?.length === 0) return false
    const key = keyOf(each)
    if (key === undefined) return each.isCounted
    const text = textOfKey(key)
    return fresh.has(text) && first.get(text)?.conversion_id === each.id
  })
  await addCredits(tx, sumCredits(rows.filter((_, at) => credited[at]).flat()))
  return credited
}
