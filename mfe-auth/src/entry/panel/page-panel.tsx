import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useReturning, useShell, useTitle, useViewer } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactNode, useEffect } from 'react'
import { nextAddress } from '../../kit/next-address/next-address.ts'
import { words } from '../../words.ts'
import type { Mode, State } from '../flow/states.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'
import { AuthCard } from './auth-card.tsx'
import { Panel } from './panel.tsx'
import { useAddressError } from './use-address-error.ts'
import { useAuthFlow } from './use-auth-flow.ts'

// Kept in this tab's memory: an email must not appear in an address.
let carried = ''

/** Keeps an email for the next log-in or sign-up page. */
export function carryEmail(email: string): void {
  carried = email
}

/** Returns the email that was typed on the previous page. */
const carriedEmail = (): string => carried

interface PagePanelProps {
  readonly begin: Mode
  readonly query: PageProps['query']
  /** True for the pages of business accounts. */
  readonly business?: boolean
  /** The email of somebody with single sign-on, whose sign-up page this is. */
  readonly ssoEmail?: string
  /** Content below the card. */
  readonly children?: ReactNode
}

const titles = {
  personal: { 'log-in': words.logInPage, 'sign-up': words.signUpPage },
  business: { 'log-in': words.businessLogInPage, 'sign-up': words.businessCreatePage },
} as const

const ways = {
  personal: { 'log-in': paths.login, 'sign-up': paths.signup },
  business: { 'log-in': paths.businessLogin, 'sign-up': paths.businessCreate },
} as const

/** Redirects a member to `next`, or to the home page. */
function useOnward(next: string | undefined, converts: boolean) {
  const { navigate } = useShell()
  const viewer = useViewer()
  // A personal account that asks for a business account is sent to the conversion page first.
  const first = converts && viewer?.is_partner === false
  const onward = first
    ? paths.businessConvert.to(next === undefined ? {} : { next })
    : (next ?? paths.home.to())
  useEffect(() => {
    if (viewer !== null) navigate(onward, { replace: true })
  }, [viewer, navigate, onward])
  return viewer
}

/** Keeps the typed email for the other form's page. */
function useCarrying(state: State): void {
  const email = state.kind === 'done' || state.returning !== null ? '' : state.draft.email
  useEffect(() => carryEmail(email), [email])
}

/** The log-in or sign-up form as a page of its own; a member is redirected. */
export function PagePanel({ begin, query, business = false, ssoEmail, children }: PagePanelProps) {
  const returning = useReturning()
  const next = nextAddress(query.get('next'))
  const kind = business ? 'business' : 'personal'
  const recovery = useAddressError(query)
  const viewer = useOnward(next, business && begin === 'sign-up')
  const { state, send, rules, said } = useAuthFlow({
    beginning: {
      at: begin,
      business,
      returning,
      blocked: isFlaggedUnderage(document),
      ...(recovery === undefined ? {} : { recovery }),
      email: ssoEmail ?? carriedEmail(),
      ssoSignUp: ssoEmail !== undefined,
    },
    source: 'homePage',
    container: 'page',
  })
  useTitle(titles[kind][state.kind === 'done' ? begin : state.mode]())
  useCarrying(state)
  if (viewer !== null) return null
  return (
    <AuthCard {...{ state, send, rules, business }} below={children}>
      <Panel
        {...{ state, send, rules, said, next }}
        asked={{ source: 'homePage' }}
        heading={(title) => <PageTitle>{title}</PageTitle>}
        // Log-in and sign-up have addresses, so a reload stays on the same one.
        wayTo={(mode) => ways[kind][mode].to(next === undefined ? {} : { next })}
      />
    </AuthCard>
  )
}
