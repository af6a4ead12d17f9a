import { importersIn } from '@tessera/checks/check/reaching-tests'
import { median } from '../measure.ts'
import type { Texts } from './revision-files.ts'

/** Figures about the product files. */
export interface FileFigures {
  readonly files: number
  readonly medianLines: number
  readonly lines: number
  /** Files under 20 lines. */
  readonly short: number
  /** Files that exactly one other product file imports. */
  readonly oneImporter: number
}

const rooms =
  /^(shell|server|demo|mfe-[^/]+|shared\/(?!(?:browsers|build|checks|commands|testing)\/)[^/]+)\/src\//
const ofTests = /\.(test|conformance|spec|d)\.tsx?$|\/(testing|conformance|test)\//

/** True for the sources that ship: no tests, no fixtures, no commands, no declarations of types alone. */
export const isProductFile = (path: string): boolean =>
  rooms.test(path) && /\.tsx?$/.test(path) && !ofTests.test(path)

const linesIn = (text: string): number => text.trimEnd().split('\n').length

/** Counts the product files among these texts. */
export function fileFigures(texts: Texts): FileFigures {
  const product = new Map([...texts].filter(([path]) => isProductFile(path)))
  const lengths = [...product.values()].map(linesIn)
  const importers = importersIn(product)
  return {
    files: product.size,
    medianLines: median(lengths),
    lines: lengths.reduce((sum, length) => sum + length, 0),
    short: lengths.filter((length) => length < 20).length,
    oneImporter: [...product.keys()].filter((path) => new Set(importers.get(path)).size === 1)
      .length,
  }
}
