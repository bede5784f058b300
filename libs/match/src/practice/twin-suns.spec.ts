import { describe, expect, it } from 'vitest';
import { dice, hash, randomMove, type State } from '#rules';
import type { TableDeck } from '../table/events.js';
import { rulesEngine, setupOf } from '../table/game.js';
import { gameState } from '../table/position.js';
import { ReplayCache } from '../table/replay-cache.js';
import { botAnswers } from './bot.js';
import {
  facedByBot,
  type PracticeCommand,
  practiceDecider,
  type PracticeState,
} from './decider.js';
import type { PracticeEvent } from './events.js';

const plainUnits = [...rulesEngine().book.cards.values()]
  .filter(({ type, token, abilities }) => type === 'Unit' && !token && !abilities?.length)
  .map(({ id }) => id);
const deckOf = (leaders: readonly string[], base: string): TableDeck => ({
  leaders: [...leaders],
  base,
  deck: Array.from({ length: 80 }, (_, index) => plainUnits[index % plainUnits.length] as string),
});
const own = deckOf(['SOR_005', 'SOR_014'], 'SOR_029');
const bots = [
  deckOf(['SOR_010', 'SOR_002'], 'SOR_023'),
  deckOf(['SOR_006', 'SOR_001'], 'SOR_026'),
  deckOf(['SOR_009', 'SOR_017'], 'SOR_020'),
];
const secret = (seed: string) => ({ seed, nonce: `nonce of ${seed}` });

const start = (seed: string, count: number, person = own): PracticeCommand => {
  const [bot, ...others] = bots.slice(0, count) as [TableDeck, ...TableDeck[]];
  return {
    type: 'StartPractice',
    data: {
      practiceId: 'p1',
      owner: 'account:ana',
      person,
      bot,
      others,
      level: 1,
      ...secret(seed),
      seedCommitment: 'c',
      engine: 'sha256:e',
    },
  };
};

const send = (state: PracticeState, command: PracticeCommand, log: PracticeEvent[]) => {
  const decided = practiceDecider.decide(command, state);
  if ('kind' in decided) throw new Error(decided.code);
  log.push(...decided);
  return decided.reduce(practiceDecider.evolve, state);
};
const stateOf = ({ game }: PracticeState, seed: string): State => gameState(game!, seed);

/** The person answers at random; so many moves, or to the end. */
const playOn = (seed: string, count: number, log: PracticeEvent[], most = 5_000): PracticeState => {
  const roll = dice(7);
  const games = new ReplayCache();
  let now = send(practiceDecider.initialState, start(seed, count), log);
  for (let moves = 0; moves < most && !now.ended; moves += 1) {
    const { position, state } = games.of(now.game!, seed)!;
    const { pending } = state;
    expect(pending?.seat).toBe(0);
    const { seat: _seat, ...move } = randomMove(pending!, roll, rulesEngine().book.names);
    now = send(now, { type: 'PlayPractice', data: { move, ...secret(seed), position } }, log);
  }
  return now;
};

describe('Twin Suns against bots', () => {
  it.each([2, 3])('%s bots: every one of them plays, and the game comes to an end', (count) => {
    const log: PracticeEvent[] = [];
    const seed = `0000000${count}suns`;
    const over = playOn(seed, count, log);
    const moves = log.flatMap((event) =>
      event.type === 'PracticeMovesPlayed' ? event.data.moves : [],
    );
    expect([...new Set(moves.map(({ seat }) => seat))].sort()).toEqual(
      Array.from({ length: count + 1 }, (_, seat) => seat),
    );
    expect(setupOf(over.game!)).toMatchObject({ twinSuns: true });
    const { outcome } = stateOf(over, seed);
    expect(over.ended?.winners).toEqual(outcome?.winners);
    expect(over.ended?.winner).toBe(
      !outcome?.winners.includes(0) ? 'bot' : outcome.winners.length > 1 ? 'draw' : 'person',
    );
    expect(log.reduce(practiceDecider.evolve, practiceDecider.initialState)).toEqual(over);
  });

  it('is the same game when it is played again from its facts', () => {
    const log: PracticeEvent[] = [];
    const seed = '0000000again';
    const now = playOn(seed, 2, log, 25);
    const reached = hash(stateOf(now, seed));
    const facts = log.reduce(practiceDecider.evolve, practiceDecider.initialState);
    expect(hash(stateOf(facts, seed))).toBe(reached);
  });

  it('a person who concedes is out, and the bots play the phase to its end', () => {
    const log: PracticeEvent[] = [];
    const seed = '0000000gone';
    const now = playOn(seed, 2, log, 12);
    const { at } = stateOf(now, seed);
    const gone = send(
      now,
      { type: 'PlayPractice', data: { move: { at, concede: true }, ...secret(seed) } },
      log,
    );
    expect(stateOf(gone, seed).players[0]?.eliminated).toBe(true);
    expect(gone.ended?.winner).toBe('bot');
    expect(gone.ended?.winners).not.toContain(0);
  });

  it('what a bot faces is the same before and within the command', () => {
    const seed = '0000000face';
    const { data } = start(seed, 3) as Extract<PracticeCommand, { type: 'StartPractice' }>;
    const faced = facedByBot(data, seed);
    const within = send(practiceDecider.initialState, { type: 'StartPractice', data }, []);
    const answers = faced && botAnswers(faced, { seed, level: 1 });
    const before = send(
      practiceDecider.initialState,
      { type: 'StartPractice', data: { ...data, ...(answers && { answers }) } },
      [],
    );
    expect(before).toEqual(within);
  });

  it('refuses a deck of one leader', () => {
    const single = { ...own, leaders: ['SOR_005'] };
    expect(
      practiceDecider.decide(start('0000000one', 2, single), practiceDecider.initialState),
    ).toMatchObject({ code: 'practice/deck-not-playable' });
  });
});
