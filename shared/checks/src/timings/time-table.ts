import type { Span } from './stopwatch.ts'

const mostWithin = 8
const leastMilliseconds = 100

const time = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
const share = (idle: number | undefined): string =>
  idle === undefined ? '' : `${Math.round(idle * 100)}%`

/** The longest spans, the longest first. */
const longest = (spans: readonly Span[]): readonly Span[] =>
  spans
    .filter(({ milliseconds }) => milliseconds >= leastMilliseconds)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, mostWithin)

/** The time in which all processors together would have done nothing but wait. */
function waitsOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { milliseconds, idle = 0 }) => sum + milliseconds * idle, 0)
}

const sumOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { milliseconds }) => sum + milliseconds, 0)

/** Returns the rows of a step and of what is in it, each level further in. */
function rowsOf({ name, milliseconds, idle, within = [] }: Span, room = ''): readonly string[][] {
  const inner = longest(within).flatMap((each) => rowsOf({ ...each, idle: undefined }, `${room}  `))
  return [[`${room}${name}`, time(milliseconds), share(idle)], ...inner]
}

/**
 * Draws where a command's time went: each step, the longest steps within it, and the waits.
 * `inAll` is the time on the clock, where steps ran side by side.
 */
export function timeTable(spans: readonly Span[], inAll = sumOf(spans)): string {
  const rows = spans.flatMap((span) => rowsOf(span))
  const table = [
    ['Where the time went', '', 'idle'],
    ...rows,
    ['waits (all processors idle)', time(waitsOf(spans)), ''],
    ['in all', time(inAll), ''],
  ]
  const [first, second, third] = [0, 1, 2].map((at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  )
  return table
    .map(([name = '', took = '', idle = '']) =>
      `${name.padEnd(first ?? 0)}  ${took.padStart(second ?? 0)}  ${idle.padStart(third ?? 0)}`.trimEnd(),
    )
    .join('\n')
}
