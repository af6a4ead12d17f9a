import { hear } from '../../base/domain-events/hear.ts'
import { accountNamed } from '../../identity/accounts/events.ts'
import { indexPerson } from './name-words.ts'

/** Events that change the index of names. */
export const searchHears = [hear(accountNamed, (tx, _, { userId }) => indexPerson(tx, userId))]
