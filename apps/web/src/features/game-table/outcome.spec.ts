import { describe, expect, it } from 'vitest';
import { speechOf } from '../../i18n/speech.js';
import { textsOf } from '../../i18n/testing.js';
import { causeText, type Outcome, outcomeText } from './outcome.js';

const speech = speechOf('en', textsOf('en'));
const t = (key: string, facts = {}): string => speech.t(key, facts);
const ana = { name: 'Ana' };
const ben = { name: 'Ben' };
const bot = { name: 'Bot', bot: true };

const told = (
  seats: readonly { readonly name: string }[],
  mine: number | null,
  outcome: Outcome,
): readonly (string | null)[] => [
  outcomeText(t, { seats, mine }, outcome),
  causeText(t, { seats, mine }, outcome),
];

describe('the end of a game', () => {
  const won = (cause: Outcome['cause'], winner = 0): Outcome => ({ winners: [winner], cause });

  it('is told to the winner, to the loser and to onlookers', () => {
    expect(told([ana, ben], 0, won('played'))).toEqual(['You win', null]);
    expect(told([ana, ben], 1, won('played'))).toEqual(['Ana wins', null]);
    expect(told([ana, ben], null, won('played'))).toEqual(['Ana wins', null]);
  });

  it('names a bot where there is only one', () => {
    expect(told([ana, bot], 0, won('played', 1))).toEqual(['The bot wins', null]);
    expect(told([ana, bot, bot], 0, won('played', 1))).toEqual(['Bot wins', null]);
  });

  it('is a draw without winners, and shared among several', () => {
    expect(told([ana, ben], 0, { winners: [], cause: 'agreed' })).toEqual(['Draw', null]);
    expect(told([ana, ben, bot], 0, { winners: [0, 2], cause: 'played' })).toEqual([
      'Shared victory: Ana, Bot',
      null,
    ]);
  });

  it('is that of a side, in its own voice for both of it', () => {
    const seats = [ana, ben, bot, { name: 'Cleo' }];
    const toldTo = (mine: number | null, outcome: Outcome) =>
      outcomeText(t, { seats, sides: 2, mine }, outcome);
    const won = { winners: [0, 1], cause: 'conceded' } as const;
    expect([0, 1, 3, null].map((mine) => toldTo(mine, won))).toEqual([
      ...['You win', 'You win', 'Winners: Ana, Ben', 'Winners: Ana, Ben'],
    ]);
    expect(causeText(t, { seats, sides: 2, mine: 3 }, won)).toBe(
      'A player gave up for their team.',
    );
    expect(toldTo(0, { winners: [], cause: 'played' })).toBe('Draw');
  });

  it('says who conceded, who did not answer, and that time was up', () => {
    expect(told([ana, ben], 0, won('conceded'))).toEqual(['You win', 'Ben conceded.']);
    expect(told([ana, ben], 1, won('conceded'))).toEqual(['Ana wins', 'You conceded.']);
    expect(told([ana, ben], null, won('claimed'))).toEqual(['Ana wins', 'Ben did not answer.']);
    expect(told([ana, ben], 1, won('claimed'))[1]).toBe(
      'You did not answer, and the game was claimed.',
    );
    expect(told([ana, ben], 1, won('time'))).toEqual(['Ana wins by time', null]);
  });

  it('does not say who of several conceded last', () =>
    expect(told([ana, ben, bot], 0, won('conceded'))[1]).toBeNull());
});
