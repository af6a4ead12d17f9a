import { z } from '@tessera/contracts/schema'
import { AudienceRule } from '../ads/audience-rule.ts'
import { AdGroupId, AudienceId, CampaignId } from '../ids.ts'

/** `building` before it was first counted; `too-small` while ads can't use it. */
export const AudienceState = z.enum(['building', 'ready', 'too-small'])
export type AudienceState = z.infer<typeof AudienceState>

/** A group of members that ads of an account are aimed at, or kept from. */
export const Audience = z.object({
  id: AudienceId,
  name: z.string(),
  rule: AudienceRule,
  state: AudienceState,
  /** Its members, rounded down; null unless it is ready. */
  size: z.nullable(z.int()),
  /** For a list: the hashes in it, whoever they belong to. */
  lines: z.nullable(z.int()),
  created_at: z.string(),
  /** The time at which its members were last counted. */
  refreshed_at: z.nullable(z.string()),
  /** The ad groups and audiences that use it; an audience in use can't be deleted. */
  used_by: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('ad-group'),
        campaign_id: CampaignId,
        ad_group_id: AdGroupId,
        name: z.string(),
      }),
      z.object({ kind: z.literal('audience'), audience_id: AudienceId, name: z.string() }),
    ]),
  ),
})
export type Audience = z.infer<typeof Audience>
