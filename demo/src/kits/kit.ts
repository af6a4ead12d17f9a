import type { Topic } from '@tessera/contracts/topics'
import type { PairName } from '../pictures/palette.ts'
import type { GroundName } from '../pictures/picture-spec.ts'

/** The scenes that show several subjects. */
export type GroupScene =
  | 'table'
  | 'shelf'
  | 'outfit'
  | 'moodboard'
  | 'room'
  | 'hills'
  | 'shore'
  | 'blocks'
  | 'pattern'
  | 'steps'
  | 'collage'
  | 'wall'
  | 'split'
  | 'chart'
  | 'stack'
  | 'wreath'
  | 'list'
  | 'packet'

/** A theme as text; vertical bars separate columns. */
export interface KitText {
  readonly theme: string
  /** The topic of the theme. */
  readonly topic: Topic
  readonly tags: string
  /** Hosts that its pins link to, each under `.example`. */
  readonly sites: string
  readonly pairs: readonly PairName[]
  readonly grounds: readonly GroundName[]
  readonly scenes: readonly GroupScene[]
  /** Subjects that a kind of scene is limited to, if it is. */
  readonly sets?: Partial<Record<GroupScene, string>>
  /** Subjects that go with every idea. */
  readonly also: string
  /** `phrase | subjects | hashtag | its own title | a sentence about it`, under `# Section`. */
  readonly ideas: string
  /** Titles with {idea} or {Idea}; those under `# Section, Section` are for these sections only. */
  readonly titles: string
  /** Sentences for any pin of the theme. */
  readonly asides: string
  /** `words / of a / poster | subject | sentence`. */
  readonly posters: string
  /** `name | description`. */
  readonly boards: string
  /** The shop and its board: `username | name | description`. */
  readonly shop: string
  /** `category | styles`, for all of its goods. */
  readonly kind: string
  /**
   * `name | subject | dollars | color | brand | sentence`, some with `| dollars before the sale`.
   */
  readonly goods: string
}

/** An idea that pins of a theme are about. */
export interface Idea {
  readonly phrase: string
  readonly subjects: readonly string[]
  readonly tag: string
  readonly title: string
  readonly note: string
  readonly section: string
}

/** A pattern that makes a title from an idea. */
export interface TitlePattern {
  readonly text: string
  /** The sections that it fits; undefined when it fits all. */
  readonly sections: readonly string[] | undefined
}

/** A product. */
export interface Good {
  readonly name: string
  readonly subject: string
  readonly cents: number
  readonly colour: string
  readonly brand: string
  readonly sentence: string
  readonly regularCents: number | undefined
}

/** A parsed theme. */
export interface Kit extends Pick<KitText, 'theme' | 'topic' | 'pairs' | 'grounds' | 'scenes'> {
  readonly tags: readonly string[]
  readonly sites: readonly string[]
  readonly sets: ReadonlyMap<string, readonly string[]>
  readonly also: readonly string[]
  readonly ideas: readonly Idea[]
  readonly sections: readonly string[]
  readonly titles: readonly TitlePattern[]
  readonly asides: readonly string[]
  readonly posters: readonly {
    readonly lines: readonly string[]
    readonly subject: string
    readonly sentence: string
  }[]
  readonly boards: readonly { readonly name: string; readonly description: string }[]
  readonly shop: { readonly username: string; readonly name: string; readonly description: string }
  readonly kind: { readonly category: string; readonly styles: readonly string[] }
  readonly goods: readonly Good[]
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

function cells(line: string, count: number): readonly string[] {
  const found = line.split('|').map((cell) => cell.trim())
  if (found.length < count) throw new Error(`'${line}' needs ${count} columns.`)
  return found
}

function readIdeas(text: string): readonly Idea[] {
  let section = ''
  return linesOf(text).flatMap((line) => {
    if (line.startsWith('# ')) {
      section = line.slice(2)
      return []
    }
    const [phrase = '', subjects = '', tag = '', title = '', note = ''] = cells(line, 5)
    return [{ phrase, subjects: wordsOf(subjects), tag, title, note, section }]
  })
}

function readTitles(text: string): readonly TitlePattern[] {
  let sections: readonly string[] | undefined
  return linesOf(text).flatMap((line) => {
    if (!line.startsWith('# ')) return [{ text: line, sections }]
    sections = line.slice(2).split(', ')
    return []
  })
}

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

function readGood(line: string): Good {
  const [name = '', subject = '', price = '', colour = '', brand = '', sentence = '', regular] =
    cells(line, 6)
  const regularCents = regular === undefined ? undefined : cents(regular)
  return { name, subject, cents: cents(price), colour, brand, sentence, regularCents }
}

/** Parses a theme. */
export function readKit(text: KitText): Kit {
  const ideas = readIdeas(text.ideas)
  const [username = '', name = '', description = ''] = cells(text.shop, 3)
  const [category = '', styles = ''] = cells(text.kind, 2)
  const { theme, topic, pairs, grounds, scenes } = text
  const sets = Object.entries(text.sets ?? {}).map(
    ([scene, subjects]) => [scene, wordsOf(subjects)] as const,
  )
  return {
    ...{ theme, topic, pairs, grounds, scenes },
    tags: wordsOf(text.tags),
    sites: wordsOf(text.sites),
    sets: new Map(sets),
    also: wordsOf(text.also),
    ideas,
    sections: [...new Set(ideas.map((idea) => idea.section))],
    titles: readTitles(text.titles),
    asides: linesOf(text.asides),
    posters: linesOf(text.posters).map((line) => {
      const [words = '', subject = '', sentence = ''] = cells(line, 3)
      return { lines: words.split('/').map((part) => part.trim()), subject, sentence }
    }),
    boards: linesOf(text.boards).map((line) => {
      const [boardName = '', about = ''] = cells(line, 2)
      return { name: boardName, description: about }
    }),
    shop: { username, name, description },
    kind: { category, styles: wordsOf(styles) },
    goods: linesOf(text.goods).map(readGood),
  }
}
