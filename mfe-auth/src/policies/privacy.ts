import type { PolicyPart } from './policy.ts'

/** What is kept about people, what for, and who sees it. */
export const privacyOf = (brand: string): readonly PolicyPart[] => [
  {
    heading: 'Who is responsible',
    paragraphs: [
      `${brand} is software that anyone can host. Whoever runs it at this address keeps the data and answers for it.`,
    ],
  },
  {
    heading: 'What is kept',
    paragraphs: [
      'Your email, your birthday, and a hash of your password, from which the password cannot be read.',
      'The pins, boards and pictures you make, and which pins you save.',
      'Failed and repeated log-ins are counted by network address for a while, so that nobody can guess passwords at leisure. When something breaks on a page, the page tells the service what.',
    ],
  },
  {
    heading: 'What it is for',
    paragraphs: [
      'The email is your log-in. The birthday shows that you are old enough. What you save shapes what your home page shows you.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'Your name, your public boards and the pins on them can be seen by anyone. Secret boards are seen by you and the people on them. Your email and your birthday are shown to nobody else.',
      'The business whose pin you save sees that its pin was saved, as a number and not by your name.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'One keeps you logged in, and one remembers whether you chose light or dark. There are none of other companies.',
    ],
  },
  {
    heading: 'Your say',
    paragraphs: [
      'Ask whoever runs this site for a copy of what is kept about you, or to have it corrected or deleted.',
    ],
  },
]
