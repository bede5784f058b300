import { createElement, type ContainerNode, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { TableBoard, TableCard, TableDecision, TableMove } from '#contracts';
import { type Hands, pressCounter, sendKind, useHands } from './hands.js';

// Specs of one process share loaded modules: parts of the board may already have been loaded with
// the real React.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});
// The pages use Preact, whose components need no document as long as nothing is rendered.
vi.mock('react', () => import('preact/compat'));
vi.mock('../../i18n/index.js', () => ({
  useText: () => ({ t: (key: string) => key, translated: ({ en }: { en: string }) => en }),
}));

const text = { en: 'x', es: 'x' };
type Option = TableDecision['options'][number];

const card = (handle: number): TableCard => ({ card: handle, id: `c${handle}` });
/** Two cards in hand, two units of the player and two of the enemy, both bases and leaders. */
const [HELD, OTHER, UNIT, SECOND, FOE, OTHER_FOE, BASE, FOES_BASE, LEADER] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
] as const;

const half = (
  hand: readonly number[],
  units: readonly number[],
  [base, leader]: [number, number],
) =>
  ({
    hand: hand.map(card),
    units: units.map((each) => ({ ...card(each), upgrades: [], captives: [], arena: 'ground' })),
    base: card(base),
    leaders: [card(leader)],
  }) as unknown as TableBoard['a'];

const boardAsking = (asked: Partial<TableDecision>): TableBoard =>
  ({
    at: 7,
    a: half([HELD, OTHER], [UNIT, SECOND], [BASE, LEADER]),
    b: half([], [FOE, OTHER_FOE], [FOES_BASE, 10]),
    faces: {},
    decision: {
      at: 7,
      kind: 'action',
      text,
      source: null,
      options: [],
      min: 1,
      max: 1,
      division: null,
      names: null,
      shown: [],
      ...asked,
    },
  }) as unknown as TableBoard;

const option = (o: string, of: object = {}): Option => ({ o, text, ...of });
const each = (o: string, cards: readonly number[]): Option[] =>
  cards.map((handle) => option(o, { card: handle }));

/** A player at the table: every step is a press of a card or a button, or a drag. */
const sitDown = (board: TableBoard) => {
  const sent: TableMove[] = [];
  let hands: Hands | null = null;
  const Probe = () => {
    hands = useHands({ board, busy: false, onMove: (move: TableMove) => sent.push(move) });
    return null;
  };
  const nowhere = { nodeType: 1, childNodes: [], firstChild: null, insertBefore: () => null };
  void act(() => render(createElement(Probe, {}), nowhere as unknown as ContainerNode));
  return {
    sent,
    does: (step: (now: Hands) => unknown): void => {
      void act(() => {
        if (hands !== null) step(hands);
      });
    },
  };
};

type Step = (hands: Hands) => unknown;
const press =
  (handle: number): Step =>
  (hands) =>
    hands.press(card(handle));
const drag =
  (handle: number, onto: number | null): Step =>
  (hands) =>
    hands.drop(card(handle), onto);
const button =
  (index: number): Step =>
  (hands) =>
    hands.choose(index);
const fromList =
  (index: number): Step =>
  ({ decision, send }) =>
    send({ at: decision?.at ?? 0, pick: [index] });
const done: Step = (hands) => hands.confirm();
const counter =
  (which: 'blast' | 'plan'): Step =>
  (hands) =>
    pressCounter(hands, which);
const pass: Step = (hands) => sendKind(hands, 'pass');
const initiative: Step = (hands) => sendKind(hands, 'take-initiative');

const ends = [option('pass'), option('take-initiative')];
const plays = { options: [...each('play', [HELD, OTHER]), ...ends] };
const attacks = (targets: readonly number[]) => ({
  options: [option('attack', { card: UNIT, targets }), ...ends],
});
const leads = { options: [...each('use', [LEADER, LEADER]), ...ends] };
const whether = { kind: 'optional', options: [option('yes'), option('no')] };
const target = { kind: 'target', options: each('card', [UNIT, FOE, OTHER_FOE]) };
const divides = {
  kind: 'divide',
  options: each('card', [FOE, OTHER_FOE]),
  division: { total: 3, caps: [3, 3], less: false, none: false },
};
const number = { kind: 'number', options: [0, 1, 2].map((n) => option('number', { n })) };
const counters = {
  options: [...ends, ...['blast', 'plan'].map((counter) => option('take-counter', { counter }))],
};
const found = { shown: [card(20), card(21)], options: each('card', [20, 21]) };

interface Action {
  readonly asked: Partial<TableDecision>;
  readonly steps: readonly Step[];
  /** The expected move; options by index, or the amounts. */
  readonly gives: Partial<TableMove>;
}
const action = (
  asked: Partial<TableDecision>,
  steps: readonly Step[],
  gives: Partial<TableMove> = { pick: [0] },
): Action => ({ asked, steps, gives });

