import type { HashtagSuggestion } from '@tessera/contracts/entities/search'
import { z } from '@tessera/contracts/schema'
import { sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { beginsWith, likeBeginning } from '../../base/words/begins-with.ts'
import { foldText } from '../../base/words/fold-text.ts'
import { hashtagChanges, hashtags } from './tables.ts'
import { tagsOf } from './tags-of.ts'

/** Max tags to load before pending changes are added. */
const mostUsed = 50

const Rows = z.array(z.object({ display: z.string(), pin_count: z.number() }))

/** Normalizes a typed prefix of a hashtag; undefined when it can't be one. */
export function beginningOf(typed: string): string | undefined {
  const [bare = ''] = typed.trim().replace(/^#/, '').split(/\s/)
  const [tag, ...others] = tagsOf(`#${bare}`)
  const isWhole = tag !== undefined && others.length === 0 && tag.display === bare
  return isWhole ? foldText(bare) : undefined
}

/**
 * Returns hashtags that start with what was typed, most used first. Adds the changes that the sweep
 * hasn't counted yet, so that counts are exact.
 */
export async function suggestedHashtags(
  db: Sql,
  typed: string,
  most: number,
): Promise<readonly Required<HashtagSuggestion>[]> {
  const beginning = beginningOf(typed)
  if (beginning === undefined) return []
  const { rows } = await db.execute(sql`
    with used as (
      select ${hashtags.tag} from ${hashtags}
      where ${beginsWith(sql`${hashtags.tag}`, beginning)} and ${hashtags.pinCount} > 0
      order by ${hashtags.pinCount} desc, ${hashtags.tag} limit ${mostUsed}
    ), changed as (
      select ${hashtagChanges.tag}, max(${hashtagChanges.display} collate "C") as display,
        sum(${hashtagChanges.change}) as change
      from ${hashtagChanges} where ${likeBeginning(sql`${hashtagChanges.tag}`, beginning)}
      group by ${hashtagChanges.tag}
    )
    select coalesce(${hashtags.display}, changed.display) as display,
      (coalesce(${hashtags.pinCount}, 0) + coalesce(changed.change, 0))::int as pin_count
    from (select tag from used union select tag from changed) found
      left join ${hashtags} on ${hashtags.tag} = found.tag
      left join changed on changed.tag = found.tag
    where coalesce(${hashtags.pinCount}, 0) + coalesce(changed.change, 0) > 0
    order by pin_count desc, found.tag limit ${most}`)
  return z.parse(Rows, rows).map(({ display, pin_count }) => ({ query: `#${display}`, pin_count }))
}
