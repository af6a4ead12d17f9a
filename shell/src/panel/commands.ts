import { defineCommand } from '@tessera/cache'
import {
  overrideModule,
  resetOverrides,
  travelToSet,
} from '@tessera/contracts/calls/module-overrides'

/** Overrides one module in this browser. */
export const overrideCommand = defineCommand(overrideModule, { name: 'override-module' })
/** Takes back the override of a module, or all. */
export const resetCommand = defineCommand(resetOverrides, { name: 'reset-overrides' })
/** Runs the builds of a set in this browser. */
export const travelCommand = defineCommand(travelToSet, { name: 'travel-to-set' })
