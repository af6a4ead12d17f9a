import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { createPin } from '@tessera/contracts/calls/pins'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { pinCreation } from '@tessera/contracts/experiments'
import type { MemberVisit } from '../../../calls/visit.ts'
import { armOf } from '../../releases/index.ts'

type Input = ParsedInputOf<typeof createPin>

/** Returns why nobody publishes such a pin now (S6.21). */
export async function pinsClosed(
  visit: MemberVisit,
  { method, image_url, scenario }: Pick<Input, 'method' | 'image_url' | 'scenario'>,
): Promise<ErrorCode | undefined> {
  const arm = await armOf(visit, pinCreation)
  const isOfWeb = method === 'scraped' || method === 'button' || image_url !== undefined
  const isClosed =
    arm === 'disable_all' ||
    (arm === 'disable_web_pins' && isOfWeb) ||
    (arm === 'disable_idea_pins' && scenario !== undefined)
  return isClosed ? 'pins-off' : undefined
}
