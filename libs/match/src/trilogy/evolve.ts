import type { Reporter } from '../place.js';
import type { DeckFace, DeckIndex, TrilogyEvents } from './events.js';
import { other, playable, type TrilogySide, type TrilogyState } from './state.js';

type Fold<T extends keyof TrilogyEvents> = (
  state: TrilogyState,
  data: TrilogyEvents[T],
  version: number,
) => TrilogyState;

const side = (decks: readonly DeckFace[]): TrilogySide => ({
  decks,
  banned: null,
  won: [],
  playing: null,
  sealed: null,
});

const change = (state: TrilogyState, by: Reporter, next: Partial<TrilogySide>): TrilogyState => ({
  ...state,
  [by]: { ...state[by], ...next },
});

const both = (state: TrilogyState, next: (by: Reporter) => Partial<TrilogySide>): TrilogyState =>
  change(change(state, 'a', next('a')), 'b', next('b'));

const sitDown = (state: TrilogyState, by: Reporter): TrilogyState =>
  state.here.includes(by) ? state : { ...state, here: [...state.here, by] };

/** The sides that choose before the next game: those with more than one deck left. */
const choosers = (state: TrilogyState): readonly Reporter[] =>
  (['a', 'b'] as const).filter((by) => playable(state[by]).length > 1);

const endGame: Fold<'GameEnded'> = (state, { winner, chooseBy }) => {
  const over = { ...state, report: null, chooseBy };
  if (winner === 'draw') return { ...over, stage: 'pick', drawn: state.drawn + 1, choosing: [] };
  const deck = state[winner].playing;
  const set = deck === null ? over : change(over, winner, { won: [...state[winner].won, deck] });
  if (set[winner].won.length === 2) return { ...set, stage: 'over', choosing: [] };
  return { ...set, stage: 'pick', choosing: choosers(set) };
};

export const trilogyFolds: { readonly [T in keyof TrilogyEvents]: Fold<T> } = {
  DecksPresented: (_state, { a, b, banSeconds, pickSeconds, chooseBy, waitsFor }) => ({
    stage: 'ban',
    a: side(a),
    b: side(b),
    game: 0,
    drawn: 0,
    choosing: ['a', 'b'],
    report: null,
    chooseBy,
    waitsFor: waitsFor ?? null,
    here: [],
    banSeconds,
    pickSeconds,
  }),
  PlayerSatDown: (state, { by }) => sitDown(state, by),
  BanClockStarted: (state, { chooseBy }) => ({ ...state, chooseBy, waitsFor: null }),
  BanSealed: (state, { by, commitment, byClock }) =>
    change(byClock ? state : sitDown(state, by), by, { sealed: commitment }),
  BansRevealed: (state, data) => {
    const revealed = both(state, (by) => ({ sealed: null, banned: data[other(by)].choice }));
    const { chooseBy } = data;
    return { ...revealed, stage: 'pick', choosing: choosers(revealed), chooseBy, waitsFor: null };
  },
  DeckSealed: (state, { by, commitment }) => change(state, by, { sealed: commitment }),
  DecksRevealed: (state, data) => ({
    ...both(state, (by) => ({ sealed: null, playing: data[by].choice })),
    choosing: [],
    chooseBy: null,
  }),
  GameStarted: (state, { game, a, b }) => ({
    ...both(state, (by): { playing: DeckIndex } => ({ playing: by === 'a' ? a : b })),
    stage: 'playing',
    game,
    chooseBy: null,
  }),
  GameReported: (state, { by, winner, confirmBy }, version) => ({
    ...state,
    stage: 'reported',
    report: { by, winner, confirmBy, version },
  }),
  GameDisputed: (state) => ({ ...state, stage: 'disputed' }),
  GameRuled: (state) => state,
  GameEnded: endGame,
};

export const blankTrilogy: TrilogyState = {
  stage: 'ban',
  a: side([]),
  b: side([]),
  game: 0,
  drawn: 0,
  choosing: [],
  report: null,
  chooseBy: null,
  waitsFor: null,
  here: [],
  banSeconds: 0,
  pickSeconds: 0,
};
