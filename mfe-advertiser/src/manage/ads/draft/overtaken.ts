import type { CampaignTree } from '@tessera/contracts/calls/campaign-edits'
import { type AdDraft, type CampaignDraft, draftOfTree, type GroupDraft } from './campaign-draft.ts'
import { isSame } from './edit-of-draft.ts'

/** A field that was changed here and, meanwhile, on the service. */
export interface Conflict {
  /** 'budget', 'groups.<key>.name', 'groups.<key>.ads.<key>.state'. */
  readonly at: string
  readonly field: string
  /** The ad group or ad that it belongs to; '' for the campaign itself. */
  readonly of: string
  readonly mine: unknown
  readonly theirs: unknown
  readonly path: readonly string[]
}

interface Merged<Part> {
  readonly part: Part
  readonly conflicts: readonly Conflict[]
}

interface FieldPlace {
  readonly of: string
  readonly path: readonly string[]
}

/** Merges the fields of one object: what wasn't touched here follows the service. */
function mergedFields<Part extends object>(
  mine: Part,
  was: Part,
  theirs: Part,
  { of, path }: FieldPlace,
): Merged<Part> {
  const part = { ...mine }
  const conflicts: Conflict[] = []
  for (const field of Object.keys(mine)) {
    if (field === 'groups' || field === 'ads' || field === 'base') continue
    const [own, before, now]: unknown[] = [mine, was, theirs].map((each) =>
      Reflect.get(each, field),
    )
    if (isSame(before, now) || isSame(own, now)) continue
    if (isSame(own, before)) Object.assign(part, { [field]: now })
    else {
      const at = [...path, field].join('.')
      conflicts.push({ at, field, of, mine: own, theirs: now, path })
    }
  }
  return { part, conflicts }
}

type Keyed = { readonly key: string }

/** Merges a list by its keys: new parts of either side stay. */
function mergedList<Part extends Keyed>(
  mine: readonly Part[],
  was: readonly Part[],
  theirs: readonly Part[],
  merge: (mine: Part, was: Part, theirs: Part) => Merged<Part>,
): { readonly parts: Part[]; readonly conflicts: readonly Conflict[] } {
  const of = (list: readonly Part[], { key }: Keyed) => list.find((each) => each.key === key)
  const merged = mine.map((part) => {
    const [before, now] = [of(was, part), of(theirs, part)]
    return before === undefined || now === undefined
      ? { part, conflicts: [] }
      : merge(part, before, now)
  })
  const added = theirs.filter((part) => of(mine, part) === undefined)
  return {
    parts: [...merged.map(({ part }) => part), ...added],
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

function mergedGroup(mine: GroupDraft, was: GroupDraft, theirs: GroupDraft): Merged<GroupDraft> {
  const path = ['groups', mine.key]
  const own = mergedFields(mine, was, theirs, { of: theirs.name, path })
  const ads = mergedList<AdDraft>(mine.ads, was.ads, theirs.ads, (ad, before, now) =>
    mergedFields(ad, before, now, { of: now.title, path: [...path, 'ads', ad.key] }),
  )
  return {
    part: { ...own.part, ads: ads.parts },
    conflicts: [...own.conflicts, ...ads.conflicts],
  }
}

/**
 * Puts a draft onto what the service has now. Nothing typed is lost: fields that both sides changed keep
 * what was typed, and are returned with both values.
 */
export function rebased(
  draft: CampaignDraft,
  fresh: CampaignTree,
  locale: string,
): { readonly draft: CampaignDraft; readonly conflicts: readonly Conflict[] } {
  if (draft.base === null) return { draft, conflicts: [] }
  const [was, theirs] = [draftOfTree(draft.base, locale), draftOfTree(fresh, locale)]
  const own = mergedFields(draft, was, theirs, { of: '', path: [] })
  const groups = mergedList<GroupDraft>(draft.groups, was.groups, theirs.groups, mergedGroup)
  return {
    draft: { ...own.part, groups: groups.parts, base: fresh },
    conflicts: [...own.conflicts, ...groups.conflicts],
  }
}

/** Returns a draft with the service's value of a conflict. */
export function withTheirs(draft: CampaignDraft, conflict: Conflict): CampaignDraft {
  const { path, field, theirs } = conflict
  const change = { [field]: theirs }
  const [, groupKey, , adKey] = path
  if (groupKey === undefined) return { ...draft, ...change }
  const groups = draft.groups.map((group) => {
    if (group.key !== groupKey) return group
    if (adKey === undefined) return { ...group, ...change }
    return { ...group, ads: group.ads.map((ad) => (ad.key === adKey ? { ...ad, ...change } : ad)) }
  })
  return { ...draft, groups }
}
