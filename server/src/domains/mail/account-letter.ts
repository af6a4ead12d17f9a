import { paths } from '@tessera/contracts/paths'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { letterOf } from './letter.ts'
import { postLetter } from './post.ts'

/** What somebody is told that has happened to their account. */
export interface AccountNews {
  readonly to: string
  readonly firstName: string
  readonly subject: string
  readonly happened: string
}

/**
 * Tells somebody by letter of a change to what keeps their account safe, so that they hear of it
 * whoever made it. The letter leads to a new password, and holds no secret.
 */
export async function postAccountNews(db: Sql, ports: Ports, news: AccountNews): Promise<void> {
  const { brand, publicOrigin } = ports.settings
  const letter = letterOf({
    to: news.to,
    brand,
    subject: news.subject,
    paragraphs: [`Hello ${news.firstName},`, news.happened],
    link: {
      label: 'This was not me: choose a new password',
      url: `${publicOrigin}${paths.forgotPassword.to()}`,
    },
    ending: 'If it was you, there is nothing to do.',
  })
  await postLetter(db, ports, letter)
}
