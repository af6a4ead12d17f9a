import type { TestCardKind } from '@tessera/contracts/ads/test-cards'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { words } from '../frame/words.ts'
import { type CardDraft, groupedNumber } from './card-draft.ts'
import styles from './cards.module.css'

const kinds: Readonly<Record<TestCardKind, () => string>> = {
  succeeds: words.testSucceeds,
  challenged: words.testChallenged,
  declined: words.testDeclined,
  expired: words.testExpired,
  'declined-later': words.testDeclinedLater,
  disputed: words.testDisputed,
}

interface TestCardsProps {
  readonly cards: readonly { readonly number: string; readonly kind: TestCardKind }[]
  readonly onChoose: (card: CardDraft) => void
}

/** The cards of the test provider and what each does; a press fills the form. */
export function TestCards({ cards, onChoose }: TestCardsProps): ReactElement {
  return (
    <details className={styles.tests}>
      <summary>{words.testCards()}</summary>
      <p className={styles.quiet}>{words.testWhy()}</p>
      <ul className={styles.testList}>
        {cards.map(({ number, kind }) => (
          <li key={number} className={styles.test}>
            <span className={styles.testText}>
              <span className={styles.digits}>{groupedNumber(number)}</span>
              <span className={styles.quiet}>{kinds[kind]()}</span>
            </span>
            <Button
              size="small"
              aria-label={words.useCard({ number: groupedNumber(number) })}
              onClick={() =>
                onChoose({ number: groupedNumber(number), expiry: '12/40', cvc: '123' })
              }
            >
              {words.use()}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
