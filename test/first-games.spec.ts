import { describe, expect, it } from 'vitest';
import {
  choicesByAmount,
  choicesWith,
  piecesOn,
} from '../apps/web/src/shared/described-board/choices.js';
import { shownBoard } from '../apps/api/src/described/shown.js';
import {
  describedIn,
  type DescribedPosition,
  type FirstGame,
  sameOption,
  type ScreenMove,
  type Texts,
} from '#game';
import { games } from '#games';
import { type GameAction, type GameState, practiceDecider, shownAt } from '#match';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it'];

const firstGames = games.flatMap((game) => {
  const screen = describedIn(game);
  return screen?.firstGame ? [{ id: game.id, screen, first: screen.firstGame }] : [];
});
type Offered = (typeof firstGames)[number];

const setupsOf = ({ screen, first }: Offered) =>
  first.lists().map((list) => {
    const brought = screen.bring(list, first.seed);
    if (brought.kind !== 'brought') throw new Error(`not brought: ${JSON.stringify(brought)}`);
    return brought.setup;
  });

/** Every position of it, the one after the last move too. */
const positionsOf = (offered: Offered): readonly DescribedPosition[] => {
  const begun = offered.screen.begin(setupsOf(offered), offered.first.seed);
  if (begun === null) throw new Error('cannot begin');
  const positions = [begun];
  for (const [at, { seat, option }] of offered.first.moves.entries()) {
    const next = positions.at(-1)?.after({ seat, option });
    if (!next) throw new Error(`move ${at} is not legal`);
    positions.push(next);
  }
  return positions;
};

/** How often a newcomer presses for it: a piece and its button. */
const pressesFor = (position: DescribedPosition, option: ScreenMove['option']): number => {
  const board = shownBoard(position.board(0));
  const options = board.decision?.options ?? [];
  const at = position.options.findIndex((each) => sameOption(each, option));
  const { visible } = piecesOn(board, 0);
  const piece = options[at]?.pieces.find((key) => visible.has(key)) ?? null;
  // Its button is there without a step to another amount.
  const shown = choicesByAmount(choicesWith(options, piece)).map(([first]) => first?.at);
  if (!shown.includes(at)) throw new Error(`no button for ${JSON.stringify(option)}`);
  const ghost = options[at]?.ghost === undefined || shown.length === 1 ? 0 : 1;
  return (piece === null ? 1 : 2) + ghost;
};

const saidIn = ({ moves, end }: FirstGame): readonly Texts[] => [
  ...moves.flatMap(({ says }) => (says === null ? [] : [says])),
  end,
];

const started = ({ id, first, ...offered }: Offered): GameAction => {
  const [own, bots] = setupsOf({ id, first, ...offered });
  const host = { playerId: 'account:ana', name: '', list: '', setup: own ?? {} };
  const players = [{ playerId: null, name: '', list: '', setup: bots ?? {} }];
  const times = { openedAt: '', openUntil: '', listed: false };
  return {
    type: 'Start',
    data: {
      table: { gameId: 'p1', game: id, seats: 2, host, ...times },
      deal: {
        players,
        level: 1,
        seed: first.seed,
        nonce: 'n',
        seedCommitment: 'c',
        engine: 'sha256:e',
        prepared: { game: 'first', seed: first.seed },
      },
    },
  };
};

const send = (action: GameAction, state: GameState = practiceDecider.initialState): GameState => {
  const decided = practiceDecider.decide({ ...action, games }, state);
  if ('kind' in decided) throw new Error(decided.code);
  return decided.reduce(practiceDecider.evolve, state);
};
const movesOf = ({ record }: GameState): readonly ScreenMove[] => record?.moves ?? [];
const shown = (state: GameState) => shownAt(games, state, movesOf(state));
const choosing = (state: GameState, option: ScreenMove['option'], { first }: Offered): GameState =>
  send({ type: 'Play', data: { by: 0, choice: option, seed: first.seed, nonce: 'n' } }, state);
const takingBack = (state: GameState, { first }: Offered): GameState =>
  send({ type: 'TakeBack', data: { by: 0, look: { step: state.step }, seed: first.seed } }, state);

it('there is one of each game that describes its boards', () => {
  expect(firstGames.map(({ id }) => id)).toEqual(['xwing', 'destiny', 'swtcg']);
});

describe.each(firstGames)('the first game of $id', (offered) => {
  const { first } = offered;

  it('is legal to its end, and each choice of the newcomer is explained', () => {
    const positions = positionsOf(offered);
    for (const [at, { seat, option, says }] of first.moves.entries()) {
      const position = positions[at];
      expect(position?.waitingFor, `move ${at}`).toBe(seat);
      expect(
        position?.options.some((each) => sameOption(each, option)),
        `move ${at}`,
      ).toBe(true);
      expect(says !== null, `move ${at}`).toBe(seat === 0);
    }
    expect(first.moves.at(-1)?.seat).toBe(0);
  });

  it('says it in five languages, in a few words', () => {
    for (const text of saidIn(first)) {
      expect(Object.keys(text).sort()).toEqual(LANGUAGES);
      for (const said of Object.values(text)) {
        expect(said).not.toBe('');
        expect(said.length, said).toBeLessThanOrEqual(220);
      }
    }
  });

  it('takes 10 to 30 presses, of which no more than three are for one choice', () => {
    const positions = positionsOf(offered);
    const presses = first.moves.flatMap(({ seat, option }, at) =>
      seat === 0 ? [pressesFor(positions[at] as DescribedPosition, option)] : [],
    );
    const all = presses.reduce((sum, each) => sum + each, 0);
    expect(all).toBeGreaterThanOrEqual(10);
    expect(all).toBeLessThanOrEqual(30);
    // A finger shows what a choice makes of a map before it chooses.
    expect(Math.max(...presses)).toBeLessThanOrEqual(3);
  });

  it('is played through by whoever chooses what is shown, and goes on without a coach', () => {
    let state = send(started(offered));
    const said: (Texts | null)[] = [];
    for (let now = shown(state); now?.wanted; now = shown(state)) {
      said.push(now.says);
      state = choosing(state, now.wanted, offered);
    }
    expect([...said, shown(state)?.says]).toEqual(saidIn(first));
    expect(shown(state)?.done).toBe(shown(state)?.of);
    // Some end with the game, won by the newcomer; others go on.
    if (state.ended) expect(state.ended.winners).toEqual([0]);
    else expect(shown(state)?.wanted).toBeNull();
  });

  it('leaves whoever chooses otherwise to themselves, and goes on once that is taken back', () => {
    const begun = send(started(offered));
    const before = shown(begun);
    const position = positionsOf(offered)[movesOf(begun).length];
    const other = position?.options.find((each) => !sameOption(each, before?.wanted ?? {}));
    if (!other) throw new Error('there is no other choice');
    const strayed = choosing(begun, other, offered);
    expect(shown(strayed)).toMatchObject({ says: null, wanted: null });
    expect(shown(takingBack(strayed, offered))).toEqual(before);
  });
});

describe('a question on a described board', () => {
  it('says beside the card that asks what is done to whoever is chosen', () => {
    const destiny = firstGames.find(({ id }) => id === 'destiny');
    if (!destiny) throw new Error('no first game');
    const asked = positionsOf(destiny).flatMap((position) => position.board(0).decision ?? []);
    const said = asked.flatMap(({ says }) => says?.en ?? []);
    expect(said).toEqual([
      '1 melee damage',
      '1 shield',
      expect.stringContaining('Remove that die'),
    ]);
    // What has no card that asks explains itself.
    for (const { source, says } of asked) expect(says === undefined).toBe(source === null);
  });
});
