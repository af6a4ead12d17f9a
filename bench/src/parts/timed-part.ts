import { say, seconds } from '@tessera/commands/say'

/** A part of `npm run bench` or `npm run soak`, as their lists name it. */
export interface Part {
  readonly flag: string
  /** A short description for the list. */
  readonly does: string
  /** About how long it takes, on a machine with two processors and nothing else to do. */
  readonly minutes: number
  /** The programs or network that the part requires. */
  readonly needs?: string
  /** The value that may follow its flag; with `…` there may be several. */
  readonly takes?: string
  /** True for a part that runs by its name alone. */
  readonly isApart?: boolean
}

/** A message from the process that runs the parts to the one that watches it. */
type PartMessage = { readonly begun: string } | { readonly ended: string }

/** A slow or busy machine takes several times as long, and a short part waits for what it starts. */
const [times, leastMinutes] = [4, 10]

/** Returns the minutes after which a part is ended; PART_MINUTES sets them for all parts. */
export const limitOf = (
  { minutes }: Pick<Part, 'minutes'>,
  { PART_MINUTES }: Readonly<Record<string, string | undefined>>,
): number => Number(PART_MINUTES) || Math.max(leastMinutes, times * minutes)

/** Returns a length of time, as people say it. */
export function lengthOf(minutes: number): string {
  const [number, unit] =
    minutes < 1
      ? [minutes * 60, 'second']
      : minutes <= 120
        ? [minutes, 'minute']
        : [minutes / 60, 'hour']
  const rounded = Math.round(number)
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`
}

/** Runs a part: says what it is and about how long it takes, and at its end how long it took. */
export async function timedPart<Result>(part: Part, run: () => Promise<Result>): Promise<Result> {
  const tell = (message: PartMessage) => process.send?.(message)
  const limit = lengthOf(limitOf(part, process.env))
  say(`${part.flag}: ${part.does} (about ${lengthOf(part.minutes)}, ends after ${limit}) …`)
  tell({ begun: part.flag })
  const started = performance.now()
  try {
    return await run()
  } finally {
    tell({ ended: part.flag })
    say(`${part.flag} took ${seconds(started)}.`)
  }
}
