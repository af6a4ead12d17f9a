import { defineDomain } from '../../base/define-domain.ts'
import { houseWordsActs } from './calls.ts'

/** The words of the house, as people who look after the product write them. */
export const houseWordsActsDomain = defineDomain({ calls: houseWordsActs })
