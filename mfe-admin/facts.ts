import { defineFacts } from '@tessera/contracts/room-facts'

/** The facts of admin. CONTRIBUTING.md lists the facts that a room may state. */
export default defineFacts({
  writesWithoutCommand: {
    'src/ads/': 'Calls of dialogs, which actCommand makes.',
    'src/content/copies.tsx': 'The call of a removal, which actCommand makes.',
    'src/content/removals.tsx': 'The call that undoes a removal, which actCommand makes.',
    'src/lists/': 'Calls of dialogs, which actCommand makes.',
    'src/people/person-acts.ts': 'The calls of acts, which actCommand makes.',
    'src/reports/decide.tsx': 'The calls of decisions, which actCommand makes.',
    'src/reports/use-undo.ts': 'The call that undoes a decision, which actCommand makes.',
    'src/decisions/page.tsx': 'The call that undoes a decision, which actCommand makes.',
    'src/decisions/copyright-rules.tsx': 'The call of the dialog, which actCommand makes.',
    'src/decisions/reasons.tsx': 'The call that stores the reasons, which actCommand makes.',
    'src/roles/role-dialogs.tsx': 'The calls of role changes, which actCommand makes.',
    'src/retention/page.tsx': 'The call of the dialog, which actCommand makes.',
    'src/sign-ups/doors-form.tsx': 'The call of the form, which actCommand makes.',
    'src/sign-ups/invites.tsx': 'The call that ends an invite, which actCommand makes.',
    'src/words-of-the-house/': 'Calls of dialogs, which actCommand makes.',
  },
  areas: [
    'frame',
    'acts',
    'log',
    'people',
    'sign-ups',
    'reports',
    'decisions',
    'content',
    'lists',
    'ads',
    'roles',
    'words-of-the-house',
    'retention',
    'overview',
  ],
})
