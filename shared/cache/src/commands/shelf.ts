import { z } from '@tessera/contracts/schema'
import type { Command } from './define-command.ts'

/** Keeps inputs in the browser's storage, of each owner apart. */
export function createShelf<Input, Output>({ name, keep }: Command<Input, Output>) {
  const place = (owner: string) => `tessera.waiting.${name}.${owner}`
  const readAt = (key: string): readonly Input[] => {
    if (keep === undefined) return []
    try {
      const kept = z.safeParse(z.array(keep.schema), JSON.parse(localStorage.getItem(key) ?? '[]'))
      return kept.success ? kept.data : []
    } catch {
      return []
    }
  }
  const writeAt = (key: string, inputs: readonly Input[]): boolean => {
    try {
      if (inputs.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(inputs))
      return true
    } catch {
      return false
    }
  }
  return {
    /** True when a change of the storage may concern the owner's inputs. */
    isAt: (key: string | null, owner: string) => key === null || key === place(owner),
    /** Returns what is kept; nothing for a visitor, or where it can't be read. */
    read: (owner: string | undefined) => (owner === undefined ? [] : readAt(place(owner))),
    /** Returns false where nothing can be kept. */
    write: (owner: string, inputs: readonly Input[]) => writeAt(place(owner), inputs),
    /** Moves what an earlier version kept under another key, before what is kept by now. */
    carryOver(owner: string | undefined): void {
      if (keep?.formerKey === undefined || owner === undefined) return
      const former = `${keep.formerKey}.${owner}`
      const earlier = readAt(former)
      const isKept = earlier.length === 0 || this.write(owner, [...earlier, ...this.read(owner)])
      if (isKept) writeAt(former, [])
    },
  }
}
