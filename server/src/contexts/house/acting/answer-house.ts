import type { Call } from '@tessera/contracts/calls/define-call'
import { type HouseRole, isSensitive } from '@tessera/contracts/house-acts'
import { z } from '@tessera/contracts/schema'
import { type Answer, type Answered, answerMember, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { changeFault, showsFactor } from '../../identity/index.ts'
import type { Actor } from '../log/actor.ts'

/** A request of somebody whose role may do what it asks for. */
export interface HouseVisit extends MemberVisit {
  readonly actor: Actor & { readonly role: HouseRole }
}

const Proof = z.object({ present_code: z.optional(z.string()) })

/**
 * Registers the handler of a call that says `house`. The role was checked before; a role without a second factor
 * can do nothing, and sensitive acts take the password and a code of the factor besides.
 */
export const answerHouse = <Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  call: Call<Input, Output>,
  handler: (visit: HouseVisit, input: z.output<Input>) => Promise<Answer<z.input<Output>>>,
): Answered =>
  answerMember(call, async (visit, input) => {
    const { id, houseRole: role } = visit.viewer
    if (role === null || call.act === undefined) return refused('house-role-needed')
    if (!(await showsFactor(visit))) return refused('house-factor-needed')
    if (isSensitive(call.act)) {
      const fault = await changeFault(visit, z.parse(Proof, input).present_code)
      if (fault !== null) return fault
    }
    return handler({ ...visit, actor: { by: 'person', id, role } }, input)
  })
