import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/auth-form/use-auth-flow.ts': 'passes',
    'src/connect-window/open-connect-window.ts': 'device',
  },
  writesWithoutCommand: {
    'src/auth-form/calls.ts': 'Checks an email while it is typed, by POST; writes nothing.',
    'src/auth-form/use-auth-flow.ts': 'Counts attempts for analytics; nobody waits for it.',
    'src/email-collection/email-step.tsx': 'Looks an email up, by POST; writes nothing.',
    'src/passkeys/': 'Asks for challenges that passkeys sign; an unused one ends by itself.',
    'src/sso/exchange.ts': 'Exchanges a code that the log-in then uses; writes no data.',
    'src/sso/look-up.ts': 'Looks an email up while it is typed, by POST; writes nothing.',
  },
})
