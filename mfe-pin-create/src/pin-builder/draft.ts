import type { BoardId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'
import { readLink } from './read-link.ts'

/** What somebody has written for their pin, and the board they chose. */
export interface PinDraft {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly boardId: BoardId | null
}

/** A field that text is written in. */
export type TextName = 'title' | 'description' | 'link'

/** A draft with nothing in it. */
export const emptyDraft: PinDraft = { title: '', description: '', link: '', boardId: null }

const longest: Readonly<Record<TextName, number>> = {
  title: limits.pinTitleMax,
  description: limits.pinTextMax,
  link: limits.pinLinkMax,
}

/** How long a text counts as: the space around it does not travel. */
export const lengthOf = (text: string): number => text.trim().length

/** What is wrong with a text of the draft, in words. */
export function textFault(name: TextName, draft: PinDraft): string | undefined {
  const max = longest[name]
  if (name !== 'link') return lengthOf(draft[name]) > max ? words.textLong({ max }) : undefined
  const { kind } = readLink(draft.link)
  if (kind === 'long') return words.textLong({ max })
  return kind === 'wrong' ? words.linkWrong() : undefined
}

/** The first of the texts that cannot be published as it is. */
export function faultyText(draft: PinDraft): TextName | undefined {
  const names = ['title', 'description', 'link'] as const
  return names.find((name) => textFault(name, draft) !== undefined)
}
