import type { BulkChange } from '@tessera/contracts/calls/bulk-runs'
import type { CampaignEdit, EditResult } from '@tessera/contracts/calls/campaign-edits'
import { valueOfText, writtenCells } from './written-cells.ts'

type EditedObject = EditResult['objects'][number]

interface Edited {
  readonly place: string
  readonly level: EditedObject['level']
  /** Undefined for an object that is created. */
  readonly id: string | undefined
}

/** Lists the objects of an edit, in the order of its result. */
const objectsIn = ({ campaign_id: id, ad_groups = [] }: CampaignEdit): readonly Edited[] => [
  { place: '', level: 'campaign', id },
  ...ad_groups.flatMap((group, at): Edited[] => [
    { place: `ad_groups.${at}`, level: 'ad-group', id: group.ad_group_id },
    ...(group.ads ?? []).map((ad, nth): Edited => {
      return { place: `ad_groups.${at}.ads.${nth}`, level: 'ad', id: ad.ad_id }
    }),
  ]),
]

/** Finds the objects of an edit's result by their places in the edit. A result leaves out what stays as it is. */
export function editedByPlace(
  edit: CampaignEdit,
  objects: EditResult['objects'],
): ReadonlyMap<string, EditedObject> {
  const found = new Map<string, EditedObject>()
  let next = 0
  for (const { place, level, id } of objectsIn(edit)) {
    const object = objects[next]
    if (object?.level !== level) continue
    if (id === undefined ? !object.is_new : object.object_id !== id) continue
    found.set(place, object)
    next += 1
  }
  return found
}

const valuesOf = (
  fields: EditedObject['fields'],
  side: 'before' | 'after',
): Record<string, unknown> =>
  Object.fromEntries(fields.map((each) => [each.field, valueOfText(each.field, each[side])]))

/** Returns the changes of an object as cells: of targeting, the columns that differ. */
export function changesOf({ fields }: EditedObject, decimal: '.' | ','): BulkChange[] {
  const [before, after] = [valuesOf(fields, 'before'), valuesOf(fields, 'after')].map((values) =>
    writtenCells(values, decimal),
  )
  const columns = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...columns].flatMap((column) => {
    const sides = [before, after].map((cells): string | null => {
      const value: unknown = cells === undefined ? undefined : Reflect.get(cells, column)
      return typeof value === 'string' ? value : null
    })
    const [was = null, is = null] = sides
    return was === is ? [] : [{ column, before: was, after: is }]
  })
}
