import type { Board, Section } from '@tessera/contracts/entities/board'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { breadcrumbs, type LinkedData, type Site } from './linked-data.ts'
import { pinListData } from './pin-data.ts'

/** A board, or a section of it, with its first pins. */
export interface ShownBoard {
  readonly board: Board
  readonly section?: Section
  readonly pins: readonly Pin[]
}

/** Returns the path of a board or one of its sections. */
export const boardPath = ({ board, section }: Omit<ShownBoard, 'pins'>): string =>
  section === undefined ? board.url : `${board.url}${encodeURIComponent(section.slug)}/`

/** Writes the structured data of a board or section: its owner and its first pins. */
export function boardData(shown: ShownBoard, site: Site): readonly LinkedData[] {
  const { board, section, pins } = shown
  const { owner } = board
  const profile = paths.profile.to({ username: owner.username })
  const name = section?.title ?? board.name
  return [
    {
      '@type': 'CollectionPage',
      url: site.origin + boardPath(shown),
      name,
      description: board.description || undefined,
      author: { '@type': 'Person', name: owner.full_name, url: site.origin + profile },
      isPartOf: { '@type': 'WebSite', name: site.brand, url: `${site.origin}/` },
      mainEntity: {
        ...pinListData(pins, site),
        numberOfItems: section?.pin_count ?? board.pin_count,
      },
    },
    breadcrumbs(site, [
      { name: owner.full_name, path: profile },
      { name: board.name, path: board.url },
      ...(section === undefined ? [] : [{ name, path: boardPath(shown) }]),
    ]),
  ]
}

/** Writes the structured data of a person or business. */
export function profileData(user: User, site: Site): readonly LinkedData[] {
  const url = site.origin + paths.profile.to({ username: user.username })
  const picture = user.image_medium_url
  return [
    {
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': user.is_partner ? 'Organization' : 'Person',
        name: user.full_name,
        alternateName: `@${user.username}`,
        identifier: user.id,
        url,
        description: user.about || undefined,
        image: picture === null ? undefined : site.origin + picture,
        sameAs: user.website ?? undefined,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: user.follower_count,
        },
      },
    },
    breadcrumbs(site, [
      { name: site.brand, path: '/' },
      { name: user.full_name, path: paths.profile.to({ username: user.username }) },
    ]),
  ]
}
