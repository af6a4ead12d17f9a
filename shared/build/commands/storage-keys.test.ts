import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** How a place keeps accounts of one browser apart. */
type Apart =
  /** Its key has the account's id. */
  | 'key'
  /** Its content names the account, and another account's is dropped. */
  | 'owner'
  /** It is about the browser or the tab, whoever is logged in. */
  | 'device'
  /** It passes the storage on to a file that is listed too. */
  | 'passes'

/** Every file that keeps something in the browser, and how it keeps accounts apart. */
const places: Readonly<Record<string, Apart>> = {
  'mfe-auth/src/auth-form/use-auth-flow.ts': 'passes',
  'mfe-auth/src/connect-window/open-connect-window.ts': 'device',
  'mfe-pin-create/src/builder/kept/former-draft.ts': 'key',
  'mfe-pin-create/src/builder/kept/open-shelf.ts': 'passes',
  'mfe-pin-create/src/builder/kept/tab-lock.ts': 'device',
  'mfe-pin-create/src/from-site/connect-upsell.tsx': 'device',
  'mfe-pin-create/src/ways-in/shared-files.ts': 'device',
  'mfe-save/src/moving/bulk-moves/resume-actions.ts': 'passes',
  'mfe-save/src/moving/bulk-moves/under-way.ts': 'passes',
  'mfe-save/src/saving/one-save/save-target.ts': 'key',
  'mfe-save/src/saving/undo/undo-actions.ts': 'passes',
  'mfe-shopping/src/filters/column/column-choice.ts': 'device',
  'mfe-shopping/src/filters/last-used.ts': 'key',
  'mfe-shopping/src/home/use-sign-up-offer.ts': 'device',
  'mfe-shopping/src/home/use-topics-question.ts': 'key',
  'mfe-shopping/src/product/comparing/compared-pins.ts': 'key',
  'shared/bus/src/tabs.ts': 'device',
  'shared/cache/src/commands/shelf.ts': 'key',
  'shared/cache/src/commands/unanswered.ts': 'owner',
  'shared/module/src/choose-locale.ts': 'device',
  'shared/module/src/drafts/keep-drafts.ts': 'key',
  'shared/pins/src/ads/shown-ads.ts': 'key',
  'shared/ways-in/src/conversion-tag/run.ts': 'device',
  'shared/ways-in/src/installed-app/take-share.ts': 'device',
  'shared/ways-in/src/installed-app/worker.ts': 'device',
  'shell/src/accounts/keep-accounts.ts': 'passes',
  'shell/src/accounts/switching.ts': 'owner',
  'shell/src/accounts/use-listed-accounts.ts': 'passes',
  'shell/src/boot/follow-rest.ts': 'passes',
  'shell/src/boot/main.tsx': 'passes',
  'shell/src/boot/shell.ts': 'passes',
  'shell/src/drawn/mark-kept.ts': 'device',
  'shell/src/drawn/is-returning.ts': 'device',
  'shell/src/footer/footer.tsx': 'device',
  'shell/src/profiles/late-profiles.ts': 'owner',
  'shell/src/profiles/profiles.ts': 'owner',
  'shell/src/search/recent-list.tsx': 'key',
  'shell/src/search/search-box.tsx': 'key',
}

const uses =
  /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|document\.cookie)\b|caches\.open/

test('every file that keeps something in the browser says how it keeps accounts apart', () => {
  const files = globSync('{shell,mfe-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root })
  const keeping = files.filter(
    (file) => !/\.test\.tsx?$|^shared\/(testing|build)\//.test(file) && isKeeping(file),
  )
  expect(keeping.toSorted()).toEqual(Object.keys(places).toSorted())
})

/** True when the code of a file, apart from its comments, uses a storage of the browser. */
function isKeeping(file: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  return uses.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
}
