import { readFile, writeFile } from 'node:fs/promises'
import { z } from '@tessera/contracts/schema'

const Search = z.object({
  ndcg: z.nullable(z.number()),
  grades: z.string(),
  titles: z.array(z.string()),
})

const Results = z.object({
  /** By the set and the query: `English: small kitchen`. */
  searches: z.record(z.string(), Search),
  /** By the list and its subject: `more like this: Rust linen loveseat`. */
  shares: z.record(z.string(), z.number()),
})

/** Judged results, as a run writes them for later ones to be compared with. */
export type WrittenResults = z.infer<typeof Results>

/** Writes the results of a run. */
export async function writeResults(file: string, results: WrittenResults): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, null, 1)}\n`)
}

/** Reads the results that a run wrote; throws with the fix when the file holds something else. */
export async function readResults(file: string): Promise<WrittenResults> {
  const text = await readFile(file, 'utf8')
  const parsed = Results.safeParse(parsedJson(text))
  if (parsed.success) return parsed.data
  throw new Error(`${file} holds no judged results. Write them with --search --write=${file}.`)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Changes below this are none: figures are printed with two places. */
const least = 0.005

interface Change {
  readonly text: string
  readonly by: number
}

const figure = (value: number | null): string => value?.toFixed(2) ?? '–'
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`

function changesOf<Item>(
  before: Readonly<Record<string, Item>>,
  now: Readonly<Record<string, Item>>,
  told: (name: string, was: Item, is: Item) => Change | undefined,
): readonly Change[] {
  return Object.entries(now).flatMap(([name, is]) => {
    const was = before[name]
    const change = was === undefined ? undefined : told(name, was, is)
    return change === undefined ? [] : [change]
  })
}

/** Returns the titles that came into the first three, or left them. */
function movedTitles(was: readonly string[], is: readonly string[]): string {
  const [before, now] = [was.slice(0, 3), is.slice(0, 3)]
  const gone = before.filter((title) => !now.includes(title)).map((title) => `− ${title}`)
  const come = now.filter((title) => !before.includes(title)).map((title) => `+ ${title}`)
  return [...gone, ...come].map((text) => `\n    ${text}`).join('')
}

/** Returns what changed since a written result, one text a search or a list, the worst first. */
export function changedSince(before: WrittenResults, now: WrittenResults): readonly string[] {
  const searches = changesOf(before.searches, now.searches, (name, was, is) => {
    const by = (is.ndcg ?? 0) - (was.ndcg ?? 0)
    if (Math.abs(by) < least && was.grades === is.grades) return undefined
    const text = `${name}  ${figure(was.ndcg)} → ${figure(is.ndcg)} (${signed(by)})  ${was.grades || 'nothing'} → ${is.grades || 'nothing'}`
    return { text: `${text}${movedTitles(was.titles, is.titles)}`, by }
  })
  const shares = changesOf(before.shares, now.shares, (name, was, is) =>
    Math.abs(is - was) < least
      ? undefined
      : { text: `${name}  ${figure(was)} → ${figure(is)} (${signed(is - was)})`, by: is - was },
  )
  const all = [...searches, ...shares].toSorted((one, other) => one.by - other.by)
  const known = { ...before.searches, ...before.shares }
  const fresh = Object.keys({ ...now.searches, ...now.shares }).filter((name) => !(name in known))
  return [
    ...all.map(({ text }) => text),
    ...(fresh.length === 0 ? [] : [`Not in the written result: ${fresh.join(', ')}`]),
  ]
}
