import type { Article } from './article.ts'
import { guides } from './guides.ts'

const why =
  'You came here from a note above a search. The note appears for the words of the search, whoever searches for them. Nobody is told about your search.'

const byCountry = 'When we know them, the note lists phone numbers and websites in your country.'

/** The help pages: how to do things, and those that notes above a search link to. */
export const articles: ReadonlyMap<string, Article> = new Map([
  ...guides,
  [
    'self-harm',
    {
      title: 'If you are having a hard time',
      group: 'searches',
      paragraphs: [
        "You're not alone. Talking to someone helps, even if it doesn't feel like it will.",
        "If you're in danger now, call your country's emergency number.",
        why,
        byCountry,
      ],
      lines: [
        { text: 'Find a helpline in your country', url: 'https://findahelpline.com/' },
        { text: 'Befrienders Worldwide', url: 'https://befrienders.org/' },
      ],
    },
  ],
  [
    'eating-disorders',
    {
      title: 'Help with eating disorders',
      group: 'searches',
      paragraphs: [
        "An eating disorder is an illness, not a choice, and people recover from it. Talking to a doctor or a counselor doesn't commit you to anything.",
        why,
        byCountry,
      ],
      lines: [{ text: 'Find a helpline in your country', url: 'https://findahelpline.com/' }],
    },
  ],
  [
    'drugs',
    {
      title: 'Help with drugs',
      group: 'searches',
      paragraphs: [
        'You, or someone close to you, can get help without being judged. A doctor is a good person to ask first.',
        "Selling or buying drugs isn't allowed here.",
        why,
        byCountry,
      ],
      lines: [{ text: 'Find a helpline in your country', url: 'https://findahelpline.com/' }],
    },
  ],
  [
    'weapons',
    {
      title: 'Weapons and dangerous goods',
      group: 'searches',
      paragraphs: [
        "Selling, buying or giving away firearms, their parts, ammunition, explosives and other weapons isn't allowed here. Pins can't link to offers of them.",
        'Pictures from history, sports, movies and games are welcome.',
        'To report an offer, open the Pin, choose Report, and then choose Dangerous goods.',
        why,
      ],
      lines: [],
    },
  ],
  [
    'health-information',
    {
      title: 'Health information',
      group: 'searches',
      paragraphs: [
        'Some health claims that people share are wrong and harmful. Above searches about them, we link to experts, so that you can read reliable information.',
        why,
      ],
      lines: [{ text: 'World Health Organization', url: 'https://www.who.int/' }],
    },
  ],
])
