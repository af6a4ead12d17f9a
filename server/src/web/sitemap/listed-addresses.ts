import { BoardId, PinId, UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { topics } from '@tessera/contracts/topics'
import { pictureUrl } from '../../contexts/base/media/rules.ts'
import type { Sql } from '../../contexts/base/sql.ts'
import {
  boardsListed,
  type ListedKind,
  peopleListed,
  pinsListed,
} from '../../contexts/discovery/index.ts'
import type { ListedAddress } from './sitemap-xml.ts'

async function pinAddresses(db: Sql, from: string, stretch: number) {
  const rows = await pinsListed(db, PinId.parse(from), stretch)
  return rows.map(({ id, pictureKey, changedAt }) => ({
    path: paths.pin.to({ pinId: id }),
    picture: pictureKey === null ? undefined : pictureUrl(pictureKey, '736x'),
    changedAt,
  }))
}

async function boardAddresses(db: Sql, from: string, stretch: number) {
  const rows = await boardsListed(db, BoardId.parse(from), stretch)
  return rows.map(({ username, slug, changedAt }) => ({
    path: paths.board.to({ username, boardSlug: slug }),
    changedAt,
  }))
}

async function peopleAddresses(db: Sql, from: string, stretch: number) {
  const rows = await peopleListed(db, UserId.parse(from), stretch)
  return rows.map(({ username, changedAt }) => ({
    path: paths.profile.to({ username }),
    changedAt,
  }))
}

const readers = { pins: pinAddresses, boards: boardAddresses, people: peopleAddresses }

/** Returns the addresses of one range of one kind. */
export const listedAddresses = (
  db: Sql,
  kind: ListedKind,
  from: string,
  stretch: number,
): Promise<readonly ListedAddress[]> => readers[kind](db, from, stretch)

/** Returns the product's own pages, which change all the time. */
export const ownAddresses = (now: Date): readonly ListedAddress[] =>
  [
    paths.home.to(),
    paths.ideas.to(),
    ...topics.map(({ id }) => paths.topicIdeas.to({ topic: id })),
  ].map((path) => ({ path, changedAt: now }))
