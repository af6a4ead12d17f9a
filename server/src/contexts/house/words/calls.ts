import {
  createHouseNotice,
  endHouseNotice,
  houseNotices,
} from '@tessera/contracts/calls/house-notices'
import {
  type HouseText,
  houseTexts,
  houseTextVersions,
  writeHouseText,
} from '@tessera/contracts/calls/house-texts'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import type { Ports } from '../../../ports.ts'
import { loadWords } from '../../base/house-words/current-words.ts'
import { textVersions } from '../../base/house-words/texts.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { endNotice, makeNotice, noticesBelow } from './notices.ts'
import { writeText } from './write-text.ts'

/** Lists the texts with their latest versions. */
export async function textsOf({ db, clock }: Ports): Promise<HouseText[]> {
  const { texts } = await loadWords(db, clock.now())
  return texts.map(({ kind, version, changedAt, isShown }) => ({
    kind,
    version,
    changed_at: changedAt?.toISOString() ?? null,
    is_shown: isShown,
  }))
}

/** Handlers of the calls that write the words of the house. */
export const houseWordsActs = [
  answerHouse(houseTexts, async ({ ports }) => given(await textsOf(ports))),
  answerHouse(houseTextVersions, async ({ ports }, { kind }) =>
    given([...(await textVersions(ports.db, kind))]),
  ),
  answerHouse(writeHouseText, ({ ports, actor }, { present_code: _, ...wanted }) =>
    writeText(ports, actor, wanted),
  ),
  answerHouse(houseNotices, async ({ ports: { db, clock } }, input) => {
    const before = idOfBookmark(input.bookmark)
    if (before === 'unreadable') return badBookmark
    const found = await noticesBelow(db, clock.now(), { before, most: input.page_size + 1 })
    const page = pageOf(found, input.page_size, ({ id }) => [id])
    return given([...page.rows], page.bookmark)
  }),
  answerHouse(createHouseNotice, ({ ports, actor }, wanted) => makeNotice(ports, actor, wanted)),
  answerHouse(endHouseNotice, ({ ports, actor }, { notice_id: id, reason }) =>
    endNotice(ports, actor, { id, reason }),
  ),
]
