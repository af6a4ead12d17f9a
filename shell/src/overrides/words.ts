import { defineMessages } from '@tessera/contracts/messages'

/** What the override dialog and its banner say; developers alone see them. */
export const words = defineMessages({
  overridesOn: 'Modules are overridden in this browser: {names}.',
  overridesEdit: 'Change',
  overridesReset: 'Reset',
  overridesTitle: 'Override modules',
  overridesAbout:
    'Run a module from another origin, in this browser alone. Leave a field empty to run the one that the registry names.',
  overridesBase: "{name}: address of the module's files",
  overridesOther: "A module that is not in the registry: address of the module's files",
  overridesApply: 'Apply',
  overridesBad: 'Write an address such as http://localhost:3102/.',
  overridesClaim: '{holder} and {name} both claim {what}. Leave one of the two fields empty.',
})
