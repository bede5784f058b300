/**
 * Participles that do not end in `-ed`; those that are also base forms, such as `read` or `put`,
 * are not included.
 */
const IRREGULAR = new Set(
  (
    'begun bent bitten blown born borne bought bound broken brought built burnt caught chosen clung dealt done drawn driven ' +
    'drunk dug eaten fallen fed felt fled flown forbidden foregone forgotten forgiven fought found frozen given gone ground grown ' +
    'heard held hidden hung kept known laid lain left lent lit lost made meant met mistaken overtaken paid proven redrawn remade ' +
    'rewritten ridden risen run-down said sat seen sent set-up sewn shaken shone shorn shot shown shrunk slept slid sold sought ' +
    'sown spent spoken spun stolen stood stricken struck stuck stung sunk sworn swept swung taken taught thought thrown told torn ' +
    'trodden undone understood unknown unseen unspoken untold withdrawn withheld woken won worn wound woven written wrought'
  ).split(' '),
);

/** Words in `-ed` that are no participles. */
const OTHER_WORDS = new Set([
  'seed',
  'need',
  'feed',
  'speed',
  'embed',
  'proceed',
  'exceed',
  'succeed',
  'bleed',
  'breed',
  'weed',
  'deed',
  'bed',
  'red',
  'shed',
  'sled',
  'wed',
  'shred',
  'indeed',
  'hundred',
]);

/**
 * Whether a name is just one participle: `counted`, `shown`, but not `isCounted`, `countedCards`,
 * `seed`.
 */
export const isLoneParticiple = (name: string): boolean =>
  /^[a-z]+$/.test(name) &&
  (IRREGULAR.has(name) || (name.endsWith('ed') && name.length > 3 && !OTHER_WORDS.has(name)));
