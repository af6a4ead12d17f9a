import type { UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { interests, pins } from '../../pins/index.ts'
import { feedChoices } from './tables.ts'

/** True for three ideas in four, always the same ones: of what somebody wants less of, they stay away. */
const isThinned = sql`hashint8(${pins.originId}) % 4 <> 0`

/** True when a choice keeps an idea away. */
const keepsAway = sql`(choice.level = 'none' or (choice.level = 'less' and ${isThinned}))`

/** Matches pins of people and boards that a member wants to see, as far as they chose. */
export const isNotTurnedDown = (viewerId: QueryValue<UserId>) => sql`not exists (
  select from ${feedChoices} choice where choice.user_id = ${viewerId}::bigint
    and ((choice.kind = 'person' and choice.target = ${pins.pinnerId}::text)
      or (choice.kind = 'board' and choice.target = ${pins.boardId}::text))
    and ${keepsAway})`

/** The words of the topics and subjects with a level, read once for the whole query. */
const wordsAt = (level: string, viewerId: QueryValue<UserId>): SQL => sql`(
  select string_agg('(' || choice.query || ')', '|')::tsquery from ${feedChoices} choice
  where choice.user_id = ${viewerId}::bigint and choice.kind in ('topic', 'subject')
    and choice.level = ${sql.raw(`'${level}'`)} and choice.query <> ''
    and not (choice.kind = 'topic' and choice.target in (
      select ${interests.topic} from ${interests} where ${interests.userId} = ${viewerId}::bigint)))`

/** Matches pins that a member's home feed may show, as far as they tuned it. */
export const isTunedFor = (viewerId: QueryValue<UserId>) => sql`(
  ${isNotTurnedDown(viewerId)}
  and (${pins.words} @@ ${wordsAt('none', viewerId)}) is not true
  and (${pins.words} @@ ${wordsAt('less', viewerId)} and ${isThinned}) is not true)`
