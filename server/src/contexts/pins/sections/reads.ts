import {
  boardSections,
  getSection,
  sectionAtAddress,
  sectionPins,
} from '@tessera/contracts/calls/sections'
import type { SectionId } from '@tessera/contracts/ids'
import { answer, given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf, placeOfBookmark } from '../../../calls/bookmark.ts'
import type { Visit } from '../../../calls/visit.ts'
import type { Sql } from '../../base/sql.ts'
import { mayKnowFormer, sectionAtFormerAddress } from '../addresses/former.ts'
import { sectionOf } from '../boards/rules.ts'
import { findBoardById, sectionsOf } from '../boards/store.ts'
import { pinOf } from '../pins/rules.ts'
import { pinsOfSection } from '../pins/store.ts'
import { findSection, sectionIsSeen } from './store.ts'

/** Answers with a section, or with 'not-found'. */
export async function answerOfSection(tx: Sql, id: SectionId) {
  const row = await findSection(tx, id)
  return row === undefined ? refused('not-found') : given(sectionOf(row))
}

const answerSections = answer(boardSections, async ({ ports, viewer }, { board_id }) => {
  const board = await findBoardById(ports.db, board_id, viewer?.id ?? null)
  if (board === undefined) return refused('not-found')
  return given((await sectionsOf(ports.db, board_id)).map(sectionOf))
})

const answerSection = answer(getSection, async ({ ports, viewer }, { section_id }) =>
  (await sectionIsSeen(ports.db, section_id, viewer?.id ?? null))
    ? answerOfSection(ports.db, section_id)
    : refused('not-found'),
)

const answerSectionSince = answer(sectionAtAddress, async ({ ports, viewer }, input) => {
  const { db } = ports
  const viewerId = viewer?.id ?? null
  const board = await findBoardById(db, input.board_id, viewerId)
  if (board === undefined) return refused('not-found')
  const since = await sectionAtFormerAddress(db, { boardId: board.id, slug: input.slug })
  if (since === undefined || !mayKnowFormer(since, board, viewerId)) return refused('not-found')
  return answerOfSection(db, since.id)
})

const answerPins = answer(sectionPins, async ({ ports, viewer }: Visit, input) => {
  const after = placeOfBookmark(input.bookmark)
  if (after === 'unreadable') return badBookmark
  const viewerId = viewer?.id ?? null
  if (!(await sectionIsSeen(ports.db, input.section_id, viewerId))) return refused('not-found')
  const found = await pinsOfSection(ports.db, input.section_id, {
    viewerId,
    after,
    most: input.page_size + 1,
    sort: input.sort,
    words: input.query === '' ? undefined : input.query,
  })
  const page = pageOf(found, input.page_size, ({ place, id }) => [place, id])
  return given(page.rows.map(pinOf), page.bookmark)
})

/** Handlers of the calls that read sections. */
export const sectionReads = [answerSections, answerSection, answerSectionSince, answerPins]
