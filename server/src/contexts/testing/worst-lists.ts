import { allReaders } from '../all-readers.ts'
import type { Term } from '../base/terms/term-matcher.ts'
import { asInput, filled, type WorstFiles } from './send-file.ts'

const most = 100_000
const usual: Omit<Term, 'text'> = { act: 'refuse', match: 'part', language: null, places: ['pin'] }

const domains = (length: number): string =>
  Array.from({ length: length / 20 }, (_, at) => `evil-${at}.example`).join('\n')

const badLists = {
  'commas without an end': (n: number) => filled(',', n),
  'quotes without an end': (n: number) => `a.example,"${filled('"" ', n)}`,
  'lines of nothing': (n: number) => filled('\n', n),
  'dots without an end': (n: number) => filled('.', n),
  'stars and carets': (n: number) => filled('||*.^', n),
  'one domain again and again': (n: number) => filled('evil.example\n', n),
}

/** The worst files of what reads lists of terms and domains. */
export const worstLists = {
  'domain-list': {
    read: asInput(allReaders['domain-list'], (content) => ({
      text: String(content),
      status: 'blocked' as const,
      most,
    })),
    harmless: domains,
    worst: badLists,
  },
  'fetched-list': {
    read: asInput(allReaders['fetched-list'], (content) => ({
      text: String(content),
      known: 'evil-1.example\nother.example',
      most,
    })),
    harmless: domains,
    worst: badLists,
  },
  'term-list': {
    read: asInput(allReaders['term-list'], (content) => ({ ...usual, lines: String(content) })),
    harmless: (n) => filled('some words\n', n),
    worst: {
      ...badLists,
      'accents without an end': (n) => filled('\u0301', n),
      'letters with gaps': (n) => filled('a ', n),
    },
  },
  'term-trial': {
    read: asInput(allReaders['term-trial'], (content) => ({
      terms: ['a', 'aa', 'aaa', 'ab', 'b a'].map((text) => ({ ...usual, text })),
      things: [
        { place: 'pin' as const, id: '1', url: '/pin/1/', text: String(content), language: null },
      ],
    })),
    harmless: (n) => filled('some words, ', n),
    worst: {
      'one letter': (n) => filled('a', n),
      'letters with gaps': (n) => filled('a ', n),
      'digits among letters': (n) => filled('1a', n),
    },
  },
} as const satisfies Readonly<Record<string, WorstFiles>>
