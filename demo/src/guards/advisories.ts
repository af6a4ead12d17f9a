import type { AdvisoryNotice } from '@tessera/contracts/entities/advisory'
import { termListOf } from '@tessera/server/contexts/discovery/advisories/import-terms'
import { markedText } from '@tessera/server/contexts/discovery/advisories/marked-text'
import type { NoticesFor } from '@tessera/server/contexts/discovery/advisories/store'
import { demoTermList } from './terms.ts'

/** The sensitive terms of the demo world. */
export const demoAdvisoryTerms = termListOf(demoTermList).terms

const help = (topic: string) => `/help/${topic}/`

const footerFor = (topic: string): AdvisoryNotice['footer'] => ({
  text: 'Why am I seeing this?',
  link: help(topic),
})

/** Returns a notice with one button. */
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
      title: 'Talk to someone',
      description: 'They have time for you, and the conversation is confidential.',
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
        "If you're having a hard time, you're **not alone**. There are people in every country who will listen: [find support](/help/self-harm/).",
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
        "If you're having a hard time, you're **not alone**. Call or text [988](tel:988), the Suicide & Crisis Lifeline, 24 hours a day.",
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
        "If you're having a hard time, you're **not alone**. Call Samaritans for free on [116 123](tel:116123), 24 hours a day.",
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
      `If you or someone you know is struggling with food or body image, [help is available](${link}).`,
      {
        title: 'You deserve care',
        description: "Talking to someone is free and doesn't commit you to anything.",
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
        title: 'Help with drugs',
        description: 'For you or someone close to you.',
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
      `For reliable information about vaccines, visit [${source}](${link}).`,
      {
        title: 'Health information',
        description: 'From a public health organization.',
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
      "Selling or buying weapons isn't allowed here. [Read the rules](/help/weapons/).",
      {
        title: 'Rules on dangerous goods',
        description: "Learn what you can and can't share.",
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
  recovery('', 'Get free help without being judged.', 'Find help', help('drugs')),
  recovery(
    'US',
    'Get free, confidential help 24 hours a day from the SAMHSA helpline: [1-800-662-4357](tel:+18006624357).',
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
