import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Profile } from '@tessera/module'

/** The account that pins are saved for. */
export interface Acting {
  /** The ad account of somebody else; only its protected boards can be used. */
  readonly advertiser: Pick<Advertiser, 'id' | 'owner_username'> | null
  /** True when new boards belong to the viewer, who may then invite people. */
  readonly isSelf: boolean
}

/** True when a profile lets the viewer run its ads and nothing else. */
export function runsAdsOnly(profile: Profile | null, viewer: Viewer | null): boolean {
  if (profile === null || viewer === null || profile.id === viewer.id) return false
  const may = new Set(profile.permissions)
  return may.has('ADS') && !may.has('CONTENT') && !may.has('OWNER')
}

/** Returns the account that the viewer saves for: an ad account, or their own. */
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

/** Returns the input by which a call saves, or creates, for an ad account. */
export const advertiserOption = ({ advertiser }: Acting): { readonly advertiser_id?: string } =>
  advertiser === null ? {} : { advertiser_id: advertiser.id }

/** Returns the input of `pickerBoards` for the account's boards. */
export function pickerOptions(acting: Acting): {
  readonly advertiser_id?: string
  readonly filter?: 'protected'
  readonly username?: string
} {
  const { advertiser } = acting
  if (advertiser === null) return {}
  return { advertiser_id: advertiser.id, filter: 'protected', username: advertiser.owner_username }
}
