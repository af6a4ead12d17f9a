import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { testFilesIn } from '../test-run/run-report.ts'

// Finds styles that name left or right. They would not turn with a language's direction.

const physicalProperty =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/
const sidedValue =
  /^(text-align|float|clear|caption-side|resize|justify-[a-z]+|background-position)$/
const fourSides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/

/** Splits a value at its spaces; a function with its arguments is one part. */
function partsOf(value: string): readonly string[] {
  const inner = /\(([^()]*)\)/g
  const next = value.replace(inner, (_, inside: string) => `<${inside.replace(/\s+/g, '')}>`)
  return next === value ? value.split(/\s+/) : partsOf(next)
}

/** True for a shorthand of four sides, clockwise from the top, whose right differs from its left. */
const sidesDiffer = ([, right, , left]: readonly string[]): boolean =>
  left !== undefined && right !== left

/** True for corners, clockwise from the top left, that are not the same mirrored. */
function cornersDiffer(parts: readonly string[]): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts
  return topLeft !== topRight || bottomRight !== bottomLeft
}

function isPhysical(property: string, value: string): boolean {
  const parts = partsOf(value)
  if (physicalProperty.test(property)) return true
  if (sidedValue.test(property)) return parts.some((part) => part === 'left' || part === 'right')
  if (fourSides.test(property)) return sidesDiffer(parts)
  if (property === 'border-radius') return cornersDiffer(parts)
  return /\bto (left|right)\b/.test(value)
}

/** Returns the declarations of a style sheet that name left or right, each after its line number. */
export function physicalStyles(css: string): readonly string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return [...bare.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap((found) => {
    const [, property = '', value = ''] = found
    if (!isPhysical(property, value.trim())) return []
    const line = bare.slice(0, found.index).split('\n').length
    return [`${line}: ${property}: ${value.trim()}`]
  })
}

/** Returns the physical styles of all style sheets of the checkout, each with its place. */
export function physicalStylesOfCheckout(): readonly string[] {
  return testFilesIn(root, '**/*.css').flatMap((file) =>
    physicalStyles(readFileSync(join(root, file), 'utf8')).map((found) => `${file}:${found}`),
  )
}
