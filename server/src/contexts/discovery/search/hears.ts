import { sql } from '../../../platform/database/sql.ts'
import { hear } from '../../base/domain-events/hear.ts'
import { accountNamed } from '../../identity/index.ts'
import { boardChanged, ideasWorded, pins } from '../../pins/index.ts'
import { indexBoard, indexPerson } from './name-words.ts'
import { writePinWords } from './pin-words.ts'

/** The index of the search follows the names of people and boards, and the words of ideas. */
export const searchHears = [
  hear(accountNamed, (tx, _, { userId }) => indexPerson(tx, userId)),
  hear(boardChanged, (tx, _, { boardId }) => indexBoard(tx, boardId)),
  hear(ideasWorded, (tx, _, { pinIds }) =>
    writePinWords(tx, sql`${pins.id} = any(${sql.param([...pinIds])}::bigint[])`),
  ),
]
