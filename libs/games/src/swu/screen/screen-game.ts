import type {
  KeptPosition,
  ScreenBotChoice,
  ScreenGame,
  ScreenMove,
  ScreenPosition,
  ScreenRefusal,
  ScreenTerms,
  ScreenThinking,
} from '#game';
import { botChoice, dice, isRefusal, type Move, type State } from '#rules';
import { digestOfDecks, rulesEngine, setupOfDecks, type SwuDeck } from './engine.js';
import { dealtFrom, GamePosition } from './position.js';

/** What judged a game as it was dealt. */
export interface SwuTerms extends ScreenTerms {
  readonly engine: string;
  readonly cards: string;
  readonly discreet: boolean;
}

const asMove = ({ seat, option }: ScreenMove): Move => ({ ...option, seat }) as Move;

/** What a bot shakes its dice with: known once the game is over and its seed is told, and different at each place of the game. */
const diceAt = (seed: string, at: number) => dice(Number.parseInt(seed.slice(0, 8), 16) + at);

/** A game of Star Wars: Unlimited as every game on screen is run. Its boards are shown by pages of its own. */
export class SwuPosition implements ScreenPosition {
  /** Choices are composed of cards, amounts and names. */
  readonly options = [];

  constructor(
    readonly position: GamePosition,
    private readonly seed: string,
  ) {}

  get moves(): number {
    return this.position.moves;
  }

  get waitingFor(): number | null {
    return this.position.state.pending?.seat ?? null;
  }

  get result(): ScreenPosition['result'] {
    const { outcome } = this.position.state;
    return outcome && { winners: outcome.winners, conceded: outcome.reason === 'concession' };
  }

  get disclosed(): boolean {
    return this.position.free === null;
  }

  readonly hash = (): string => this.position.hash;

  readonly kept = (): KeptPosition => {
    const { moves, state, free } = this.position;
    return { state, told: [free], disclosed: free === null, moves };
  };

  readonly after = (move: ScreenMove): this | null => {
    const led = this.position.after(asMove(move));
    return isRefusal(led) ? null : (new SwuPosition(led, this.seed) as this);
  };

  readonly explain = (move: ScreenMove): ScreenRefusal | null => {
    const led = this.position.after(asMove(move));
    return isRefusal(led) ? { code: led.code, data: { rule: led.rule, detail: led.detail } } : null;
  };

  readonly botChoice = ({ level, goOn }: ScreenThinking): ScreenBotChoice => {
    const { state } = this.position;
    const { move, reason } = botChoice({
      book: rulesEngine().book,
      state,
      level,
      roll: diceAt(this.seed, state.at),
      ...(goOn && { goOn }),
    });
    const { seat: _seat, ...option } = move;
    return { option, reason };
  };
}

export const swuScreen: ScreenGame<SwuPosition> = {
  begin: (setups, seed, terms = null) => {
    const decks = setups as unknown as readonly SwuDeck[];
    const setup = setupOfDecks(decks, { discreet: terms?.['discreet'] !== false, chooser: null });
    const dealt = dealtFrom(setup, seed);
    return isRefusal(dealt) ? null : new SwuPosition(dealt, seed);
  },
  resume: ({ state, told: [free], moves }, seed) => {
    const last = { free: (free as number | null | undefined) ?? null };
    return new SwuPosition(new GamePosition(moves, state as State, [], last), seed);
  },
  concession: ({ moves }) => ({ at: moves, concede: true }),
  terms: (setups, engine): SwuTerms => ({
    engine,
    cards: digestOfDecks(setups as unknown as readonly SwuDeck[]),
    discreet: true,
  }),
};
