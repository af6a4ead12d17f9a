/** A captcha that one press solves, for tests of what comes after; the real one is solved end to end. */
export function Captcha(props: {
  readonly round: number
  readonly onSolved: (token: string) => void
}) {
  return (
    <button type="button" onClick={() => props.onSolved(`answer ${props.round}`)}>
      Solve
    </button>
  )
}
