import { defineDomain } from '../../base/define-domain.ts'
import { signUpCalls } from './calls.ts'

/** Who may sign up, as people who look after the product say. */
export const houseSignUpsDomain = defineDomain({ calls: signUpCalls })
