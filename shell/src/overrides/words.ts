import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the override dialog and its banner, for developers. */
export const words = defineMessages({
  overridesOn: 'Modules are overridden in this browser: {names}.',
  overridesEdit: 'Change',
  overridesReset: 'Reset',
  overridesTitle: 'Override modules',
  overridesAbout:
    "Run a module from another origin in this browser only. Leave a field empty to use the registry's version.",
  overridesBase: '{name}: base URL of its files',
  overridesOther: "Base URL of a module that isn't in the registry",
  overridesApply: 'Apply',
  overridesBad: 'Enter an address like http://localhost:3102/.',
  overridesClaim: '{holder} and {name} both claim {what}. Clear one of the two fields.',
})
