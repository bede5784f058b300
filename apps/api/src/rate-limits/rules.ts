/** At most `max` uses in `seconds` from one caller. */
export interface RateRule {
  readonly max: number;
  readonly seconds: number;
}

/**
 * A venue's players share one address. Therefore the limits by address for signed-out people are
 * generous, and guesses are counted by the secret that is guessed at.
 */
export const rateRules = {
  /**
   * Attempts at one account's password from places from which it was never used, all of them
   * together.
   */
  'sign-in-elsewhere': { max: 100, seconds: 3_600 },
  /** Links for a new password for one e-mail address, whether or not it has an account. */
  'password-link': { max: 5, seconds: 3_600 },
  /**
   * Mails that ask a mailbox to confirm its address, or tell its owner that somebody tried to sign
   * up with it.
   */
  'confirmation-mail': { max: 5, seconds: 3_600 },
  /** Mails of every kind that one network has caused. */
  'mail-network': { max: 60, seconds: 600 },
  /**
   * Accounts made from one network. A hall is one network, and most of it plays without accounts.
   */
  'sign-up': { max: 60, seconds: 600 },
  /** All requests under /api/auth from one address. */
  auth: { max: 300, seconds: 60 },
  /**
   * Wrong guest codes from one address. A limit for a whole tournament would let one guesser shut
   * out all its guests.
   */
  'guest-code': { max: 20, seconds: 300 },
  /**
   * Commands of one account or seat; for signed-out people of one address (a full room
   * registering).
   */
  command: { max: 120, seconds: 10 },
  'visitor-command': { max: 300, seconds: 10 },
  query: { max: 300, seconds: 10 },
  'visitor-query': { max: 5_000, seconds: 10 },
  /** Queries that are computed from the beginning of the log. */
  'look-back': { max: 60, seconds: 10 },
  'visitor-look-back': { max: 150, seconds: 10 },
  /**
   * Registrations for one tournament from one address per hour: beyond this number they wait for
   * acceptance by staff, so that nobody in a hall is shut out.
   */
  'registration-crowd': { max: 40, seconds: 3_600 },
  /** Beyond this number they are refused. */
  registration: { max: 400, seconds: 3_600 },
  /** Registrations of one account for one tournament: in, out and in again. */
  'registration-account': { max: 10, seconds: 3_600 },
  'deck-check': { max: 60, seconds: 60 },
  'visitor-deck-check': { max: 600, seconds: 60 },
  /** Lists fetched from other sites. */
  'deck-link': { max: 20, seconds: 60 },
  'visitor-deck-link': { max: 100, seconds: 60 },
  /** All requests with one token. */
  token: { max: 600, seconds: 60 },
  /** Invalid tokens tried from one address. */
  'unknown-token': { max: 60, seconds: 60 },
  /** Webhooks sent by hand: tests and repeated deliveries. */
  'webhook-send': { max: 30, seconds: 60 },
  /** Checkpoints of other servers' logs that one address sends to this witness. */
  witness: { max: 1_200, seconds: 60 },
  export: { max: 20, seconds: 60 },
  /** Practice games dealt: by an account or seat, or by an address for signed-out people. */
  practice: { max: 30, seconds: 600 },
  'visitor-practice': { max: 120, seconds: 600 },
  demo: { max: 5, seconds: 600 },
  /**
   * What one address may open, whoever sends it. The limit for tables in the public list is lower
   * than the list's length, so that nobody can push the others off it.
   */
  'opens-listed': { max: 30, seconds: 3_600 },
  'opens-table': { max: 120, seconds: 600 },
  'opens-draft': { max: 60, seconds: 600 },
  'opens-practice': { max: 240, seconds: 600 },
  'opens-event': { max: 150, seconds: 3_600 },
} as const satisfies Record<string, RateRule>;

export type RateKind = keyof typeof rateRules;
