import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { authFormColumn, authModal } from '@tessera/contracts/measure-values'
import { paths } from '@tessera/contracts/paths'
import {
  all,
  any,
  type Binding,
  either,
  element,
  has,
  linkTo,
  not,
  same,
  say,
  when,
} from '@tessera/module/first-screen'
import { qrLogIn } from '../../experiments.ts'
import { words } from '../../words.ts'
import type { Mode } from '../flow/states.ts'

/** The styles of a drawn log-in or sign-up page. */
export const style = `.auth-page{display:grid;place-items:center;align-content:center;min-block-size:80dvh;padding:var(--s5) var(--gutter)}
.auth-card{display:grid;justify-items:center;gap:var(--s4);inline-size:min(${authModal}px,100%);padding:var(--s6) var(--s5);border:1px solid var(--line);border-radius:var(--r-l);background:var(--raised);text-align:center}
.auth-mark{display:grid;grid-template:1fr 1fr/1fr 1fr;gap:3.333px;inline-size:40px;block-size:40px}
.auth-mark>span{border-radius:5px;background:var(--accent)}
.auth-mark>:nth-child(2){background:var(--ink)}
.auth-mark>:nth-child(4){border-end-end-radius:13px}
.auth-head{display:grid;gap:var(--s2);max-inline-size:100%}
.auth-head>h1{overflow-wrap:anywhere}
.auth-lead{color:var(--ink-2);overflow-wrap:anywhere}
.auth-column{display:grid;justify-items:center;gap:var(--s3);inline-size:100%}
.auth-form{display:grid;gap:var(--s3);inline-size:100%;text-align:start}
.auth-field{display:grid;gap:6px;min-inline-size:0;padding-block-end:6px;color:var(--ink-2);font:var(--t-small)}
.auth-field>input,.auth-box{inline-size:100%;min-inline-size:0;block-size:var(--field);padding:0 var(--s4);border:1px solid var(--field-line);border-radius:var(--r-m);background:var(--raised);color:var(--ink);font:var(--t-body);text-overflow:ellipsis;appearance:none}
.auth-field>input:focus-visible{outline:3px solid var(--focus);outline-offset:0;border-color:transparent}
.auth-field>[type=password]{padding-inline-end:52px}
.auth-forgot{justify-self:start;padding-block:var(--s1);color:var(--ink);font:var(--t-small);font-weight:700;text-decoration:none}
.auth-do{inline-size:100%;min-block-size:var(--field);margin-block-start:var(--s1);padding:var(--s1) var(--s5);border:0;border-radius:var(--r-full);background:var(--accent-fill);color:var(--on-accent);font:var(--t-strong);cursor:pointer}
.auth-do[aria-busy]{opacity:.7;cursor:progress}
.auth-ways{inline-size:100%;padding-block-start:16px}
.auth-ways>span{display:block;block-size:56px}
.auth-ways>.auth-google{block-size:54px}
.auth-small{color:var(--ink-2);font:var(--t-small)}
.auth-policy,.auth-other{color:var(--ink);font-weight:700;text-decoration:none}
.auth-other{display:inline-flex;align-items:center;min-block-size:var(--target);padding:0 var(--s1);margin-block:calc(-1*var(--s3))}
@media(min-width:600px){.auth-column{max-inline-size:${authFormColumn}px}}
@media(max-width:599px){.auth-page{align-content:start}.auth-card{padding-inline:0;border:0;background:none}}
@media(scripting:none){.auth-form,.auth-ways{display:none}}`

const mark = element(
  'div',
  { class: 'auth-mark', 'aria-hidden': 'true' },
  ...[1, 2, 3, 4].map(() => element('span', {})),
)

/** A field whose text goes to the page's field of the same name when the page is there. */
const field = (
  name: 'email' | 'password',
  autocomplete: 'email' | 'username' | 'current-password' | 'new-password',
) =>
  element(
    'label',
    { class: 'auth-field' },
    say(words[name]),
    element('input', {
      type: name,
      autocomplete,
      'data-field': name,
      ...(name === 'email' ? { dir: 'ltr' } : {}),
    }),
  )

