import { describe, expect, it } from 'vitest';
import type { TableBoard, TableDecision } from '#contracts';
import { draw } from '../../testing/draw.js';
import { blankFace } from './blank-face.js';
import { answersAtOnce, blankChoice } from './choosing.js';
import { ChoosePanel } from './choose-panel.js';
import { DecisionBar } from './decision-bar.js';
import { type Attributes, firstChoice, yieldsFocus } from './focus-rule.js';
import type { Hands } from './hands.js';
import { looseOptions } from './visible.js';

const text = (en: string) => ({ en, es: en });
const decision = (changes: Partial<TableDecision>): TableDecision => ({
  at: 7,
  kind: 'mode',
  text: text('?'),
  source: null,
  options: [],
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
  ...changes,
});

/**
 * The interaction state of a player who has pressed nothing before this question, with no card in
 * sight.
 */
const hands = (asked: TableDecision): Hands => ({
  decision: asked,
  choice: blankChoice(asked),
  places: new Map(),
  busy: false,
  looked: null,
  aimed: null,
  attacking: false,
  loose: looseOptions(asked, new Map()),
  face: (id) => blankFace(id, 'Unit'),
  isOpen: () => false,
  isPicked: () => false,
  isIdle: () => false,
  keyOf: () => null,
  amountOf: () => null,
  forecast: () => null,
  drop: () => false,
  press: () => undefined,
  look: () => undefined,
  choose: () => undefined,
  pick: () => undefined,
  give: () => undefined,
  send: () => undefined,
  confirm: () => undefined,
  cancel: () => undefined,
});

const unescape = (value: string): string => value.replaceAll('&quot;', '"');

/** The buttons in the markup with their attributes, in order. */
const buttonsOf = (markup: string): readonly Attributes[] =>
  [...markup.matchAll(/<button([^>]*)>/g)].map(([, all = '']) =>
    Object.fromEntries(
      [...all.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescape(value),
      ]),
    ),
  );

/** The buttons of the page for a question: of its bar, and of the list where that opens by itself. */
const drawn = async (
  asked: TableDecision,
  pressed: Partial<Hands> = {},
): Promise<readonly Attributes[]> => {
  const names = { a: 'Ana', b: 'Ben', c: '', d: '' };
  const words = { held: () => '' } as unknown as Parameters<typeof DecisionBar>[0]['words'];
  const now = { ...hands(asked), ...pressed };
  return buttonsOf(
    await draw(
      <>
        <DecisionBar
          board={{ at: 7, waitingFor: 'a', log: [] as TableBoard['log'] } as TableBoard}
          hands={now}
          words={words}
          names={names}
          mine="a"
          running
          playback={false}
          onSkip={() => undefined}
          undo={{ may: true, pending: false, send: () => undefined }}
          choosing={false}
          onChoose={() => undefined}
        />
        <ChoosePanel hands={now} words={words} decision={asked} />
      </>,
    ),
  );
};

const focused = async (asked: TableDecision): Promise<Attributes | undefined> => {
  const buttons = await drawn(asked);
  return buttons[firstChoice(buttons)];
};

const numbers = Array.from({ length: 21 }, (_each, n) => ({
  o: 'number',
  n,
  text: text(String(n)),
}));

describe('the focus at a new question', () => {
  it('lies on the first answer in the bar', async () => {
    const asked = decision({
      options: ['Draw', 'Heal'].map((word) => ({ o: 'mode', text: text(word) })),
    });
    expect(await focused(asked)).toMatchObject({ 'data-answer': 'mode-0', 'data-number': '1' });
  });

  it('lies on what most would answer where Enter could throw a hand away', async () => {
    const asked = decision({
      kind: 'mulligan',
      options: [
        { o: 'yes', text: text('New hand') },
        { o: 'no', text: text('Keep') },
      ],
    });
    expect(await focused(asked)).toMatchObject({ 'data-answer': 'no-1', 'data-kind': 'primary' });
  });

  it('lies on the first of a list too long for the bar, whose digits are its numbers', async () => {
    const asked = decision({ kind: 'number', options: numbers });
    expect(await focused(asked)).toMatchObject({ 'data-option': '0', 'data-number': '0' });
  });

  it('lies on the first share of a sum', async () => {
    const asked = decision({
      options: [{ o: 'card', text: text('A unit') }],
      division: { total: 3, caps: [3], less: false, none: false },
    });
    expect(await focused(asked)).toMatchObject({ 'data-more': '0' });
  });

  it('lies on the button that sends where nothing can be picked', async () => {
    const asked = decision({ min: 0, max: 0, shown: [{ card: 3, id: 'SOR_001' }] });
    expect(answersAtOnce(asked)).toBe(false);
    expect(await focused(asked)).toHaveProperty('data-confirm');
  });

  it('goes to a card before the ways to end the turn, and to the initiative before a pass', () => {
    const card = { 'data-card': '3', 'data-choice': '' };
    const pass = { 'data-answer': 'pass' };
    const initiative = { 'data-initiative': '' };
    expect(firstChoice([{ 'data-card': '1' }, pass, card, initiative])).toBe(2);
    expect(firstChoice([{ ...card, 'data-away': '' }, initiative, card])).toBe(2);
    expect(firstChoice([pass, { ...card, 'data-away': '' }])).toBe(1);
    expect(firstChoice([pass, initiative])).toBe(1);
    expect(firstChoice([pass, { ...initiative, disabled: '' }])).toBe(0);
    expect(firstChoice([{}, { ...pass, disabled: '' }])).toBe(-1);
  });
});

describe('what had the focus', () => {
  it('gives it up where it answered a question or is gone', () => {
    const places: readonly (Attributes | null)[] = [
      null,
      { 'data-card': '3' },
      { 'data-answer': 'pass' },
      { 'data-area': 'ask' },
    ];
    for (const held of places) expect(yieldsFocus(held)).toBe(true);
  });
  it('keeps it where somebody writes, reads the log or has a menu open', () => {
    const places: readonly Attributes[] = [
      { class: 'cg-log' },
      { type: 'text' },
      { role: 'menuitem' },
    ];
    for (const held of places) expect(yieldsFocus(held)).toBe(false);
  });
});

describe('a button of the bar', () => {
  it('is called by all its words, also where there is room for the first of them alone', async () => {
    const does = 'Choose a friendly unit, which gets +2/+2 for this phase';
    const asked = decision({
      kind: 'action',
      options: [{ o: 'use', card: 3, text: text(`Mon Mothma: ${does}`) }],
    });
    const places = new Map([[3, { side: 'a', id: 'x', where: 'unit' } as const]]);
    const face = () => ({ ...blankFace('x', 'Unit'), name: 'Mon Mothma' });
    const [button] = (await drawn(asked, { aimed: 3, places, face })).filter(
      (each) => each['data-answer'] === 'use-0',
    );
    expect(button).toMatchObject({ 'aria-label': does });
  });

  it('stands once on the page, also where a list shows the cards that a question is about', async () => {
    const asked = decision({
      kind: 'optional',
      options: ['yes', 'no'].map((o) => ({ o, text: text(o) })),
      shown: [{ card: 5, id: 'SOR_001' }],
    });
    const answers = (await drawn(asked)).flatMap((each) => each['data-answer'] ?? []);
    expect(answers).toEqual(['yes-0', 'no-1']);
  });
});
