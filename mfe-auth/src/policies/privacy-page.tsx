import { useShell } from '@tessera/module/react'
import { words } from '../words.ts'
import { PolicyPage, type PolicyPart } from './policy-page.tsx'

/** Returns the sections of the privacy policy. */
const privacyOf = (brand: string): readonly PolicyPart[] => [
  {
    heading: 'Who is responsible',
    paragraphs: [
      `${brand} is software that anyone can host. The people who run it at this address store your data and are responsible for it.`,
    ],
  },
  {
    heading: 'What we store',
    paragraphs: [
      'Your email, your birthday, and a hash of your password. Nobody can read your password from the hash.',
      'The Pins, boards and pictures you create, and the Pins you save.',
      'For a limited time, the number of log-in attempts from each network address, so that nobody can guess passwords. Reports of errors that happen on a page.',
      'How fast pages are for everybody together, as counts that nobody’s name, account or address is in. If your browser sends Global Privacy Control or Do Not Track, your page views are not counted.',
    ],
  },
  {
    heading: 'How we use it',
    paragraphs: [
      'You log in with your email. Your birthday shows that you are old enough. The Pins you save shape the ideas on your home page.',
    ],
  },
  {
    heading: 'Who can see it',
    paragraphs: [
      'Anyone can see your name, your public boards and the Pins on them. Only you and your collaborators can see your secret boards. Nobody else can see your email and your birthday.',
      'A business can see how many people saved its Pins, but not who they are.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'One cookie keeps you logged in, and one remembers whether you chose light or dark mode. We use no cookies from other companies.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'Ask the people who run this site for a copy of your data, or to correct or delete it.',
    ],
  },
]

/** The privacy policy. */
export default function PrivacyPage() {
  const { brand } = useShell()
  return <PolicyPage title={words.privacyPage()} parts={privacyOf(brand)} />
}
