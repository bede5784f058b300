import { playableBook, starterDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type SeatSetup } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import { isHiddenFrom } from '../kernel/handles.js';
import type { State } from '../kernel/state.js';
import { LANGUAGE_TAGS } from '../text/language.js';
import { table, type TableSetup } from '../testing/table.js';
import { botChoice, type BotLevel, type BotReason } from './levels.js';
import { dice } from './random.js';
import { botReasonText } from './reason-text.js';

const engine = createEngine(playableBook());
const { book } = engine;
const MARINE = 'SOR_095';
const nameOf = (id: string): string => book.cards.get(id)?.name ?? '';
const choiceAt = (state: State, level: BotLevel, passes = 60) =>
  botChoice({ book, state, level, roll: dice(5), goOn: (n) => n < passes });
const said = (setup: TableSetup, level: BotLevel): string =>
  botReasonText('en', choiceAt(table(engine, setup).state, level).reason, nameOf);

describe('why a bot did something', () => {
  it.each([2, 3, 4] as const)('names the card and the cause in one line at level %i', (level) => {
    const you = { ground: [MARINE], resources: 2 };
    expect(said({ you, them: { baseDamage: 28 } }, level)).toMatch(
      /^Attacks with Battlefield Marine: (it wins|this wins|of all it could do)/,
    );
    expect(said({ you: { hand: [MARINE], leader: 'SOR_005', resources: 2 } }, level)).toMatch(
      /^Plays Battlefield Marine: /,
    );
  });

  it('is told in every language with the same parts', () => {
    const reason: BotReason = {
      why: 'best-odds',
      passes: 60,
      chance: 61,
      next: 40,
      instead: { does: 'pass' },
      did: { does: 'attack', card: MARINE },
    };
    for (const language of LANGUAGE_TAGS) {
      const text = botReasonText(language, reason, nameOf);
      for (const part of ['Battlefield Marine', '61', '60', '40']) expect(text).toContain(part);
    }
    const { did: _, ...former } = reason;
    expect(botReasonText('en', former, nameOf)).toMatch(/^It wins 61 %/);
  });

  it('tells nothing of a hand: neither what is resourced nor what might have been played', () => {
    const decks = [starterDeck('luke'), starterDeck('vader')] as SeatSetup[];
    const begun = engine.create({ players: decks }, 'reasons');
    if (isRefusal(begun)) throw new Error(begun.code);
    const doings = new Set<string>();
    for (let { state } = begun, n = 0; state.pending && n < 60; n++) {
      const d: Decision = state.pending;
      const { move, reason } = choiceAt(state, 3, 12);
      const instead = reason.why === 'best-odds' ? reason.instead : undefined;
      const hidden = state.id.filter((_, card) => isHiddenFrom(state, null, card));
      const open = state.id.filter((_, card) => !isHiddenFrom(state, null, card));
      for (const card of [instead?.card, d.kind === 'resource' ? reason.did?.card : undefined])
        if (card !== undefined && hidden.includes(card)) expect(open).toContain(card);
      doings.add(reason.did?.does ?? d.kind);
      const next = engine.apply(state, move);
      if (isRefusal(next)) throw new Error(next.code);
      ({ state } = next);
    }
    expect([...doings]).toEqual(expect.arrayContaining(['play', 'attack', 'resource']));
  });
});
