import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: {
    'src/accounts/keep-accounts.ts': 'passes',
    'src/accounts/switching.ts': 'owner',
    'src/accounts/use-listed-accounts.ts': 'passes',
    'src/boot/follow-rest.ts': 'passes',
    'src/boot/main.tsx': 'passes',
    'src/boot/create-shell.ts': 'passes',
    'src/drawn/mark-kept.ts': 'device',
    'src/drawn/is-returning.ts': 'device',
    'src/footer/footer.tsx': 'device',
    'src/profiles/late-profiles.ts': 'owner',
    'src/profiles/profiles.ts': 'owner',
    'src/search/recent-list.tsx': 'key',
    'src/search/search-box.tsx': 'key',
  },
  writesWithoutCommand: {
    'src/reports/reports.ts': 'Reports errors of the page.',
    'src/vitals/watch-vitals.ts': 'Reports how fast the page is, as it is hidden.',
  },
})
