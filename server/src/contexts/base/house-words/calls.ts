import { getNotice } from '@tessera/contracts/calls/house-notices'
import { getHouseText } from '@tessera/contracts/calls/house-texts'
import { answer, given, refused } from '../../../calls/answer.ts'
import type { Visit } from '../../../calls/visit.ts'
import { currentWords, type HouseWords, noticeFor } from './current-words.ts'
import { shownText } from './texts.ts'

/** Returns the notice that a visit sees. */
export const noticeOf = (words: HouseWords, { ports, viewer, language, cookie }: Visit) =>
  noticeFor(words, {
    isMember: viewer !== null,
    isBusiness: viewer?.isPartner === true,
    language,
    cookie,
    now: ports.clock.now(),
  })

/** Handlers of the calls that show the words of the house to everybody. */
export const houseWordsCalls = [
  answer(getHouseText, async ({ ports, language }, { kind }) => {
    const { brand } = ports.settings
    const text = await shownText(ports.db, kind, { language, brand })
    return text === undefined ? refused('not-found') : given(text)
  }),
  answer(getNotice, async (visit) =>
    given(noticeOf(await currentWords(visit.ports), visit) ?? null),
  ),
]
