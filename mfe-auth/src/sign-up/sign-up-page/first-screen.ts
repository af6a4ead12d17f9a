import { signUpRules } from '@tessera/contracts/calls/registration'
import { paths } from '@tessera/contracts/paths'
import { any, firstScreen, has, not } from '@tessera/module/first-screen'
import { drawnPanel, style } from '../../entry/panel/drawn-panel.ts'

/** The sign-up page. */
export default firstScreen(
  paths.signup,
  { rules: signUpRules },
  ({ rules, brand, query, experiments, viewer }) => ({
    unless: any(has(viewer), has(query.aec ?? ''), not(has(rules))),
    content: [drawnPanel('sign-up', { rules, brand, query, experiments })],
  }),
  style,
)
