import { createComment, deleteComment, pinComments } from '@tessera/contracts/calls/comments'
import { Comment } from '@tessera/contracts/entities/comment'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { pin, user, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import userEvent from '@testing-library/user-event'
import { Comments } from '../src/pins/comments/comments.tsx'

const ana = { ...user(), id: '3', username: 'ana', full_name: 'Ana Lima' }

/** A comment by Ana. */
export const said = (over: Readonly<Record<string, unknown>> = {}): Comment =>
  z.parse(Comment, {
    id: '70',
    pin_id: '42',
    text: 'A good chair.',
    author: ana,
    can_delete: false,
    created_at: '2026-01-01T00:00:00.000Z',
    ...over,
  })

interface World {
  readonly looker?: Viewer
  readonly comments?: readonly Comment[]
  readonly more?: readonly Comment[]
  readonly create?: (text: unknown) => Response | Promise<Response>
  readonly drop?: () => Response | Promise<Response>
}

/** The pin that is talked of. */
export const shown = z.parse(PinDetails, { ...pin(), comment_count: 2 })

/** The comments below a pin, before a service that keeps what is posted. */
export function openComments({ looker, comments = [], more, create, drop }: World = {}) {
  const kept = [...comments]
  const posted: unknown[] = []
  const post = (text: unknown) => {
    posted.push(text)
    if (create !== undefined) return create(text)
    const comment = said({ id: String(80 + posted.length), text, author: viewer() })
    kept.unshift(comment)
    return answerWith(comment)
  }
  const shell = testShell({
    ...(looker === undefined ? {} : { viewer: looker }),
    ...answers(
      [
        pinComments,
        ({ bookmark }) =>
          bookmark === 'next'
            ? answerWith(more ?? [])
            : answerWith([...kept], more === undefined ? null : 'next'),
      ],
      [createComment, ({ text }) => post(text)],
      [deleteComment, drop ?? (() => answerWith(null))],
    ),
  })
  const { unmount } = shell.render(<Comments pin={shown} />)
  return { ...shell, posted, unmount, person: userEvent.setup() }
}
