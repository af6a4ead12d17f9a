import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

/** Whom saves are made for. */
export interface Acting {
  /** The ad account that is acted for by somebody who is not its owner: its protected boards alone are open. */
  readonly advertiser: Pick<Advertiser, 'id' | 'owner_username'> | null
  /** Whether new boards are the viewer's own, so that they may ask people to them. */
  readonly isSelf: boolean
}

/** Whether a profile lets the viewer run its ads and nothing else, so that it is its ad account they act for. */
export function runsAdsOnly(profile: Profile | null, viewer: Viewer | null): boolean {
  if (profile === null || viewer === null || profile.id === viewer.id) return false
  const may = new Set(profile.permissions)
  return may.has('ADS') && !may.has('CONTENT') && !may.has('OWNER')
}

/** Whom the viewer saves for. Without an ad account to act for it is themself. */
export function actingOf(
  profile: Profile | null,
  viewer: Viewer | null,
  advertisers: readonly Advertiser[],
): Acting {
  if (!runsAdsOnly(profile, viewer)) {
    return { advertiser: null, isSelf: profile === null || profile.id === viewer?.id }
  }
  const theirs = advertisers.find((each) => each.owner_user_id === profile?.id)
  return { advertiser: theirs ?? null, isSelf: theirs === undefined }
}

/** What a call that saves, or makes a board or section, is told of whom it is for. */
export const advertiserOption = ({ advertiser }: Acting): { readonly advertiser_id?: string } =>
  advertiser === null ? {} : { advertiser_id: advertiser.id }

/** What the picker is told of whose boards are wanted. */
export function pickerOptions(acting: Acting): {
  readonly advertiser_id?: string
  readonly filter?: 'protected'
  readonly username?: string
} {
  const { advertiser } = acting
  if (advertiser === null) return {}
  return { advertiser_id: advertiser.id, filter: 'protected', username: advertiser.owner_username }
}
