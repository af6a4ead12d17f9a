import type { FeedLevel, TunedKind } from '@tessera/contracts/calls/feed-tuner'
import type { PinId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { Topic } from '@tessera/contracts/topics'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { interests } from '../../pins/index.ts'
import { topicWords } from '../feed/topic-words.ts'
import { feedChoices } from '../taste/tables.ts'

/** Something that a home feed is tuned by. */
export interface Tuned {
  readonly kind: TunedKind
  readonly target: string
}

/** A change of how much of something a member's feed shows. */
export interface TunedBy extends Tuned {
  readonly userId: UserId
  readonly level: Exclude<FeedLevel, 'usual'>
  /** The idea that was 'not for me'; null for a choice in the tuner. */
  readonly byIdea: PinId | null
  readonly now: Date
}

/** Stems of letters and digits alone: a query of others might not be read back. */
const isPlain = sql`stem !~ '[^[:alnum:]]'`

/** Selects a query for any of the words of a text, in titles and descriptions. */
const anyOf = (text: string) => sql`coalesce((
  select string_agg(quote_literal(stem), '|')
  from unnest(tsvector_to_array(tessera_words('', ${text}))) stem
  where ${isPlain}), '')`

/** Selects a query for all the words of a thing, in titles alone: a description names much beside it. */
const titleOf = (text: string) => sql`coalesce((
  select string_agg(quote_literal(stem) || ':A', '&')
  from unnest(tsvector_to_array(tessera_words('', ${text}))) stem
  where ${isPlain}), '')`

function queryOf({ kind, target }: Tuned) {
  if (kind === 'subject') return titleOf(target)
  const topic = Topic.safeParse(target)
  return kind === 'topic' && topic.success ? anyOf(topicWords[topic.data]) : sql`''`
}

const levelBefore = sql`case when ${feedChoices.byIdea} is null
  then ${feedChoices.level} else ${feedChoices.levelBefore} end`

/** Stores a choice. One that an idea made remembers the choice before it, to be restored. */
export async function choose(tx: Sql, given: TunedBy): Promise<void> {
  const { userId, kind, target, level, byIdea, now } = given
  const query = queryOf(given)
  await tx
    .insert(feedChoices)
    .values({ userId, kind, target, level, query, byIdea, createdAt: now })
    .onConflictDoUpdate({
      target: [feedChoices.userId, feedChoices.kind, feedChoices.target],
      set: { level, byIdea, createdAt: now, levelBefore: byIdea === null ? null : levelBefore },
    })
  // The oldest make room, so that nobody's feed becomes slow to read.
  await tx.execute(sql`delete from ${feedChoices} where user_id = ${userId}::bigint
    and (kind, target) in (select kind, target from ${feedChoices}
      where user_id = ${userId}::bigint and kind <> 'source'
      order by created_at desc, kind, target offset ${limits.feedChoicesMax})`)
}

const ofIdea = (userId: UserId, idea: PinId) =>
  and(eq(feedChoices.userId, userId), eq(feedChoices.byIdea, idea))

/** Takes back the choices that an idea made; the ones before them count again. */
export async function takeBack(tx: Sql, userId: UserId, idea: PinId): Promise<void> {
  await tx
    .delete(feedChoices)
    .where(and(ofIdea(userId, idea), sql`${feedChoices.levelBefore} is null`))
  await tx
    .update(feedChoices)
    .set({ level: sql`${feedChoices.levelBefore}`, byIdea: null, levelBefore: null })
    .where(ofIdea(userId, idea))
}

/** Removes choices: these things come as usual. */
export async function forget(tx: Sql, userId: UserId, { kind, target }: Tuned): Promise<void> {
  await tx
    .delete(feedChoices)
    .where(
      and(
        eq(feedChoices.userId, userId),
        eq(feedChoices.kind, kind),
        eq(feedChoices.target, target),
      ),
    )
}

/** Changes whether a topic is an interest, which is how a member asks for more of it. */
export async function wantTopic(
  tx: Sql,
  { userId, topic, wanted, now }: { userId: UserId; topic: Topic; wanted: boolean; now: Date },
): Promise<void> {
  if (wanted)
    await tx.insert(interests).values({ userId, topic, createdAt: now }).onConflictDoNothing()
  else
    await tx
      .delete(interests)
      .where(and(eq(interests.userId, userId), inArray(interests.topic, [topic])))
}
