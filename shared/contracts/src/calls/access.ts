import { z } from '@tessera/contracts/schema'
import { Advertiser } from '../entities/advertiser.ts'
import { Permission } from '../entities/permission.ts'
import { UserId } from '../ids.ts'
import { defineCall } from './define-call.ts'

const BusinessProfile = z.object({
  id: UserId,
  permissions: z.array(Permission),
  user: z.object({
    username: z.string(),
    businessName: z.string(),
    imgUrl: z.nullable(z.string()),
    merchantId: z.nullable(z.string()),
    eligibleForStlTool: z.boolean(),
    scheduledPinCount: z.int(),
  }),
  viewerMeetsMfaRequirement: z.boolean(),
})

/** An account that the viewer can act for, including their own. */
export type BusinessProfile = z.infer<typeof BusinessProfile>

/** Lists the accounts that the viewer can act for, by id. Their own has the permission OWNER. */
export const businessProfiles = defineCall({
  name: 'BusinessAccessProfiles.get',
  summary: 'The accounts that the viewer can act for.',
  method: 'GET',
  path: '/vx/business_access/profiles/',
  input: z.strictObject({}),
  output: z.record(z.string(), BusinessProfile),
  errors: [],
  who: 'member',
})

/** Lists the ad accounts that the viewer may act for: their own, and those that gave them access. */
export const advertisers = defineCall({
  name: 'AdvertisersResource.get',
  summary: 'The ad accounts that the viewer may act for.',
  method: 'GET',
  path: '/resource/AdvertisersResource/get/',
  input: z.strictObject({}),
  output: z.array(Advertiser),
  errors: [],
  who: 'member',
})
