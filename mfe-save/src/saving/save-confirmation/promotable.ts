import type { Viewer } from '@tessera/contracts/entities/viewer'
import { armIn, type ChosenArms } from '@tessera/contracts/experiments'
import { limits, siteTypes } from '@tessera/contracts/limits'
import type { SiteType } from '@tessera/contracts/site-path'
import { quickPromote } from './quick-promote.ts'

const day = 86_400_000

interface Where {
  readonly site: SiteType
  readonly now: number
  readonly experiments: ChosenArms
}

/**
 * True when somebody can promote their pin: a personal account that is not new, on any site but
 * Sterling's, where promoting is enabled.
 */
export function isPromotable(viewer: Viewer | null, { site, now, experiments }: Where): boolean {
  if (armIn(quickPromote, experiments) !== 'enabled') return false
  if (viewer === null || viewer.is_partner || site === siteTypes.sterling) return false
  const since = Date.parse(viewer.created_at ?? '')
  return now - since >= limits.promoteAccountDays * day
}
