/** What a help page says of one subject. */
export interface Article {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly { readonly text: string; readonly url: string }[]
}

const why =
  'You came here from a note above a search. It stands there because of the words of the search, not because of who searches; nobody is told.'

const byCountry = 'Numbers and sites of your own country stand in that note when we know them.'

/** The subjects that notes above a search lead to. */
export const articles: ReadonlyMap<string, Article> = new Map([
  [
    'self-harm',
    {
      title: 'When you are having a hard time',
      paragraphs: [
        'You are not alone with this. Talking to somebody helps, even when it does not feel so beforehand.',
        'If you are in danger now, call the emergency number of your country.',
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
      title: 'Food, your body, and help',
      paragraphs: [
        'Trouble with eating is an illness and not a choice, and it can get better. A first talk with a doctor or a counsellor costs nothing and decides nothing.',
        why,
        byCountry,
      ],
      lines: [{ text: 'Find a helpline in your country', url: 'https://findahelpline.com/' }],
    },
  ],
  [
    'drugs',
    {
      title: 'Support with drugs',
      paragraphs: [
        'Help is there for you or for somebody close to you, and those who give it do not judge. A doctor is a good first person to ask.',
        'Drugs may not be sold or bought here.',
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
      paragraphs: [
        'Firearms, their parts and ammunition, explosives, and what is made to hurt people may not be sold, bought or given away here, and no Pin may lead to such an offer.',
        'Pictures of history, sport, films and games are welcome.',
        'If you see an offer, open the Pin, choose Report and then Dangerous goods.',
        why,
      ],
      lines: [],
    },
  ],
  [
    'health-information',
    {
      title: 'Health information',
      paragraphs: [
        'On some questions of health much is passed on that is wrong and does harm. Above such searches we name those who study the matter, so that you can read what is known.',
        why,
      ],
      lines: [{ text: 'World Health Organization', url: 'https://www.who.int/' }],
    },
  ],
])
