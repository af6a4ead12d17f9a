import {
  facebookBannerData,
  facebookLoginData,
  facebookProfileData,
} from '@tessera/contracts/calls/facebook'
import { answer, given, refused } from '../../../../calls/answer.ts'
import { deviceCookie, returningVisitor } from '../../accounts/devices.ts'
import { limitLookUp } from '../../accounts/limits.ts'
import { ownerOf } from '../connect-identity.ts'
import { facebookIdentity } from './facebook-proof.ts'
import { loginDataOf } from './login-data.ts'
import { profileDataOf } from './profile-data.ts'
import { proveFacebook } from './prove-facebook.ts'

const answerProfileData = answer(facebookProfileData, async (visit, input) => {
  const barred = await limitLookUp(visit)
  if (barred !== undefined) return barred
  const proven = await proveFacebook(visit, { token: input.access_token })
  return proven.ok ? given(profileDataOf(proven.data, input)) : proven
})

// Told to whoever proves that the Facebook account is theirs.
const answerLoginData = answer(facebookLoginData, async (visit, input) => {
  const barred = await limitLookUp(visit)
  if (barred !== undefined) return barred
  const shown = { token: input.facebook_token, id: input.facebook_id }
  const proven = await proveFacebook(visit, shown)
  if (!proven.ok) return proven
  const { db } = visit.ports
  const owner = await ownerOf(db, facebookIdentity(proven.data))
  const data = owner === undefined ? undefined : await loginDataOf(db, owner)
  return data === undefined ? refused('not-found') : given(data)
})

const answerBannerData = answer(facebookBannerData, async (visit) => {
  const token = visit.cookie(deviceCookie)
  const { db, clock } = visit.ports
  const known = token === null ? null : await returningVisitor(db, token, clock.now())
  if (known?.connected_to_facebook !== true) return given(null)
  const { connected_to_google: isGoogleConnected, has_password: hasPassword } = known
  return given({
    isGoogleConnected,
    hasPassword,
    isFBAuthOnly: !isGoogleConnected && !hasPassword,
  })
})

/** Handlers of the calls about Facebook. */
export const facebookCalls = [answerProfileData, answerLoginData, answerBannerData]
