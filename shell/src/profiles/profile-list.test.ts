import type { BusinessProfile } from '@tessera/contracts/calls/access'
import type { Permission } from '@tessera/contracts/entities/permission'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { actingAmong, profileList } from './profile-list.ts'

const business = (
  id: string,
  businessName: string,
  permissions: Permission[] = ['CONTENT'],
  viewerMeetsMfaRequirement = true,
): BusinessProfile => ({
  id: z.parse(UserId, id),
  permissions,
  user: {
    username: `user${id}`,
    businessName,
    imgUrl: null,
    merchantId: null,
    eligibleForStlTool: false,
    scheduledPinCount: 0,
  },
  viewerMeetsMfaRequirement,
})

const listed = (...all: BusinessProfile[]) =>
  profileList(Object.fromEntries(all.map((each) => [each.id, each])), viewer)

test('S6.12 the viewer’s own account is the first profile and always counts as OWNER', () => {
  const own = business(viewer.id, 'Mira', ['ANALYTICS'], false)
  const [first, ...others] = listed(business('9', 'Loom'), business('8', 'Aster'), own)
  expect(first).toMatchObject({
    id: viewer.id,
    permissions: ['OWNER'],
    isOwn: true,
    isActing: true,
  })
  expect(others.map(({ name }) => name)).toEqual(['Aster', 'Loom'])
})

test.each([
  [['CONTENT'], true, true],
  [['CONTENT', 'ADS'], false, false],
  [['ANALYTICS'], false, false],
  [['OWNER'], false, true],
] as const)(
  'with %s and the second factor %s a profile is acting: %s',
  (permissions, meets, acts) => {
    const [, other] = listed(business('9', 'Loom', [...permissions], meets))
    expect(other?.isActing).toBe(acts)
  },
)

test('a profile that is gone or not acting falls back to the viewer’s own', () => {
  const list = listed(business('9', 'Loom', ['CONTENT'], false), business('8', 'Aster'))
  expect(actingAmong(list, '8')?.id).toBe('8')
  for (const id of ['9', '10', undefined]) expect(actingAmong(list, id)?.id).toBe(viewer.id)
})
