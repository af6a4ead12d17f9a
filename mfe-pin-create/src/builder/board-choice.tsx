import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { pickerBoards } from '@tessera/contracts/calls/boards'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { words } from '../words.ts'
import type { BuilderPage } from './use-builder.ts'

/** Which board the pin goes to: one of the person's, or a new one. */
export function BoardChoice({ state, send }: Pick<BuilderPage, 'state' | 'send'>) {
  const { client } = useShell()
  const boards = useQuery(queryOptions(client, pickerBoards, {}))
  const { draft, faults } = state
  const known = boards.data?.all_boards ?? []
  const chosen =
    draft.board === 'new' || known.some(({ id }) => id === draft.board) ? draft.board : ''
  return (
    <>
      <SelectField
        label={words.board()}
        value={chosen}
        error={faults.board}
        onChange={({ target }) => send({ type: 'typed', field: 'board', value: target.value })}
      >
        <option value="" disabled>
          {words.boardChoose()}
        </option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="new">{words.boardNew()}</option>
      </SelectField>
      {boards.isError ? (
        <p role="alert">
          {words.boardsFailed()}{' '}
          <Button size="small" onClick={() => void boards.refetch()}>
            {words.retry()}
          </Button>
        </p>
      ) : null}
      {draft.board === 'new' ? (
        <TextField
          label={words.boardName()}
          value={draft.newBoard}
          maxLength={limits.boardTitleMax}
          error={faults.newBoard}
          onChange={({ target }) => send({ type: 'typed', field: 'newBoard', value: target.value })}
        />
      ) : null}
    </>
  )
}
