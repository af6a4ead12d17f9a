import { words } from '../words.ts'
import type { Region } from './find-regions.ts'

const names: Readonly<Record<Region['kind'], (values: { name: string }) => string>> = {
  page: words.regionPage,
  slot: words.regionSlot,
  overlay: words.regionOverlay,
  part: words.regionPart,
}

/** Says what a region is, as Page: pin. */
export const regionName = ({ kind, name }: Pick<Region, 'kind' | 'name'>): string =>
  names[kind]({ name })
