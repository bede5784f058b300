import { describe, expect, it } from 'vitest';
import type { TimedEvent } from '#match';
import type { GameEvent } from '#rules';
import { logFor } from './log.js';

const named = ['Luke', 'Vader', 'Shield'];
const names = {
  idOf: (card: number) => `ID_${card}`,
  sideOf: () => 0,
  card: (card: number) => named[card] ?? '',
  seat: (seat: number) => ['Ana', 'Ben'][seat] ?? '',
};
const told = (...events: GameEvent[]) =>
  logFor(
    events.map((event): TimedEvent<GameEvent> => ({ at: 7, action: 6, event })),
    null,
    names,
  );

describe('lines of the log', () => {
  it('name the action that they belong to', () => {
    expect(told({ e: 'passed', seat: 0 })).toMatchObject([{ at: 7, action: 6, en: 'Ana passes.' }]);
  });

  it('name the unit that a token goes to', () => {
    const [line, ...others] = told(
      { e: 'created', seat: 0, card: 2, id: 'T01' },
      { e: 'attached', seat: 0, card: 2, to: 1 },
    );
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      en: 'Vader gets a token: Shield.',
      es: 'Vader recibe una ficha: Shield.',
      cards: ['ID_2', 'ID_1'],
    });
  });

  it('name the player who gets a token that is a unit', () => {
    expect(told({ e: 'created', seat: 1, card: 2, id: 'T02' })).toMatchObject([
      { en: 'Ben gets a token: Shield.' },
    ]);
  });

  it('tell whose power and HP an ability changes, and how long', () => {
    const stats = { power: 3, hp: 0, until: 'phase' } as const;
    expect(told({ e: 'modified', card: 1, stats }, { e: 'modified', card: 0 })).toMatchObject([
      { en: 'Vader gets +3/+0 for this phase.', de: 'Vader erhält +3/+0 für diese Phase.' },
    ]);
  });

  it('tell which of several instructions a player chose', () => {
    const effect = { do: 'draw', n: 1, who: 'you' };
    const chosen = { e: 'mode-chosen', seat: 0, card: 0, effect } as const;
    expect(told(chosen)).toMatchObject([
      { en: 'Ana chooses for Luke: draw a card.', es: 'Ana elige para Luke: roba una carta.' },
    ]);
  });

  it('do not say of who attacks or uses its ability that it exhausts for it', () => {
    const lines = told(
      { e: 'exhausted', seat: 0, card: 0 },
      { e: 'attack-declared', seat: 0, card: 0, defender: 1 },
      { e: 'exhausted', seat: 1, card: 1 },
      { e: 'ability-used', seat: 0, card: 0 },
      { e: 'deployed', seat: 0, card: 0 },
    );
    expect(lines.map(({ en }) => en)).toEqual([
      'Luke attacks Vader.',
      'Vader is exhausted.',
      'Ana deploys Luke.',
    ]);
  });

  it('say who conceded', () => {
    const ended: GameEvent = { e: 'game-ended', winners: [1], reason: 'concession' };
    expect(told(ended)).toMatchObject([{ en: 'Ana concedes: Ben wins.' }]);
    expect(told({ ...ended, reason: 'base-defeated' })).toMatchObject([
      { en: 'The game is over: Ben wins.' },
    ]);
  });
});
