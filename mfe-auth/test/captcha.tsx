/** A captcha that one press solves; end-to-end tests solve the real one. */
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
