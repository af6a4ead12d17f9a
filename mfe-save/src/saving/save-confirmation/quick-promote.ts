import { defineExperiment } from '@tessera/contracts/experiments'

/** S6.3: offers to promote a pin that somebody just saved. */
export const quickPromote = defineExperiment({
  name: 'quick_promote',
  arms: ['control', 'enabled'],
  default: 'control',
})
