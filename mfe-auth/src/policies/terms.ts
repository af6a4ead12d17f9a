import type { PolicyPart } from './policy.ts'

/** What people agree to when they make an account. */
export const termsOf = (brand: string): readonly PolicyPart[] => [
  {
    heading: 'Who runs this',
    paragraphs: [
      `${brand} is software that anyone can host. "We" is whoever runs it at this address. These terms are between you and them.`,
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You must be at least 18 years old, and the birthday and the email you give must be your own.',
      'Keep your password to yourself. What is done from your account counts as done by you.',
    ],
  },
  {
    heading: 'What you save and upload',
    paragraphs: [
      `Your pictures and words stay yours. You let ${brand} store them, make smaller copies of the pictures, and show them to those whom a board is open to.`,
      'Upload only what you may share. Nothing that is against the law, that harasses people, or that pretends to come from somebody else.',
    ],
  },
  {
    heading: 'What we may do',
    paragraphs: [
      'We may take away what breaks these terms, and close accounts that keep breaking them.',
      'The service comes as it is. It can be changed, interrupted or ended; keep copies of what you cannot do without.',
    ],
  },
]
