import type { DemoBoard, DemoPin } from '../content/demo-entities.ts'
import { type Chance, chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { Scene } from '../pictures/picture-spec.ts'
import { type EvenChoice, evenChoice, shuffled } from './choose.ts'
import { type Depiction, depictIdea, pairFor } from './depict-idea.ts'
import type { Idea, Kit } from './kit.ts'

/** A theme with the boards for its pins. */
export interface Laid {
  readonly kit: Kit
  /** People's boards of this theme. */
  readonly boards: readonly DemoBoard[]
  /** Number of pins beside its product pins. */
  readonly quota: number
}

interface Draft {
  readonly title: string
  readonly description: string
  readonly section: string | undefined
  readonly depiction: Depiction
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Returns a title as the last segment of an address. */
export const pathOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const tagged = (text: string, tags: readonly string[]): string =>
  `${text} ${[...new Set(tags)].map((tag) => `#${tag}`).join(' ')}`

interface Writing {
  readonly kit: Kit
  readonly even: EvenChoice
  readonly chance: Chance
  /** Texts that are already used, so that none repeats. */
  readonly said: Set<string>
}

function ownTitles({ kit, even, chance }: Writing): readonly Draft[] {
  return kit.ideas.map((idea) => {
    const aside = chance.often(0.3) ? ` ${even.of(kit.asides, chance) ?? ''}` : ''
    return {
      title: idea.title,
      description: tagged(idea.note + aside, [idea.tag, chance.pick('', ...kit.tags) || idea.tag]),
      section: idea.section,
      depiction: depictIdea(kit, idea.subjects, even, chance),
    }
  })
}

function posters({ kit, even, chance }: Writing): readonly Draft[] {
  return kit.posters.map(({ lines, subject, sentence }) => {
    const scene: Scene = { kind: 'card', lettering: lines, subject }
    const ratio = chance.pick(1.35, 1.42, 1.5, 1.6)
    return {
      title: capital(lines.join(' ')),
      description: tagged(sentence, [
        chance.pick('poster', 'prints', 'lettering'),
        ...kit.tags.slice(0, 1),
      ]),
      section: undefined,
      depiction: { scene, ratio, pair: pairFor(kit.pairs, scene, even, chance) },
    }
  })
}

function sentences({ kit, even, chance, said }: Writing): string {
  const first = even.of(kit.asides, chance) ?? ''
  const second = chance.often(0.55) || said.has(first) ? even.of(kit.asides, chance) : undefined
  const text = second === undefined || second === first ? first : `${first} ${second}`
  said.add(text)
  return text
}

function fromPattern(writing: Writing, idea: Idea, pattern: string): Draft {
  const { kit, even, chance } = writing
  return {
    title: pattern.replace('{Idea}', capital(idea.phrase)).replace('{idea}', idea.phrase),
    description: tagged(sentences(writing), [idea.tag, chance.pick(idea.tag, ...kit.tags)]),
    section: idea.section,
    depiction: depictIdea(kit, idea.subjects, even, chance),
  }
}

/** Returns titles from the theme's patterns: each idea in turn, and no title twice. */
function patterned(writing: Writing, count: number): readonly Draft[] {
  const { kit, chance } = writing
  const even = evenChoice()
  const ideas = shuffled(kit.ideas, chance)
  const used = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const idea = ideas[index % ideas.length]
    if (idea === undefined) throw new Error(`${kit.theme} is empty.`)
    const free = kit.titles
      .filter(({ sections }) => sections === undefined || sections.includes(idea.section))
      .map(({ text }) => text)
      .filter((text) => !used.has(`${idea.phrase} ${text}`))
    const pattern = even.of(free, chance)
    if (pattern === undefined) throw new Error(`${kit.theme} has too few titles.`)
    used.add(`${idea.phrase} ${pattern}`)
    return fromPattern(writing, idea, pattern)
  })
}

/** Returns a theme's pins, on the boards of people who like it. */
export function ideaPins({ kit, boards, quota }: Laid): readonly DemoPin[] {
  const chance = chanceFrom(seedFrom(kit.theme))
  const writing: Writing = { kit, even: evenChoice(), chance, said: new Set() }
  const fixed = [...ownTitles(writing), ...posters(writing)]
  const drafts = shuffled([...fixed, ...patterned(writing, quota - fixed.length)], chance)
  const turns = shuffled(boards, chance)
  return drafts.map((draft, index) => {
    const evenly = index < boards.length * 5
    const at = evenly ? index % turns.length : Math.floor(chance.between(0, turns.length))
    const board = turns[at]
    if (board === undefined) throw new Error(`Nobody keeps a board for ${kit.theme}.`)
    const { title, description, section, depiction } = draft
    const isIn = section !== undefined && board.sections.includes(section) && chance.often(0.85)
    return {
      ...{ title, description },
      link: `https://${chance.pick(kit.sites[0] ?? '', ...kit.sites.slice(1))}/${pathOf(title)}`,
      creator: board.owner,
      board: board.slug,
      ...(isIn ? { section } : {}),
      picture: { ...depiction, seed: seedFrom(title) },
    }
  })
}
