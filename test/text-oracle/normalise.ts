/** Two texts that say the same in the same order become the same words: case, icons, articles and plurals go. */

/** What is said in other words on either side, before the words are taken apart. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”"]/g, ' '],
  [/[–—]/g, '-'],
  [/[{[]*c=(\d+)\}*/g, '$1 '],
  [/\{+exhaust\}+/g, 'exhaust'],
  [/(\d+) resources?(?=[,\]])/g, '$1'],
  [/use this ability only once each round/g, 'once each round'],
  [/when this unit is attacked/g, 'on defense'],
  [/choose two, in any order/g, 'choose 2'],
  [/choose one:/g, 'choose 1'],
  [/\btwo\b/g, '2'],
  [/for (this|the) (phase|attack|round)/g, 'this $2'],
  [/\bthat (you control|you play|you played)\b/g, '$1'],
  [/\b(him|her|them|he|she|they)\b/g, 'it'],
  [/\b(his|their)\b/g, 'its'],
  [/\bthis (card|unit|leader|event|upgrade)\b/g, 'this'],
  [/\bthat (card|unit)\b/g, 'it'],
  [/it's\b/g, 'it is'],
  [/isn't/g, 'is not'],
  [/can't/g, 'cannot'],
  [/don't/g, 'do not'],
  // Errata of 2026: one word for a card that becomes a resource, and the unit that defends.
  [/\bput ([^/.]+?) into play as (?:a resource|resources)\b/g, 'resource $1'],
  [/\bdefending unit\b/g, 'defender'],
  [/\bowners'/g, "owner's"],
  [/you've/g, 'you'],
  [/\bor less power\b/g, 'or less power'],
  [/(draw|ready|pay) (\d+) (?:cards?|resources?)/g, '$1 $2'],
  [/attached to unit/g, 'attached'],
  [/the attached unit/g, 'attached unit'],
  [/, (?:reveal it,? and) /g, ' reveal and '],
  [/reveal (?:it|them),? and draw (?:it|them)/g, 'reveal and draw it'],
];
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'then',
  'and',
  'also',
  'to',
  'each',
  'all',
  'of',
  'from',
  '/',
  '1',
]);
/** Descriptions in front of a noun stand in any order. */
const ADJECTIVE =
  /^(friendly|enemy|damaged|undamaged|non-\w+|unique|ground|space|exhausted|ready|upgraded|attacking|other|another|vigilance|command|aggression|cunning|heroism|villainy|[a-z']+-trait)$/;

const singular = (word: string): string =>
  /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word === 'does' ? 'do' : word;

function sorted(words: readonly string[]): string[] {
  const out: string[] = [];
  let run: string[] = [];
  for (const w of [...words, '']) {
    if (ADJECTIVE.test(w)) run.push(w);
    else {
      out.push(...run.sort(), w);
      run = [];
    }
  }
  return out.filter((w) => w !== '');
}

/** @returns the words of the lines, in order. */
export function normalise(lines: readonly string[], traits: ReadonlySet<string>): string {
  const text = PHRASES.reduce(
    (t, [from, to]) => t.replace(from, to),
    lines.join(' / ').toLowerCase(),
  );
  const words = text
    .replace(/[.,:;()[\]{}!?]/g, ' ')
    .split(/\s+/)
    .filter((w) => w !== '' && !ARTICLES.has(w))
    .map(singular)
    .map((w) => (traits.has(w) ? `${w}-trait` : w));
  return sorted(words).join(' ');
}
