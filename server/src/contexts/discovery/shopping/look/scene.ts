import { hashtagPattern } from '@tessera/contracts/entities/search'
import type { Sql } from '../../../base/sql.ts'
import { wordsOf } from '../../../base/words/query-words.ts'
import { knownGroups } from '../../search/known-groups.ts'
import { spacedName } from '../../kinds/relations.ts'
import type { Scene } from './look-fit.ts'
import { regionOf } from './picture-regions.ts'
import type { StoredRegion } from './tables.ts'

/** Max words of a title, and max hashtags, that a scene is read from. */
const titleWordsMax = 10
const tagsMax = 6

/** Loads what the words of a pin may stand for, beside how its picture's parts look. */
export async function sceneOf(
  db: Sql,
  said: { readonly title: string; readonly description: string },
  regions: readonly StoredRegion[],
): Promise<Scene> {
  const title = [...new Set(wordsOf(said.title))].slice(0, titleWordsMax)
  const tags = [...said.description.matchAll(hashtagPattern)]
    .slice(0, tagsMax)
    .flatMap(([, tag = '']) => wordsOf(spacedName(tag.toLowerCase())))
  return {
    title: await knownGroups(db, title),
    tags: await knownGroups(db, [...new Set(tags)]),
    regions: regions.map(regionOf),
  }
}
