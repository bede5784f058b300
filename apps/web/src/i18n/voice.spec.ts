import { describe, expect, it } from 'vitest';
import { languages } from './catalogue.js';
import { leaves, textsOf } from './testing.js';

type Fault = 'glued' | 'plural' | 'same' | 'word' | null;

const english = new Map(leaves(textsOf('en')));

/** Labels before a field, a name or a choice: they end where that begins. */
const labels: readonly string[] = [
  ...['archive.from', 'boosters.kind', 'convention.invitePoints', 'convention.template'],
  ...['hand.before.other', 'mat.noManoeuvre', 'mat.target', 'pool.sort', 'print.checkedBy'],
  ...['print.packOneTo', 'seat.front.game', 'table.rewind.before', 'table.speeds.calm'],
  ...['tokens.access', 'account.noAccount', 'deck.desk.unlock'],
];
/** Numbers that are never 1, or that a share of another number follows. */
const counts: readonly string[] = [
  ...['deskLimited.buildingWhy', 'deskLimited.openPoolsWhy', 'deskLimited.seatPodsWhy'],
  ...['desk.start.more', 'people.importing.chosen', 'people.sweep.minutes'],
  ...['pod.lastSeconds', 'pod.waiting', 'pool.counted', 'tokens.inDays', 'trilogy.statistics.of'],
];
/** Names, and words that both languages write the same. */
const names: readonly string[] = [
  ...['common.licence', 'convention.templates.twinSuns', 'files.name.decks', 'practice.decks.luke'],
  ...['practice.decks.vader', 'seat.day.rank_one', 'seat.day.rank_other', 'twinSuns.meta'],
];

/** Articles, prepositions and "and": what ends with one waits for another part. */
const dangling =
  /(?:^|\s)(?:of|the|an?|to|with|by|from|and|de|del|la|el|un|una|con|por|y|du|le|les|des|avec|et)$/i;
/** What docs/voice.md says is never said. */
const unsaid =
  /\balready[.!]$|\bfor nobody\b|\boops\b|\bsimply\b|expected string|too (?:small|big):|\binvalid input\b/i;

const faultOf = (key: string, text: string, inEnglish?: string): Fault => {
  if (!labels.includes(key) && (/^\s|\s$/.test(text) || dangling.test(text))) return 'glued';
  if (
    !counts.includes(key) &&
    !/_(?:one|two|few|many|other)$/.test(key) &&
    /\{\{count\}\} \p{L}/u.test(text)
  )
    return 'plural';
  if (unsaid.test(text)) return 'word';
  const words = text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}{3,}/gu) ?? [];
  return words.length > 1 && text === inEnglish && !names.includes(key) ? 'same' : null;
};

describe('the voice', () => {
  it.each(languages)('is kept by every text in %s', (language) => {
    const faults = leaves(textsOf(language)).flatMap(([key, text]) => {
      const fault = faultOf(key, text, language === 'en' ? undefined : english.get(key));
      return fault === null ? [] : [`${fault}: ${key}: ${text}`];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['glued', 'Winner of the', undefined],
    ['glued', 'Round ', undefined],
    ['plural', '{{count}} players are in', undefined],
    ['same', 'Pair the round', 'Pair the round'],
    ['word', 'This table is open already.', undefined],
    ['word', 'Too small: expected string to have >=1 characters', undefined],
  ] as const)('notices what is %s: %s', (fault, text, inEnglish) => {
    expect(faultOf('some.key', text, inEnglish)).toBe(fault);
  });

  it('makes no exception for a text that is gone', () => {
    const keys = new Set(languages.flatMap((one) => leaves(textsOf(one)).map(([key]) => key)));
    expect([...labels, ...counts, ...names].filter((key) => !keys.has(key))).toEqual([]);
  });
});
