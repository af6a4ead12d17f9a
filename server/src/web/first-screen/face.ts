import { element, type Markup, voidElement } from '../markup.ts'

/** Draws a person's picture; an empty circle without one. */
export function faceOf(src: string | null, size: number): Markup {
  const sides = { width: String(size), height: String(size) }
  const picture = src === null ? [] : [voidElement('img', { alt: '', ...sides, src })]
  return element('span', { class: `d-face d-face${size}` }, ...picture)
}
