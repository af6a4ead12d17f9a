import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { buildPage } from '../build-page.ts'

/** The build folder of the page with the grids. */
export const gridFolder = join(root, 'bench/dist/grid')

/** Builds the page with the grids for production. */
export const buildGridPage = (): Promise<void> => buildPage('./src/grid/page/entry.ts', gridFolder)
