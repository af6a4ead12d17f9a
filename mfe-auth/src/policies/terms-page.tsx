import { useShell } from '@tessera/module/react'
import { words } from '../words.ts'
import { PolicyPage, type PolicyPart } from './policy-page.tsx'

/** Returns the sections of the terms of use. */
const termsOf = (brand: string): readonly PolicyPart[] => [
  {
    heading: 'Who we are',
    paragraphs: [
      `${brand} is software that anyone can host. "We" means the people who run it at this address. These terms are between you and them.`,
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You must be at least 18 years old and use your own birthday and email.',
      "Don't share your password. You're responsible for what happens in your account.",
    ],
  },
  {
    heading: 'Your content',
    paragraphs: [
      `Your pictures and words stay yours. You allow ${brand} to store them, to make smaller copies of the pictures, and to show them to everyone who can see the board they're on.`,
      "Only upload content that you have the right to share. Don't upload anything that's illegal, harasses people or impersonates someone.",
    ],
  },
  {
    heading: 'Our rights',
    paragraphs: [
      'We can remove content that breaks these terms, and close accounts that keep breaking them.',
      "The service is provided as is. It can change, be interrupted or end, so keep copies of anything you can't lose.",
    ],
  },
]

/** The terms of use. */
export default function TermsPage() {
  const { brand } = useShell()
  return <PolicyPage title={words.termsPage()} parts={termsOf(brand)} />
}
