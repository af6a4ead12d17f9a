import { limits } from '@tessera/contracts/limits'
import type { Line } from '../measure.ts'
import type { Mix } from './feeds.ts'
import { intervalOf, meanOf } from './interval.ts'
import type { Share } from './like-this.ts'
import type { Outcome, SetOutcomes } from './search-outcomes.ts'

const line = (name: string, count: number, text: string, target = ''): Line => ({
  name: `search: ${name}`,
  ours: text,
  beside: '',
  target,
  count,
  better: 'more',
})

/** Returns the line of a count that is better the smaller it is. */
const few = (name: string, count: number, of: number, target: string): Line => ({
  name: `search: ${name}`,
  ours: `${count} of ${of}`,
  beside: '',
  target,
  count,
})

/** Returns a mean with its interval: `0.72 (0.66–0.78)`. */
function meanText(figures: readonly number[]): string {
  const interval = intervalOf(figures)
  if (interval === undefined) return '–'
  const [mean, low, high] = [interval.mean, interval.low, interval.high].map((figure) =>
    figure.toFixed(2),
  )
  return `${mean} (${low}–${high})`
}

const count = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number =>
  outcomes.filter(is).length

/** Returns the lines of a set of searches. */
export function linesOfSet({ name, told, lacking }: SetOutcomes): readonly Line[] {
  const gains = told.map(({ ndcg }) => ndcg ?? 0)
  const right = count(told, ({ isHeadRight }) => isHeadRight)
  const all = [...told, ...lacking]
  const empty = (outcome: Outcome) => outcome.isEmpty
  return [
    line(`${name}: nDCG@10`, meanOf(gains), meanText(gains), '0.90'),
    line(
      `${name}: the thing in the first three`,
      right,
      `${right} of ${told.length}`,
      `${told.length}`,
    ),
    few(
      `${name}: searches that find nothing`,
      count(told, ({ found }) => found === 0),
      told.length,
      '',
    ),
    few(`${name}: empty pages`, count(told, empty), told.length, '0'),
    few(
      `${name}: dead ends`,
      count(all, ({ isDeadEnd }) => isDeadEnd),
      all.length,
      '0',
    ),
    few(
      `${name}: promoted pins that lack the thing`,
      count(all, ({ hasUnfitAd }) => hasUnfitAd),
      all.length,
      '0',
    ),
    ...(lacking.length === 0
      ? []
      : [
          few(`${name}: not in the world, empty pages`, count(lacking, empty), lacking.length, '0'),
        ]),
  ]
}

/** Returns the line of what lists of ideas show of their subjects. */
export function lineOfShares(name: string, shares: readonly Share[], target: string): Line {
  // A list whose subject the world has nothing more of can't be judged.
  const figures = shares.flatMap(({ share, held }) => (held === 0 ? [] : [share]))
  return line(`${name}: of the subject in 12`, meanOf(figures), meanText(figures), target)
}

/** Returns the lines of a feed. */
export const linesOfMix = ({
  of,
  pins,
  subjects,
  scenes,
  creators,
  ...mix
}: Mix): readonly Line[] => [
  line(`${of}: subjects in ${pins}`, subjects, `${subjects}`),
  line(`${of}: scenes in ${pins}`, scenes, `${scenes}`),
  line(`${of}: creators in ${pins}`, creators, `${creators}`),
  few(`${of}: pins that share a scene`, mix.shared, pins, '10'),
  few(`${of}: pictures repeated`, mix.repeated, pins, '0'),
]

const figureText = (figure: number | undefined): string => figure?.toFixed(2) ?? '   –'

/** Prints each search with its figure, the worst first, so that one sees what to mend. */
export function printSearches({ name, told, lacking }: SetOutcomes): void {
  console.log(`\n${name}: nDCG@10, the grades of the first ten, how many are found`)
  for (const { query, ndcg, grades, found, isDeadEnd } of told.toSorted(
    (one, other) => (one.ndcg ?? 0) - (other.ndcg ?? 0),
  ))
    console.log(
      `${query.padEnd(26)} ${figureText(ndcg)}  ${grades.join('').padEnd(10)}  ${found === limits.pageSize ? 'a page' : found}${isDeadEnd ? ', a dead end' : ''}`,
    )
  if (lacking.length === 0) return
  const texts = lacking.map(({ query, found }) => `${query} (${found})`)
  console.log(`not in the world, and how many are found: ${texts.join(', ')}`)
}

/** Prints each list of ideas with its share, the worst first. */
export function printShares(name: string, shares: readonly Share[]): void {
  console.log(`\n${name}: the subject among the first twelve, of what the world has of it`)
  for (const { of, share, found, held } of shares.toSorted((one, two) => one.share - two.share))
    console.log(`${figureText(share)}  ${`${found} of ${held}`.padEnd(8)}  ${of}`)
}
