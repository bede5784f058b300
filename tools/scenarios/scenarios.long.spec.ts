import { basename } from 'node:path';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { follow } from './follow.js';
import { boardOf, findUnsupported } from './given.js';
import { REVIEWED } from './reviewed.js';
import type { Expected, Scenario, ScenarioStep } from './scenario.js';
import { CARRIED, caseFilesIn, scenariosOf, verdictOf } from './verdict.js';

/** For whole files of cases: a limit against hanging, not a measurement. */
const SLOW = 240_000;

const engine = createEngine(playableBook());

/** A marine that attacks, and Open Fire (SOR_172) in hand, against a unit with 3 power and 7 HP. */
const scenario = (when: readonly ScenarioStep[], expected: readonly Expected[]): Scenario => ({
  id: 'made',
  cards: [],
  given: {
    seats: [
      {
        leader: { code: 'SOR_010' },
        base: { code: 'SOR_023' },
        hand: ['SOR_172'],
        resources: [{ code: 'SOR_095', n: 5 }],
        ground: [{ code: 'SOR_095' }],
      },
      { leader: { code: 'SOR_014' }, base: { code: 'SOR_026' }, ground: [{ code: 'SOR_046' }] },
    ],
    initiative: 'p2',
    claimed: true,
    active: 'p1',
    round: 1,
  },
  when,
  expect: expected,
  twoPlayerOnly: true,
});
const played = (when: readonly ScenarioStep[], expected: readonly Expected[]) => {
  const made = scenario(when, expected);
  return follow(engine, made, boardOf(engine, made));
};
const attack = { by: 'p1', act: 'attack', with: { zone: 'ground', i: 0 } } as const;
const fire = { by: 'p1', act: 'play', i: 0 } as const;
const at = (i: number, seat: 'p1' | 'p2' = 'p2') => ({ seat, zone: 'ground', i });

describe('worked cases', () => {
  it('agree where all that is expected holds after the steps', () => {
    expect(
      played(
        [
          { ...attack, target: { seat: 'p2', zone: 'base' } },
          fire,
          { by: 'p1', act: 'answer', how: 'cards', refs: [at(0)] },
        ],
        [
          { what: 'baseDamage', seat: 'p2', equals: 3 },
          { what: 'unit', ...at(0), damage: 4 },
          { what: 'hand', seat: 'p1', equals: 0 },
        ],
      ),
    ).toMatchObject({ agrees: true, guessed: false });
  });

  it('differ where something does not, and say what', () => {
    const { agrees, open } = played(
      [{ ...attack, target: at(0) }],
      [{ what: 'unit', ...at(0), damage: 2 }],
    );
    expect([agrees, open]).toEqual([false, [expect.stringContaining('ours 3')]]);
  });

  it('count an answer that is not told as guessed, and pass over steps that are not legal', () => {
    expect(
      played([{ ...fire, i: 3 }, fire], [{ what: 'unit', ...at(0), damage: 4 }]),
    ).toMatchObject({ agrees: true, guessed: true });
  });

  it('are left out where no such board can be', () => {
    const made = scenario([], []);
    const [first, second] = made.given.seats;
    const seats = [{ ...first!, ground: [{ code: 'SOR_172' }] }, second!];
    expect(findUnsupported(engine, { ...made, given: { ...made.given, seats } })).toBe(
      'no unit in an arena',
    );
    expect(findUnsupported(engine, made)).toBeNull();
  });

  const reviewedCases = (): readonly Scenario[] => {
    const ids: ReadonlySet<string> = new Set(REVIEWED.map(({ scenario: id }) => id));
    return caseFilesIn(CARRIED)
      .flatMap(scenariosOf)
      .filter(({ id }) => ids.has(id));
  };

  it(
    'that are reviewed differ in what is said there, each for a reason of its own',
    () => {
      const cases = reviewedCases();
      const seen = REVIEWED.map(({ scenario: id }) => {
        const reviewed = cases.find((each) => each.id === id)!;
        const { open } = follow(engine, reviewed, boardOf(engine, reviewed));
        return [id, open.map((what) => /"what":"(\w+)"/.exec(what)?.[1])];
      });
      expect(seen).toEqual(REVIEWED.map(({ scenario: id, unmet }) => [id, unmet]));
      expect(new Set(REVIEWED.map(({ reason }) => reason)).size).toBe(REVIEWED.length);
    },
    SLOW,
  );

  it(
    'in which somebody acts who has taken the initiative agree where nobody has',
    () => {
      const unclaimed = REVIEWED.filter(({ agreesUnclaimed }) => agreesUnclaimed).map((review) =>
        reviewedCases().find(({ id }) => id === review.scenario),
      );
      const agreeing = unclaimed.map((reviewed) => {
        const free = { ...reviewed!, given: { ...reviewed!.given, claimed: false } };
        const { agrees, guessed } = follow(engine, free, boardOf(engine, free));
        return agrees && !guessed;
      });
      expect(agreeing).toEqual(unclaimed.map(() => true));
      expect(agreeing).toHaveLength(5);
    },
    SLOW,
  );

  it.each(caseFilesIn(CARRIED).map((file) => [basename(file), file] as const))(
    'of %s agree strictly, or are reviewed with rule and reason',
    (_, file) => {
      const open = scenariosOf(file)
        .map((each) => ({ id: each.id, is: verdictOf(engine, each).is }))
        .filter(({ is }) => !['agrees', 'reviewed', 'skipped'].includes(is));
      expect(open).toEqual([]);
    },
    SLOW,
  );
});
