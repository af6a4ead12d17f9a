import { defineDomain } from '../../base/define-domain.ts'
import { signUpCalls } from './calls.ts'

/** The rules of sign-ups, as people who look after the product set them. */
export const houseSignUpsDomain = defineDomain({ calls: signUpCalls })
