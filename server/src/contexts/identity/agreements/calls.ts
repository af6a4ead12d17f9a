import { agreeLater, agreeToTerms } from '@tessera/contracts/calls/agreements'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { agree, putOff } from './agreements.ts'

/** Handlers of the calls about terms that members agree to. */
export const agreementCalls = [
  answerMember(agreeToTerms, async (visit, { version }) =>
    (await agree(visit, version)) ? given({ version }) : refused('not-found'),
  ),
  answerMember(agreeLater, async (visit, { version }) => {
    const until = await putOff(visit, version)
    return until === undefined ? refused('not-found') : given({ until: until.toISOString() })
  }),
]
