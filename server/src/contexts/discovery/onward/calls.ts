import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import { moreIdeas } from '@tessera/contracts/calls/more-ideas'
import { answerLate, given, refused } from '../../../calls/answer.ts'
import { badBookmark } from '../../../calls/bookmark.ts'
import type { Visit } from '../../../calls/visit.ts'
import { noWords, type QueryWords, queryWords } from '../../base/words/query-words.ts'
import { countryOf } from '../../identity/index.ts'
import { pinOf } from '../../pins/index.ts'
import { findAdvisory } from '../advisories/find-advisory.ts'
import { listPage, listPlaceOf } from '../feed/list-page.ts'
import { pinSubject, topicSubject } from './list-subject.ts'
import { nearestTo, noNearest } from './nearest.ts'
import { nextTopics } from './next-topics.ts'
import { onwardList } from './onward-list.ts'
import { boardSubject, personSubject, sectionSubject } from './place-subject.ts'
import { searchSubject } from './search-subject.ts'
import type { Subject } from './subject.ts'

type Input = ParsedInputOf<typeof moreIdeas>

/** Returns the words of a search; none for a search that advice or help replaces. */
async function searchedWords(
  { ports, viewer, acceptLanguage }: Visit,
  query: string,
): Promise<QueryWords> {
  const reader = {
    country: undefined,
    viewerId: viewer?.id ?? null,
    spoken: countryOf(acceptLanguage),
  }
  const advisory = await findAdvisory(ports.db, query, reader)
  return advisory === null ? queryWords(query) : noWords
}

/** Returns the subject of an input; null without one, undefined when the viewer may not see it. */
async function subjectOf(
  { ports, viewer, language }: Visit,
  input: Input,
  searched: QueryWords,
): Promise<Subject | null | undefined> {
  const { db } = ports
  const viewerId = viewer?.id ?? null
  if ('board_id' in input) return boardSubject(db, input.board_id, viewerId)
  if ('section_id' in input) return sectionSubject(db, input.section_id, viewerId)
  if ('username' in input) return personSubject(db, input.username, viewerId)
  if ('pin_id' in input) return pinSubject(ports, input.pin_id, viewerId)
  if ('topic' in input) return topicSubject(ports, input.topic)
  const hasWords = searched.words.length > 0 || searched.tags.length > 0
  return hasWords ? searchSubject(ports, searched, language) : null
}

const emptyPage: Awaited<ReturnType<typeof listPage>> = { rows: [], bookmark: null }

const answerMoreIdeas = answerLate(moreIdeas, async (visit, input) => {
  const { ports, viewer, language } = visit
  const viewerId = viewer?.id ?? null
  const begun = input.bookmark === undefined ? null : listPlaceOf(input.bookmark)
  if (begun === undefined) return badBookmark
  const searched = 'query' in input ? await searchedWords(visit, input.query) : noWords
  const subject = await subjectOf(visit, input, searched)
  if (subject === undefined) return refused('not-found')
  const page =
    subject === null
      ? emptyPage
      : await listPage(ports.db, {
          name: subject.name,
          place: begun ?? { listId: (await onwardList(ports, subject)).id, after: 0 },
          viewerId,
          size: input.page_size,
        })
  const isFirstOfSearch = begun === null && subject !== null && 'query' in input
  const nearest = isFirstOfSearch
    ? await nearestTo(
        visit,
        searched,
        page.rows.map(({ originId }) => originId),
      )
    : noNearest
  const topics =
    page.bookmark === null
      ? await nextTopics(ports.db, {
          viewerId,
          language,
          words: subject?.words ?? [],
          without: 'topic' in input ? input.topic : undefined,
        })
      : []
  return given({ results: page.rows.map(pinOf), ...nearest, topics: [...topics] }, page.bookmark)
})

/** Handlers of the calls for the end of a list. */
export const onwardCalls = [answerMoreIdeas]
