import {
  shareSuggestions,
  shareSuggestionsTypeahead,
} from '@tessera/contracts/calls/share-suggestions'
import type { ShareSuggestion } from '@tessera/contracts/entities/share-suggestion'
import type { BoardId } from '@tessera/contracts/ids'
import { looksLikeEmail } from '@tessera/contracts/typed-text'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { comparedText } from '../../base/words/query-words.ts'
import { cardOf, type PersonRow } from '../../identity/index.ts'
import { findBoardById } from '../boards/store.ts'
import { peopleNamed, peopleNear } from './suggestions.ts'

const nearOf = (person: PersonRow): ShareSuggestion => ({
  type: 'user_share_suggestion',
  ...cardOf(person),
})

const namedOf = (person: PersonRow): ShareSuggestion => ({ type: 'user', ...cardOf(person) })

/** Suggests what was typed as an email address. It isn't revealed whether an account has it. */
const emailOf = (term: string): ShareSuggestion => ({
  type: 'email',
  id: term,
  full_name: term,
  username: null,
  image_medium_url: null,
  is_valid: looksLikeEmail(term),
})

const isThere = async ({ ports, viewer }: MemberVisit, id: BoardId | undefined) =>
  id === undefined || (await findBoardById(ports.db, id, viewer.id)) !== undefined

const answerSuggestions = answerMember(shareSuggestions, async (visit, input) => {
  if (!(await isThere(visit, input.board_id))) return refused('not-found')
  const wanted = { viewerId: visit.viewer.id, boardId: input.board_id, most: input.count }
  return given((await peopleNear(visit.ports.db, wanted)).map(nearOf))
})

const answerTypeahead = answerMember(shareSuggestionsTypeahead, async (visit, input) => {
  const { count } = input
  const term = comparedText(input.term)
  if (!(await isThere(visit, input.board_id))) return refused('not-found')
  if (term === '') return given([])
  if (term.includes('@')) return given([emailOf(input.term.toLowerCase())])
  const { db } = visit.ports
  const wanted = { viewerId: visit.viewer.id, boardId: input.board_id, most: count }
  const near = await peopleNear(db, wanted, term)
  const named = near.length < count ? await peopleNamed(db, wanted, term) : []
  const ids = new Set(near.map(({ id }) => id))
  const others = named.filter(({ id }) => !ids.has(id))
  return given([...near.map(nearOf), ...others.map(namedOf)].slice(0, count))
})

/** Handlers of the calls that suggest people to share with. */
export const suggestionCalls = [answerSuggestions, answerTypeahead]
