import type { AdvisoryNotice } from '@tessera/contracts/entities/advisory'
import { termListOf } from '@tessera/server/domains/advisories/import-terms'
import { markedText } from '@tessera/server/domains/advisories/marked-text'
import type { NoticesFor } from '@tessera/server/domains/advisories/store'
import { demoTermList } from './terms.ts'

/** The sensitive terms of the demo world. */
export const demoAdvisoryTerms = termListOf(demoTermList).terms

const help = (topic: string) => `/help/${topic}/`

const footerFor = (topic: string): AdvisoryNotice['footer'] => ({
  text: 'Why do I see this?',
  link: help(topic),
})

/** A notice with one thing to do. */
const notice = (
  style: AdvisoryNotice['style'],
  description: string,
  action: AdvisoryNotice['actions'][number],
  topic: string,
): AdvisoryNotice => ({
  style,
  description: markedText(description),
  actions: [action],
  footer: footerFor(topic),
})

const support = (description: string, button: string, link: string) =>
  notice(
    'banner',
    description,
    {
      title: 'Talk to somebody',
      description: 'Whoever answers has time for you, and it stays between you.',
      button_text: button,
      button_link: link,
    },
    'self-harm',
  )

const selfHarm: readonly NoticesFor[] = [
  {
    type: 'self-harm',
    country: '',
    notices: [
      support(
        'If you are having a hard time, you are **not alone**. There are people in every country who listen: [find support](/help/self-harm/).',
        'Find support',
        help('self-harm'),
      ),
    ],
  },
  {
    type: 'self-harm',
    country: 'US',
    notices: [
      support(
        'If you are having a hard time, you are **not alone**. Call or text [988](tel:988), the Suicide & Crisis Lifeline, at any hour.',
        'Visit 988lifeline.org',
        'https://988lifeline.org/',
      ),
    ],
  },
  {
    type: 'self-harm',
    country: 'GB',
    notices: [
      support(
        'If you are having a hard time, you are **not alone**. Call Samaritans free on [116 123](tel:116123), at any hour.',
        'Visit samaritans.org',
        'https://www.samaritans.org/',
      ),
    ],
  },
  {
    type: 'self-harm',
    country: 'DE',
    notices: [
      support(
        'Wenn es Ihnen nicht gut geht: Sie sind **nicht allein**. Die TelefonSeelsorge ist kostenfrei und rund um die Uhr da: [0800 111 0 111](tel:+498001110111).',
        'Zur TelefonSeelsorge',
        'https://www.telefonseelsorge.de/',
      ),
    ],
  },
]

const care = (country: string, link: string): NoticesFor => ({
  type: 'eating-disorder',
  country,
  notices: [
    notice(
      'banner',
      `If you or somebody you know is struggling with food or their body, [help is there](${link}).`,
      {
        title: 'You deserve care',
        description: 'A first talk costs nothing and decides nothing.',
        button_text: 'Get help',
        button_link: link,
      },
      'eating-disorders',
    ),
  ],
})

const recovery = (country: string, text: string, button: string, link: string): NoticesFor => ({
  type: 'drugs',
  country,
  notices: [
    notice(
      'card',
      text,
      {
        title: 'Support with drugs',
        description: 'For you or for somebody close to you.',
        button_text: button,
        button_link: link,
      },
      'drugs',
    ),
  ],
})

const health = (country: string, source: string, link: string): NoticesFor => ({
  type: 'vaccine-misinformation',
  country,
  notices: [
    notice(
      'card',
      `For facts about vaccines, ask those who study them: [${source}](${link}).`,
      {
        title: 'Health information',
        description: 'From a public health organisation.',
        button_text: 'Read more',
        button_link: link,
      },
      'health-information',
    ),
  ],
})

const weapons: NoticesFor = {
  type: 'weapon-sales',
  country: '',
  notices: [
    notice(
      'card',
      'Weapons may not be sold or bought here. [Read the rules](/help/weapons/).',
      {
        title: 'What is allowed',
        description: 'The rules on dangerous goods.',
        button_text: 'Read the rules',
        button_link: help('weapons'),
      },
      'weapons',
    ),
  ],
}

/** The notices of the demo world. */
export const demoAdvisoryNotices: readonly NoticesFor[] = [
  ...selfHarm,
  care('', help('eating-disorders')),
  care('GB', 'https://www.beateatingdisorders.org.uk/'),
  health('', 'the World Health Organization', 'https://www.who.int/'),
  health('US', 'the CDC', 'https://www.cdc.gov/'),
  health('GB', 'the NHS', 'https://www.nhs.uk/'),
  health('DE', 'the Robert Koch Institute', 'https://www.rki.de/'),
  recovery('', 'Help with drugs is free and nobody judges you.', 'Find help', help('drugs')),
  recovery(
    'US',
    'Help is free and confidential at any hour: [1-800-662-4357](tel:+18006624357), the SAMHSA helpline.',
    'Visit samhsa.gov',
    'https://www.samhsa.gov/',
  ),
  recovery(
    'GB',
    'Talk to FRANK in confidence: [0300 123 6600](tel:+443001236600).',
    'Visit talktofrank.com',
    'https://www.talktofrank.com/',
  ),
  weapons,
]
