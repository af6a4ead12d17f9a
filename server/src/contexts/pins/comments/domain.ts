import { defineDomain } from '../../base/define-domain.ts'
import { commentCalls } from './calls.ts'

/** Comments of pins and the people that they mention. */
export const commentsDomain = defineDomain({
  calls: commentCalls,
})
