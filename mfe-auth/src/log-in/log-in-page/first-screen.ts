import { signUpRules } from '@tessera/contracts/calls/registration'
import { paths } from '@tessera/contracts/paths'
import { any, firstScreen, has, not } from '@tessera/module/first-screen'
import { drawnPanel, style } from '../../entry/panel/drawn-panel.ts'

/** The log-in page. It welcomes a returning visitor otherwise, and opens a dialog for an error in the address. */
export default firstScreen(
  paths.login,
  { rules: signUpRules },
  ({ rules, brand, query, experiments, viewer, isReturning }) => ({
    unless: any(has(viewer), has(isReturning), has(query.aec ?? ''), not(has(rules))),
    content: [drawnPanel('log-in', { rules, brand, query, experiments })],
  }),
  style,
)
