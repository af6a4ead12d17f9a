import type { BoardId } from '@tessera/contracts/ids'
import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'

/** A board was created, renamed, deleted or restored, or its privacy changed. */
export const boardChanged = defineDomainEvent<{ readonly boardId: BoardId }>('board-changed')
