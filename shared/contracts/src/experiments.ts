interface Experiment {
  readonly arms: readonly [string, ...string[]]
  readonly default: string
}

/**
 * Every experiment of the product. The service chooses an arm for each visitor and sends it in the
 * document; without configuration, everyone gets the default. An arm changes what is shown and asked
 * for, never what somebody may do.
 */
export const experiments = {
  /** S6.21: stops new pins: all of them, those of other sites' pages, idea pins, or those with video. */
  pin_creation: {
    arms: ['control', 'disable_all', 'disable_web_pins', 'disable_idea_pins', 'disable_video'],
    default: 'control',
  },
  /** V6.5: offers a log-in with a QR code; with 'error' the button only shows V8.25. */
  qr_log_in: { arms: ['control', 'error', 'works'], default: 'control' },
  /** S6.3: offers to promote a pin that somebody just saved. */
  quick_promote: { arms: ['control', 'enabled'], default: 'control' },
  /** V5.6, V5.9: new passwords have 8 characters or more and are strong; `STRONG_PASSWORDS` forces it. */
  strong_passwords: { arms: ['control', 'enabled'], default: 'control' },
  /** V7.3: requests the password reset email with the type 'unified' instead of 'reset'. */
  unified_forgot_password: { arms: ['control', 'enabled'], default: 'control' },
  /** V1.2: the Facebook button says that Facebook isn't available, instead of opening its window. */
  web_facebook_disabled: { arms: ['control', 'enabled'], default: 'control' },
  /** V1.3: Google's button becomes one of ours, which says that Google isn't available. */
  web_google_disabled: { arms: ['control', 'enabled'], default: 'control' },
} as const satisfies Readonly<Record<string, Experiment>>

export type ExperimentName = keyof typeof experiments

type ArmOf<Name extends ExperimentName> = (typeof experiments)[Name]['arms'][number]

/** The arm of every experiment. */
export type ExperimentArms = { readonly [Name in ExperimentName]: ArmOf<Name> }

function armOf<Name extends ExperimentName>(name: Name, given: string | undefined): ArmOf<Name> {
  const { arms, default: fallback } = experiments[name]
  return arms.find((arm) => arm === given) ?? fallback
}

/** Returns the arm of every experiment: the one given where it exists, and the default elsewhere. */
export const experimentArms = (
  given: Readonly<Partial<Record<string, string>>>,
): ExperimentArms => ({
  pin_creation: armOf('pin_creation', given.pin_creation),
  qr_log_in: armOf('qr_log_in', given.qr_log_in),
  quick_promote: armOf('quick_promote', given.quick_promote),
  strong_passwords: armOf('strong_passwords', given.strong_passwords),
  unified_forgot_password: armOf('unified_forgot_password', given.unified_forgot_password),
  web_facebook_disabled: armOf('web_facebook_disabled', given.web_facebook_disabled),
  web_google_disabled: armOf('web_google_disabled', given.web_google_disabled),
})
