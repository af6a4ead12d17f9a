import type { QueryClient } from '@tanstack/react-query'
import { getBoard } from '@tessera/contracts/calls/boards'
import { boardSections, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import type { Board, Section } from '@tessera/contracts/entities/board'
import { changeAnswers } from '../kept-answers/change-answers.ts'

const lists = [boardSections, sectionsToSaveTo]

const isOf = (input: unknown, boardId: string): boolean =>
  typeof input === 'object' && input !== null && Reflect.get(input, 'board_id') === boardId

/** Puts a new section among those of its board, wherever the cache holds them. */
export function keepSection(queries: QueryClient, boardId: Board['id'], section: Section): void {
  for (const { name } of lists)
    queries.setQueriesData<readonly Section[]>(
      { queryKey: [name], predicate: ({ queryKey }) => isOf(queryKey[2], boardId) },
      (kept) =>
        kept === undefined ? kept : [...kept.filter(({ id }) => id !== section.id), section],
    )
  changeAnswers(queries, (record) => {
    if (record.id !== boardId || typeof record.section_count !== 'number') return record
    const { sections } = record
    const known =
      Array.isArray(sections) && sections.some((each) => Reflect.get(each, 'id') === section.id)
    return {
      ...record,
      section_count: record.section_count + (known ? 0 : 1),
      ...(Array.isArray(sections) && !known ? { sections: [...sections, section] } : {}),
    }
  })
  for (const { name } of [...lists, getBoard]) void queries.invalidateQueries({ queryKey: [name] })
}
