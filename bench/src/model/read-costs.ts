import { z } from '@tessera/contracts/schema'
import type { MeasuredCosts } from './bill.ts'

const Cost = z.object({
  statements: z.number(),
  rows: z.number(),
  bytes: z.number(),
  log: z.number(),
  instance: z.number(),
  database: z.number(),
})

const Costs = z.object({
  day: z.string(),
  machine: z.string(),
  sizes: z.array(
    z.object({
      pins: z.number(),
      bytesAPin: z.number(),
      calls: z.object({
        home: Cost,
        'more of home': Cost,
        closeup: Cost,
        related: Cost,
        board: Cost,
        search: Cost,
        typeahead: Cost,
        save: Cost,
        bell: Cost,
      }),
    }),
  ),
})

/** Reads kept costs of calls. */
export const readCosts = (text: string): MeasuredCosts => z.parse(Costs, JSON.parse(text))