const fields = {
  'log-in': [
    field('email', 'username'),
    field('password', 'current-password'),
    element(
      'a',
      { class: 'auth-forgot', href: linkTo(paths.forgotPassword, {}) },
      say(words.forgotPassword),
    ),
  ],
  'sign-up': [
    field('email', 'email'),
    field('password', 'new-password'),
    // The order of its parts is the browser's, so its place alone is drawn.
    element(
      'div',
      { class: 'auth-field' },
      say(words.birthday),
      element('div', { class: 'auth-box' }),
    ),
  ],
} as const

const form = (mode: Mode) =>
  element(
    'div',
    { class: 'auth-form' },
    ...fields[mode],
    element(
      'button',
      { class: 'auth-do', type: 'button' },
      say(mode === 'log-in' ? words.logInDo : words.signUpDo),
    ),
  )

type Experiments = Binding<Readonly<Record<string, string>>>

/** The room of the other ways, which load after the form (../other-ways/load.tsx). */
function ways(mode: Mode, { providers }: Binding<SignUpRules>, experiments: Experiments) {
  const google = has(providers.google)
  const others = [has(providers.facebook), has(providers.line)]
  const room = (name: string) => element('span', name === '' ? {} : { class: name })
  const arm = experiments[qrLogIn.name] ?? ''
  const content = [
    when(google, room('auth-google')),
    ...others.map((offered) => when(offered, room(''))),
    ...(mode === 'log-in'
      ? [room(''), when(all(has(arm), not(same(arm, qrLogIn.default))), room(''))]
      : []),
  ]
  const box = element('div', { class: 'auth-ways', 'aria-hidden': 'true' }, ...content)
  return mode === 'log-in' ? box : when(any(google, ...others), box)
}

const policy = (to: typeof paths.terms | typeof paths.privacyPolicy, name: () => string) =>
  element(
    'a',
    { class: 'auth-policy', href: linkTo(to, {}), target: '_blank', rel: 'noopener' },
    say(name),
  )

const agreement = element(
  'p',
  { class: 'auth-small' },
  say(words.agree),
  ' ',
  policy(paths.terms, words.terms),
  ' ',
  say(words.and),
  ' ',
  policy(paths.privacyPolicy, words.privacyPolicy),
  '.',
)

const otherWay = (
  text: () => string,
  href: ReturnType<typeof linkTo> | ReturnType<typeof either>,
  label: () => string,
) =>
  element(
    'p',
    { class: 'auth-small' },
    say(text),
    ' ',
    element('a', { class: 'auth-other', href }, say(label)),
  )

interface DrawnPanel {
  readonly rules: Binding<SignUpRules>
  readonly brand: Binding<string>
  readonly query: Binding<Readonly<Record<string, string>>>
  readonly experiments: Experiments
}

/** Draws a log-in or sign-up page as `PagePanel` shows it to somebody who is new in this browser. */
export function drawnPanel(mode: Mode, { rules, brand, query, experiments }: DrawnPanel) {
  const next = { next: query.next ?? '' }
  const links =
    mode === 'log-in'
      ? [
          otherWay(
            words.needAccount,
            either(has(rules.sign_up_url), rules.sign_up_url, linkTo(paths.signup, {}, next)),
            words.toSignUp,
          ),
        ]
      : [
          otherWay(words.alreadyMember, linkTo(paths.login, {}, next), words.toLogIn),
          otherWay(words.areYouBusiness, linkTo(paths.businessCreate, {}, next), words.getStarted),
        ]
  const head =
    mode === 'log-in'
      ? [element('h1', {}, say(words.titleLogIn))]
      : [
          element('h1', {}, say(words.titleHome, { brand })),
          element('p', { class: 'auth-lead' }, say(words.leadHome)),
        ]
  return element(
    'div',
    { class: 'auth-page' },
    element(
      'section',
      { class: 'auth-card' },
      mark,
      element('div', { class: 'auth-head' }, ...head),
      element(
        'div',
        { class: 'auth-column' },
        form(mode),
        ways(mode, rules, experiments),
        agreement,
        ...links,
      ),
    ),
  )
}
