import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/entry/panel/use-auth-flow.ts': 'passes',
    'src/kit/connect-window/open-connect-window.ts': 'device',
  },
  writesWithoutCommand: {
    'src/entry/panel/calls.ts': 'Checks an email while it is typed, by POST; writes nothing.',
    'src/entry/panel/use-auth-flow.ts': 'Counts attempts for analytics; nobody waits for it.',
    'src/entry/email-collection/email-step.tsx': 'Looks an email up, by POST; writes nothing.',
    'src/providers/passkeys/':
      'Asks for challenges that passkeys sign; an unused one ends by itself.',
    'src/entry/sso/exchange.ts': 'Exchanges a code that the log-in then uses; writes no data.',
    'src/entry/sso/look-up.ts': 'Looks an email up while it is typed, by POST; writes nothing.',
  },
  areas: ['kit', 'providers', 'recovery', 'entry', 'sign-up', 'log-in', 'account', 'policies'],
})
