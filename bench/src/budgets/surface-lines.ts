import type { SurfaceBudget } from '@tessera/contracts/room-facts'
import type { Line } from '../measure.ts'
import type { TakenBySurface } from './measure-surfaces.ts'

/** The parts of a budget, with the words of a table. */
const budgetParts: Readonly<Record<keyof SurfaceBudget, string>> = {
  script: 'bytes of script',
  style: 'bytes of style',
  document: 'bytes of the document',
  documentStatements: 'statements of the document',
  callStatements: 'statements of the main call',
}

const isPart = (name: string): name is keyof SurfaceBudget => Object.hasOwn(budgetParts, name)

const parts = Object.keys(budgetParts).filter(isPart)

/** Lists what surfaces take beside their budgets. */
export const surfaceLines = (taken: readonly TakenBySurface[]): readonly Line[] =>
  taken.flatMap((surface) =>
    parts.map((part) => ({
      name: `${surface.name}: ${budgetParts[part]}`,
      ours: surface.taken[part].toLocaleString('en'),
      beside: '',
      count: surface.taken[part],
      target: `at most ${surface.budget[part].toLocaleString('en')}`,
    })),
  )

/** Says what is over its budget, and by how much. */
export const overBudgets = (taken: readonly TakenBySurface[]): readonly string[] =>
  taken.flatMap((surface) =>
    parts.flatMap((part) => {
      const [now, most] = [surface.taken[part], surface.budget[part]]
      return now > most
        ? [`${surface.name}: ${now} ${budgetParts[part]}, ${now - most} over the budget of ${most}`]
        : []
    }),
  )
