/** At most `max` in `seconds` from one caller. */
export interface RateRule {
  readonly max: number;
  readonly seconds: number;
}

/**
 * A venue's players share one address, so what signed-out people may do is counted by address generously,
 * and guessing is counted by what is guessed at.
 */
export const rateRules = {
  /** Passwords tried for one account from places it was never opened from, all of them together. */
  'sign-in-elsewhere': { max: 100, seconds: 3_600 },
  /** Links to a new password for one e-mail address: whether there is an account or not. */
  'password-link': { max: 5, seconds: 3_600 },
  /** Mails that ask a mailbox to confirm itself, or tell its owner that somebody tried to sign up with it. */
  'confirmation-mail': { max: 5, seconds: 3_600 },
  /** Mails of every kind that one network has asked for. */
  'mail-network': { max: 60, seconds: 600 },
  /** Accounts made from one network. A hall is one, and most of it plays without an account. */
  'sign-up': { max: 60, seconds: 600 },
  /** Anything under /api/auth from one address. */
  auth: { max: 300, seconds: 60 },
  /**
   * Wrong guest codes from one address. A limit for a whole
   * event would let one guesser shut all its guests out.
   */
  'guest-code': { max: 20, seconds: 300 },
  /** Commands of one account or seat; of one address while signed out (registration of a full room). */
  command: { max: 120, seconds: 10 },
  'visitor-command': { max: 300, seconds: 10 },
  query: { max: 300, seconds: 10 },
  'visitor-query': { max: 5_000, seconds: 10 },
  /** Questions that are computed from the log's beginning. */
  'look-back': { max: 60, seconds: 10 },
  'visitor-look-back': { max: 150, seconds: 10 },
  /**
   * Registrations at one event from one address in an hour: more wait
   * for staff to accept them, so that nobody of a hall is shut out.
   */
  'registration-crowd': { max: 40, seconds: 3_600 },
  /** And so many are refused. */
  registration: { max: 400, seconds: 3_600 },
  /** Registrations of one account at one event: in, out and in again. */
  'registration-account': { max: 10, seconds: 3_600 },
  'deck-check': { max: 60, seconds: 60 },
  'visitor-deck-check': { max: 600, seconds: 60 },
  /** Lists fetched from other sites. */
  'deck-link': { max: 20, seconds: 60 },
  'visitor-deck-link': { max: 100, seconds: 60 },
  /** All that one token is used for. */
  token: { max: 600, seconds: 60 },
  /** Tokens tried from one address that are none. */
  'unknown-token': { max: 60, seconds: 60 },
  /** Webhooks sent by hand: tests and repetitions. */
  'webhook-send': { max: 30, seconds: 60 },
  /** Checkpoints of other servers' logs from one address, as their witness. */
  witness: { max: 1_200, seconds: 60 },
  export: { max: 20, seconds: 60 },
  /** Practice games dealt: by an account or seat, by an address while signed out. */
  practice: { max: 30, seconds: 600 },
  'visitor-practice': { max: 120, seconds: 600 },
  demo: { max: 5, seconds: 600 },
  /**
   * What one address opens, whoever sends it. Of tables in the public
   * list fewer than the list shows: nobody pushes the others off.
   */
  'opens-listed': { max: 30, seconds: 3_600 },
  'opens-table': { max: 120, seconds: 600 },
  'opens-draft': { max: 60, seconds: 600 },
  'opens-practice': { max: 240, seconds: 600 },
  'opens-event': { max: 150, seconds: 3_600 },
} as const satisfies Record<string, RateRule>;

export type RateKind = keyof typeof rateRules;
