import type { Call } from './calls/define-call.ts'

/** The way that a file separates the accounts of one browser in what it stores. */
export type KeptApart =
  /** Its key has the account's id. */
  | 'key'
  /** Its content names the account, and another account's is dropped. */
  | 'owner'
  /** It is about the browser or the tab, whoever is logged in. */
  | 'device'
  /** It passes the storage on to a file that is listed too. */
  | 'passes'

/** The budget of a surface. */
export interface SurfaceBudget {
  /** Bytes of the script that its document names, as sent with brotli. */
  readonly script: number
  /** Bytes of the styles that its document names, with brotli. */
  readonly style: number
  /** Bytes of its document as it is sent to a browser, in the small demo world. */
  readonly document: number
  /** Statements that its document sends to the database. */
  readonly documentStatements: number
  /** Statements of its main call. */
  readonly callStatements: number
}

/** The pin, the board and its owner, in the small demo world, that surfaces are measured with. */
export interface ShownPin {
  readonly pinId: string
  readonly boardId: string
  readonly slug: string
  readonly ownerId: string
  /** The owner's username; the owner is the member who opens the surfaces. */
  readonly owner: string
}

/** A page that is measured: who opens which address, and the call that a navigation to it makes. */
export interface Surface {
  readonly who: 'visitor' | 'member' | 'business'
  path(shown: ShownPin): string
  readonly call: Call
  /** The call's input; none when it is left out. */
  input?(shown: ShownPin): Readonly<Record<string, unknown>>
  /**
   * The measured values (`npm run bench -- --surfaces` prints them), and for bytes little more. A change that
   * needs more changes a number, which a review sees.
   */
  readonly budget: SurfaceBudget
}

/**
 * The facts that a room states in its `facts.ts`. Checks of the root read them by listing the rooms, so a
 * change of one module touches its folder. Paths are those of files and folders below the room.
 */
export interface RoomFacts {
  /** Files that keep something in the browser. */
  readonly storage?: Readonly<Record<string, KeptApart>>
  /** Files and folders that make writing calls without a command, with the reason. */
  readonly writesWithoutCommand?: Readonly<Record<string, string>>
  /** The measured pages, by their names in a table of figures. */
  readonly surfaces?: Readonly<Record<string, Surface>>
  /** Areas of `src/`, lowest first: each may import the areas before it. */
  readonly areas?: readonly string[]
  /**
   * True when the areas share the lowest one and reach each other by `import()` alone: then no page loads the
   * code of another area.
   */
  readonly areasLoadApart?: true
}

/** Declares the facts of a room: `export default defineFacts({ storage: { 'src/last-used.ts': 'key' } })`. */
export const defineFacts = (facts: RoomFacts): RoomFacts => facts
