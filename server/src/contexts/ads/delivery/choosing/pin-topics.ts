import { Topic } from '@tessera/contracts/topics'
import { hotQuery } from '../../../../platform/database/hot-query.ts'
import { sql } from '../../../../platform/database/sql.ts'
import type { Sql } from '../../../base/sql.ts'
import { topicWords } from '../../../discovery/index.ts'

/** The topics that each stem speaks for. */
export type TopicsOfStem = ReadonlyMap<string, readonly Topic[]>

const stemsOfTopics = hotQuery('stems_of_topics', (db) =>
  db
    .select({
      topic: sql`topic`.mapWith(Topic.parse),
      stem: sql<string>`stem`,
    })
    .from(sql`(
      select told.topic, unnest(tsvector_to_array(tessera_words('', told.words))) as stem
      from json_each_text(${sql.placeholder('words')}::json) told(topic, words)) stems`),
)

/** Loads which topic each stem speaks for. */
export async function topicsOfStems(db: Sql): Promise<TopicsOfStem> {
  const rows = await stemsOfTopics(db, { words: JSON.stringify(topicWords) })
  return new Map(
    [...Map.groupBy(rows, ({ stem }) => stem)].map(([stem, all]) => [
      stem,
      all.map(({ topic }) => topic),
    ]),
  )
}

/** Returns the topics that some words speak for. */
export function topicsIn(stems: Iterable<string>, known: TopicsOfStem): ReadonlySet<Topic> {
  const topics = new Set<Topic>()
  for (const stem of stems) for (const topic of known.get(stem) ?? []) topics.add(topic)
  return topics
}
