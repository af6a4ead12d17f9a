import type { QueryClient } from '@tanstack/react-query'
import type { BootAnswer } from '@tessera/contracts/boot'
import type { Call } from '@tessera/contracts/calls/define-call'
import type { z } from '@tessera/contracts/schema'
import type { Client } from './client.ts'
import { CallFailure } from './failure.ts'

type Schema = z.core.$ZodType

/** A page of a list, and the bookmark of the next page. */
export interface ListPage<Data> {
  readonly data: Data
  readonly bookmark: string | null
}

async function ask<I extends Schema, O extends Schema>(
  client: Client,
  call: Call<I, O>,
  input: z.input<I>,
  signal: AbortSignal,
): Promise<ListPage<z.output<O>>> {
  const result = await client.call(call, input, { signal })
  if (!result.ok) throw new CallFailure(result.error)
  return { data: result.data, bookmark: result.bookmark }
}

/**
 * Returns query options for a single answer.
 *
 *     const pin = useQuery(queryOptions(client, getPin, { id }))
 */
export function queryOptions<I extends Schema, O extends Schema>(
  client: Client,
  call: Call<I, O>,
  input: z.input<I>,
) {
  return {
    queryKey: [call.name, 'one', input] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<z.output<O>> =>
      (await ask(client, call, input, signal)).data,
  }
}

/**
 * Returns infinite query options for a list that pages by bookmark.
 *
 *     const feed = useInfiniteQuery(listOptions(client, homeFeed, {}))
 */
export function listOptions<I extends Schema, O extends Schema>(
  client: Client,
  call: Call<I, O>,
  input: z.input<I>,
) {
  const from = (bookmark: string | null): z.input<I> =>
    Object.assign({}, input, bookmark === null ? {} : { bookmark })
  return {
    queryKey: [call.name, 'list', input] as const,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      ask(client, call, from(pageParam), signal),
    initialPageParam: firstPage(),
    getNextPageParam: (page: ListPage<z.output<O>>) => page.bookmark,
  }
}

const firstPage = (): string | null => null

/** Adds the answers from the document to the query cache. */
export function primeQueries(queries: QueryClient, answers: readonly BootAnswer[]): void {
  for (const { call, input, data, bookmark } of answers) {
    queries.setQueryData([call, 'one', input], data)
    queries.setQueryData([call, 'list', input], { pages: [{ data, bookmark }], pageParams: [null] })
  }
}
