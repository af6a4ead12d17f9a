import type { Ports } from '../../../../ports.ts'
import { alikeListName, lookListName } from '../../feed/list-names.ts'
import type { StoredList } from '../../feed/stored-lists.ts'
import { alikeList } from '../alike/alike-list.ts'
import { lookList } from './look-list.ts'
import { knownRegions } from './picture-regions.ts'
import { sceneOf } from './scene.ts'
import type { LookedPin } from './store.ts'
import type { StoredRegion } from './tables.ts'

/** The source of the products beside a pin. */
export type KindOfLook =
  | { readonly kind: 'tagged' | 'waiting' | 'none' }
  | {
      readonly kind: 'listed'
      readonly source: 'alike' | 'similar'
      readonly name: string
      /** The regions of the picture, to say where a product is. */
      readonly regions: readonly StoredRegion[]
      list(): Promise<StoredList>
    }

/**
 * Says where the products beside a pin come from: its owner's tags, or the list of products like the one
 * that it shows, or of those like its picture. Only pictures that everybody may see are looked at.
 */
export async function kindOfLook(
  ports: Pick<Ports, 'db' | 'ids' | 'clock' | 'jobs'>,
  looked: LookedPin,
): Promise<KindOfLook> {
  const { originId, title, description } = looked
  if (looked.hasTags) return { kind: 'tagged' }
  if (looked.isHidden) return { kind: 'none' }
  if (looked.isProduct)
    return {
      kind: 'listed',
      source: 'alike',
      name: alikeListName(originId),
      regions: [],
      list: () => alikeList(ports, originId),
    }
  if (looked.privacy !== 'public' || looked.mediaKind !== 'image') return { kind: 'none' }
  const known = await knownRegions(ports, looked.mediaId)
  if (known.state === 'waiting') return { kind: 'waiting' }
  if (known.state !== 'read' || known.regions.length === 0) return { kind: 'none' }
  const { regions } = known
  return {
    kind: 'listed',
    source: 'similar',
    name: lookListName(originId),
    regions,
    list: () =>
      lookList(ports, {
        originId,
        scene: () => sceneOf(ports.db, { title, description }, regions),
      }),
  }
}
