import type { Held } from './order.ts'

/** The actions of the pointer and the keyboard on the items of a list. */
export interface ReorderActs {
  readonly held: Held | null
  readonly order: readonly string[]
  /** The element of each item on the page. */
  readonly elements: ReadonlyMap<string, HTMLElement>
  pick(id: string): void
  move(to: number): void
  /** Drops the held item where it is, or at an index. */
  drop(to?: number): void
  cancel(): void
}
