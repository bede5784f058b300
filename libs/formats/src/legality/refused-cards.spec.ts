/**
 * Every card that has left a format or is suspended in it, by name and day, and the last day on
 * which it could be played. The days are written here a second time: read from the announcements,
 * not from our list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { allPrintings, canonicalId, cardById, cardLabel, setsOf, swuLegality } from '#cards';
import { describe, expect, it } from 'vitest';
import { formatRules, type FormatName } from '../construction/format-rules.js';
import { validateDeck } from '../construction/validate-deck.js';
import { type Deck, type DeckSection, sectionOfType } from '../deck/deck.js';
import { deckProblemText } from '../deck/problem-text.js';

type Pool = 'premier' | 'eternal';

const TODAY = '2026-11-27';
const ROTATION = '2026-03-13';
const OLD_SETS = ['SOR', 'SHD', 'TWI'];
/** Which card pool each format is played with. */
const FORMATS: readonly (readonly [FormatName, Pool])[] = [
  ['premier', 'premier'],
  ['trilogy', 'premier'],
  ['eternal', 'eternal'],
  ['trilogy', 'eternal'],
  ['twin-suns', 'eternal'],
];
interface Suspension {
  readonly card: string;
  readonly pool: Pool;
  readonly from: string;
  readonly until?: string;
}
const SUSPENDED: readonly Suspension[] = [
  { card: 'SOR_015', pool: 'premier', from: '2024-11-08' },
  { card: 'TWI_016', pool: 'premier', from: '2025-04-11' },
  { card: 'SHD_194', pool: 'premier', from: '2025-04-11' },
  { card: 'SHD_213', pool: 'premier', from: '2025-04-11' },
  { card: 'SOR_167', pool: 'premier', from: '2025-09-22' },
  { card: 'ASH_011', pool: 'premier', from: '2026-08-31' },
  { card: 'JTL_140', pool: 'eternal', from: '2026-04-24', until: '2026-10-09' },
  { card: 'JTL_170', pool: 'eternal', from: '2026-04-24', until: '2026-10-09' },
];

const suspension = (card: string, { pool, from, until }: Omit<Suspension, 'card'>): Suspension => ({
  card,
  pool,
  from,
  ...(until && { until }),
});

const written = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * What is reported about each of the cards that may not be played on that day, without deck sizes
 * and copies.
 */
function refusals(ids: readonly string[], [format, pool]: (typeof FORMATS)[number], on: string) {
  const deck: Deck = { leaders: [], bases: [], main: [], sideboard: [] };
  const of = (section: DeckSection) =>
    ids
      .filter((id) => sectionOfType(cardById(id)!.type) === section)
      .map((id) => ({ id, count: 1 }));
  const { problems } = validateDeck(
    { ...deck, leaders: of('leaders'), bases: of('bases'), main: of('main') },
    formatRules(format, { on, pool }),
  );
  return new Map(
    problems
      .filter(({ code }) => code === 'deck/not-in-legal-set' || code === 'deck/suspended')
      .map((problem) => [problem.cards?.[0] ?? '', deckProblemText(problem, 'en')]),
  );
}

const cards = [...new Set(allPrintings.map(({ id }) => canonicalId(id)))];
const rotated = cards.filter((id) => setsOf(id).every((set) => OLD_SETS.includes(set)));
const nameOf = (id: string): string => cardLabel(cardById(id)!);
const ofPool = (wanted: Pool) => FORMATS.filter(([, pool]) => pool === wanted);

describe('cards that may not be played', () => {
  it.each(ofPool('premier'))('%s with %s cards refuses each rotated one', (...format) => {
    expect(rotated.length).toBeGreaterThan(650);
    const said = refusals(rotated, format, TODAY);
    for (const id of rotated) {
      expect(said.get(id)).toContain(nameOf(id));
      expect(said.get(id)).toContain(`since ${written(ROTATION)}`);
    }
    const suspended = SUSPENDED.filter(({ pool }) => pool === 'premier').map(({ card }) => card);
    const stillThere = [...refusals(rotated, format, dayBefore(ROTATION)).keys()];
    expect(stillThere.filter((id) => !suspended.includes(id))).toEqual([]);
  });

  it.each(ofPool('eternal'))('%s with %s cards refuses no rotated one', (...format) => {
    expect([...refusals(cards, format, TODAY).keys()]).toEqual([]);
  });

  it('none of TS26 was ever in Premier, and each of them is in Eternal since it is out', () => {
    const own = cards.filter((id) => setsOf(id).every((set) => set === 'TS26'));
    expect(refusals(own, ['premier', 'premier'], TODAY).size).toBe(own.length);
    expect(refusals(own, ['eternal', 'eternal'], '2026-05-07').size).toBe(own.length);
    expect(refusals(own, ['eternal', 'eternal'], '2026-05-08').size).toBe(0);
  });

  describe.each(SUSPENDED)(
    '$card, suspended in $pool from $from',
    ({ card, pool, from, until }) => {
      it.each(ofPool(pool))('%s with %s cards', (...format) => {
        const on = (day: string) => refusals([card], format, day).get(card);
        expect(on(dayBefore(from))).toBeUndefined();
        expect(on(from)).toContain(`${nameOf(card)} is suspended since ${written(from)}`);
        if (until) {
          expect(on(dayBefore(until))).toContain(`suspended since ${written(from)}`);
          expect(on(until)).toBeUndefined();
          expect(on(TODAY)).toBeUndefined();
        } else {
          expect(on(TODAY)).toContain(nameOf(card));
          expect(on(TODAY)).toContain(`since ${written(rotated.includes(card) ? ROTATION : from)}`);
        }
      });

      it.each(FORMATS.filter(([, other]) => other !== pool))(
        'not %s with %s cards',
        (...format) => {
          expect(refusals([card], format, from).get(card)).toBeUndefined();
        },
      );

      it.each(['sealed', 'draft'] as const)('not %s', (format) => {
        expect(refusals([card], [format, pool], from).size).toBe(0);
      });
    },
  );

  it('are those of our list, no fewer and no more', () => {
    expect(
      swuLegality.entries.flatMap((entry) =>
        entry.kind === 'suspension' ? [suspension(entry.card, entry)] : [],
      ),
    ).toEqual(SUSPENDED);
  });

  const told = new URL('../../../../../shared/rules/legality-2026-11.json', import.meta.url);
  it.skipIf(!existsSync(told))('are those that were told of in November 2026', () => {
    type Told = Omit<Suspension, 'card'> & { readonly cards: readonly string[] };
    const { suspensions } = JSON.parse(readFileSync(told, 'utf8')) as { suspensions: Told[] };
    expect(
      suspensions.flatMap(({ cards: of, ...rest }) => of.map((card) => suspension(card, rest))),
    ).toEqual(SUSPENDED);
  });
});
