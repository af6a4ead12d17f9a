import type { Topic } from '@tessera/contracts/topics'
import type { PairName } from '../pictures/palette.ts'
import type { GroundName } from '../pictures/picture-spec.ts'

/** The scenes of several subjects that an idea can be shown as. */
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

/** What a theme is made of, as it is written down; columns stand between bars. */
export interface KitText {
  readonly theme: string
  /** What somebody likes who likes it. */
  readonly topic: Topic
  readonly tags: string
  /** Where its pins lead, each `.example`. */
  readonly sites: string
  readonly pairs: readonly PairName[]
  readonly grounds: readonly GroundName[]
  readonly scenes: readonly GroupScene[]
  /** What may stand in one kind of scene, where not everything may. */
  readonly sets?: Partial<Record<GroupScene, string>>
  /** What goes with any of its ideas. */
  readonly also: string
  /** `phrase | subjects | hashtag | a title of its own | a sentence about it`, under `# Section`. */
  readonly ideas: string
  /** Titles for its ideas, with {idea} or {Idea}; those under `# Section, Section` for these only. */
  readonly titles: string
  /** Sentences that any of its pins may say. */
  readonly asides: string
  /** `words / of a / poster | subject | sentence`. */
  readonly posters: string
  /** `name | description`. */
  readonly boards: string
  /** Who sells its goods, and on which board: `username | name | description`. */
  readonly shop: string
  /** `category | styles`, for all of its goods. */
  readonly kind: string
  /** `name | subject | dollars | colour | brand | sentence`, and `| dollars before the sale` for some. */
  readonly goods: string
}

/** Something that a theme's pins are about. */
export interface Idea {
  readonly phrase: string
  readonly subjects: readonly string[]
  readonly tag: string
  readonly title: string
  readonly note: string
  readonly section: string
}

/** How a title can be made of an idea. */
export interface TitlePattern {
  readonly text: string
  /** The only sections it fits; undefined where it fits all. */
  readonly sections: readonly string[] | undefined
}

/** Something for sale. */
export interface Good {
  readonly name: string
  readonly subject: string
  readonly cents: number
  readonly colour: string
  readonly brand: string
  readonly sentence: string
  readonly regularCents: number | undefined
}

/** A theme, read. */
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

/** Reads a theme out of what is written down of it. */
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
