import type { Rule } from 'postcss'
import postcss from 'postcss'

/** The basis that a `flex` shorthand sets: a single number stands for a basis of 0. */
function hasZeroBasis(flex: string): boolean {
  const parts = flex.trim().split(/\s+/)
  const basis = parts.at(-1) ?? ''
  return parts.length < 3 ? /^\d*\.?\d+$/.test(basis) : /^0(px|%)?$/.test(basis)
}

const declared = (rule: Rule, property: RegExp): string | undefined => {
  let value: string | undefined
  rule.each((node) => {
    if (node.type === 'decl' && property.test(node.prop)) value = node.value
  })
  return value
}

const mayShrinkToNothing = (rule: Rule): boolean =>
  declared(rule, /^min-(block-size|height)$/) === '0' ||
  (/auto|scroll|hidden/.test(declared(rule, /^overflow(-y|-block)?$/) ?? '') &&
    declared(rule, /^min-(inline-size|width)$/) !== '0')

/**
 * Lists the selectors of flex items that collapse in Safari: a basis of 0 and nothing that keeps their
 * height, in a column as high as its content. `flex: 1 1 auto` grows and shrinks alike and stays open.
 */
export function collapsingItems(css: string): readonly string[] {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    const flex = declared(rule, /^flex$/)
    if (flex !== undefined && hasZeroBasis(flex) && mayShrinkToNothing(rule))
      found.push(rule.selector)
  })
  return found
}