const actions: Readonly<Record<string, Action>> = {
  'keeps the first hand': action({ ...whether, kind: 'mulligan' }, [button(1)], { pick: [1] }),
  'takes a new hand': action({ ...whether, kind: 'mulligan' }, [button(0)]),
  'resources two cards': action(
    { kind: 'resource', options: each('card', [HELD, OTHER]), min: 2, max: 2 },
    [press(HELD), press(OTHER), done],
    { pick: [0, 1] },
  ),
  'resources one card': action(
    { kind: 'resource', options: each('card', [HELD, OTHER]), min: 0 },
    [press(OTHER), done],
    { pick: [1] },
  ),
  'resources nothing': action(
    { kind: 'resource', options: each('card', [HELD, OTHER]), min: 0 },
    [done],
    { pick: [] },
  ),
  'plays a card': action(plays, [press(HELD), press(HELD)]),
  'plays a card by its button': action(plays, [press(HELD), done]),
  'plays a card by a drag': action(plays, [drag(HELD, null)]),
  'plays a card in one of two ways': action(
    { options: each('play', [HELD, HELD]) },
    [press(HELD), button(1)],
    { pick: [1] },
  ),
  'attacks the only target': action(attacks([FOES_BASE]), [press(UNIT), press(FOES_BASE)]),
  'attacks the only target by a second press': action(attacks([FOES_BASE]), [
    press(UNIT),
    press(UNIT),
  ]),
  'attacks one of several': action(attacks([FOE, OTHER_FOE, FOES_BASE]), [press(UNIT), press(FOE)]),
  'attacks by a drag': action(attacks([FOE, FOES_BASE]), [drag(UNIT, FOE)]),
  'attacks with a unit that has an action, too': action(
    { options: [...attacks([FOE, FOES_BASE]).options, option('use', { card: UNIT })] },
    [press(UNIT), button(0), press(FOE)],
  ),
  'uses the only action of a leader': action({ options: each('use', [LEADER]) }, [
    press(LEADER),
    press(LEADER),
  ]),
  'uses one of a leader’s two actions': action(leads, [press(LEADER), button(0)]),
  'deploys a leader': action(leads, [press(LEADER), button(1)], { pick: [1] }),
  passes: action(plays, [pass], { pick: [2] }),
  'takes the initiative': action(plays, [initiative], { pick: [3] }),
  'takes the blast counter': action(counters, [counter('blast'), counter('blast')], {
    pick: [2],
  }),
  'takes the plan counter': action(counters, [counter('plan'), counter('plan')], {
    pick: [3],
  }),
  'chooses a target': action(target, [press(FOE), press(FOE)], { pick: [1] }),
  'chooses two targets': action({ ...target, min: 2, max: 2 }, [press(FOE), press(UNIT), done], {
    pick: [1, 0],
  }),
  'chooses up to three targets': action(
    { ...target, min: 0, max: 3 },
    [press(UNIT), press(FOE), press(OTHER_FOE), done],
    { pick: [0, 1, 2] },
  ),
  'chooses none of them': action({ ...target, min: 0, max: 3 }, [done], { pick: [] }),
  'says yes': action(whether, [button(0)]),
  'says no': action(whether, [button(1)], { pick: [1] }),
  'chooses a mode': action({ kind: 'mode', options: [option('mode'), option('mode')] }, [
    button(0),
  ]),
  'says a number': action(number, [fromList(2)], { pick: [2] }),
  'says which player': action(
    { kind: 'seat', options: [option('seat', { seat: 0 }), option('seat', { seat: 1 })] },
    [button(1)],
    { pick: [1] },
  ),
  'orders two triggers': action(
    { kind: 'order', options: [option('trigger'), option('trigger')] },
    [fromList(1)],
    { pick: [1] },
  ),
  'gives three damage out': action(divides, [press(FOE), press(FOE), press(OTHER_FOE), done], {
    amounts: [2, 1],
  }),
  'takes a card that was found': action({ kind: 'search', ...found, min: 0 }, [press(21), done], {
    pick: [1],
  }),
  'takes none of the cards that were found': action({ kind: 'search', ...found, min: 0 }, [done], {
    pick: [],
  }),
  'chooses which of two equal unique units stays': action(
    { kind: 'unique', options: each('card', [UNIT, SECOND]) },
    [press(UNIT), press(UNIT)],
  ),
};

/**
 * The maximum number of presses for each action: selecting and committing takes two, a button or a
 * drag one. They are counted at this table; a change that requires more presses must change the
 * number here.
 */
const figures: Readonly<Record<string, number>> = {
  'keeps the first hand': 1,
  'takes a new hand': 1,
  'resources two cards': 3,
  'resources one card': 2,
  'resources nothing': 1,
  'plays a card': 2,
  'plays a card by its button': 2,
  'plays a card by a drag': 1,
  'plays a card in one of two ways': 2,
  'attacks the only target': 2,
  'attacks the only target by a second press': 2,
  'attacks one of several': 2,
  'attacks by a drag': 1,
  'attacks with a unit that has an action, too': 3,
  'uses the only action of a leader': 2,
  'uses one of a leader’s two actions': 2,
  'deploys a leader': 2,
  passes: 1,
  'takes the initiative': 1,
  'takes the blast counter': 2,
  'takes the plan counter': 2,
  'chooses a target': 2,
  'chooses two targets': 3,
  'chooses up to three targets': 4,
  'chooses none of them': 1,
  'says yes': 1,
  'says no': 1,
  'chooses a mode': 1,
  'says a number': 1,
  'says which player': 1,
  'orders two triggers': 1,
  'gives three damage out': 4,
  'takes a card that was found': 2,
  'takes none of the cards that were found': 1,
  'chooses which of two equal unique units stays': 2,
};

describe('at the table, somebody', () => {
  it.each(Object.entries(actions))('%s', (name, { asked, steps, gives }) => {
    const { sent, does } = sitDown(boardAsking(asked));
    steps.forEach((step, index) => {
      expect(sent, `after ${index} presses`).toEqual([]);
      does(step);
    });
    expect(sent).toEqual([{ at: 7, ...gives }]);
    expect(steps.length).toBeLessThanOrEqual(figures[name] ?? 0);
  });

  it('does thirty things and more', () => {
    expect(Object.keys(actions).length).toBeGreaterThanOrEqual(30);
  });
});
