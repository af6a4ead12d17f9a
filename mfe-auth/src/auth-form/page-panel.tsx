import { measures } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { useReturning, useShell, useTitle, useViewer } from '@tessera/module/react'
import { PageTitle } from '@tessera/ui/page-title'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { nextAddress } from '../next-address/next-address.ts'
import { isFlaggedUnderage } from '../underage/underage-flag.ts'
import { words } from '../words.ts'
import { carriedEmail, carryEmail } from './carried-email.ts'
import styles from './page-panel.module.css'
import { Panel } from './panel.tsx'
import { Recovery } from './recovery.tsx'
import type { Mode, State } from './states.ts'
import { useAddressError } from './use-address-error.ts'
import { useAuthFlow } from './use-auth-flow.ts'

interface PagePanelProps {
  readonly begin: Mode
  readonly query: PageProps['query']
  /** Whether it is for accounts of businesses. */
  readonly business?: boolean
  /** Stands below the card. */
  readonly children?: ReactNode
}

type CardStyle = CSSProperties & { '--card': string }

function widthOf({ kind }: State, business: boolean): CardStyle {
  const usual = business ? measures.authModalBusiness : measures.authModal
  return { '--card': `${kind === 'code' ? measures.authModalSecondFactor : usual}px` }
}

const titles = {
  personal: { 'log-in': words.logInPage, 'sign-up': words.signUpPage },
  business: { 'log-in': words.businessLogInPage, 'sign-up': words.businessCreatePage },
} as const

const ways = {
  personal: { 'log-in': paths.login, 'sign-up': paths.signup },
  business: { 'log-in': paths.businessLogin, 'sign-up': paths.businessCreate },
} as const

/** Whoever is in goes on from here: to where they were on the way to, or home. */
function useOnward(next: string | undefined, converts: boolean) {
  const { navigate } = useShell()
  const viewer = useViewer()
  // Who came for a business account with a personal one makes theirs one of a business first.
  const first = converts && viewer?.is_partner === false
  const onward = first
    ? paths.businessConvert.to(next === undefined ? {} : { next })
    : (next ?? paths.home.to())
  useEffect(() => {
    if (viewer !== null) navigate(onward, { replace: true })
  }, [viewer, navigate, onward])
  return viewer
}

/** The email goes along to the other page of getting in. */
function useCarrying(state: State): void {
  const email = state.kind === 'done' || state.returning !== null ? '' : state.draft.email
  useEffect(() => carryEmail(email), [email])
}

/** The way in as a page of its own; whoever is in already, or gets in, goes on from it. */
export function PagePanel({ begin, query, business = false, children }: PagePanelProps) {
  const returning = useReturning()
  const next = nextAddress(query.get('next'))
  const kind = business ? 'business' : 'personal'
  const recovery = useAddressError(query)
  const viewer = useOnward(next, business && begin === 'sign-up')
  const { state, send, rules, said, say } = useAuthFlow({
    beginning: {
      ...{ at: begin, business, returning, blocked: isFlaggedUnderage(document) },
      ...(recovery === undefined ? {} : { recovery }),
      email: carriedEmail(),
    },
    source: 'homePage',
    container: 'page',
  })
  useTitle(titles[kind][state.kind === 'done' ? begin : state.mode]())
  useCarrying(state)
  if (viewer !== null) return null
  return (
    <div className={styles.page}>
      <section className={styles.card} style={widthOf(state, business)}>
        <Panel
          {...{ state, send, rules, said, say, next }}
          asked={{ source: 'homePage' }}
          heading={(title) => <PageTitle>{title}</PageTitle>}
          // A step that has an address is still there when the page is loaded again.
          wayTo={(mode) => ways[kind][mode].to(next === undefined ? {} : { next })}
        />
      </section>
      {children}
      {state.kind === 'recovery' ? <Recovery state={state} send={send} /> : null}
    </div>
  )
}
