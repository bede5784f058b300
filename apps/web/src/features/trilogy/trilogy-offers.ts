import {
  type DeckIndex,
  type EventView,
  type GameWinner,
  type TrilogyMatchView,
  standsIn,
} from '#contracts';
import { mayNow } from '../../shared/event/event-offers.js';
import { other, owesChoice, playableDecks } from '../../shared/trilogy/sides.js';

/** The viewer's actions on the page of a Trilogy match; its buttons are drawn from them. */
export interface TrilogyOffers {
  /** Confirm being at the table, for which the clock for the bans waits. */
  readonly sit: boolean;
  /** The opponent's decks of which one is to be banned; empty: not possible now. */
  readonly ban: readonly DeckIndex[];
  /** The player's decks of which one is to be chosen for the next game; empty: not possible now. */
  readonly pick: readonly DeckIndex[];
  /** The possible winners to report for the current game; empty: not possible now. */
  readonly report: readonly GameWinner[];
  /** The opponent's report that waits for an answer; otherwise null. */
  readonly answer: GameWinner | null;
  readonly present: boolean;
  readonly startClock: boolean;
  readonly endChoice: boolean;
  /** Rule the result of the current game, as staff. */
  readonly ruleGame: boolean;
}

const winners = ['a', 'b', 'draw'] as const satisfies readonly GameWinner[];
const playing: readonly TrilogyMatchView['stage'][] = ['playing', 'reported', 'disputed'];

type OwnOffers = Pick<TrilogyOffers, 'sit' | 'ban' | 'pick' | 'report' | 'answer'>;
const none: OwnOffers = { sit: false, ban: [], pick: [], report: [], answer: null };

/** `onScreen`: the game is played on screen, which reports its result. */
const ownOffers = (event: EventView, match: TrilogyMatchView, onScreen: boolean): OwnOffers => {
  const { mine, stage, report } = match;
  if (mine === null || !standsIn(event, 'playing')) return none;
  const owes = owesChoice(match);
  const theirs = stage === 'reported' && report !== null && report.by !== mine;
  const reports = !onScreen && (stage === 'playing' || (stage === 'reported' && !theirs));
  return {
    sit: match.waitsFor === 'table' && stage === 'ban' && !match[mine].here,
    ban: owes && stage === 'ban' && match[other(mine)].decks.length > 0 ? [0, 1, 2] : [],
    pick: owes && stage === 'pick' ? playableDecks(match[mine]) : [],
    report: reports ? winners : [],
    answer: theirs ? report.winner : null,
  };
};

/** `decksIn`: both players have submitted three legal decks. */
export const trilogyOffers = (
  event: EventView,
  match: TrilogyMatchView,
  { decksIn, onScreen }: { readonly decksIn: boolean; readonly onScreen: boolean },
): TrilogyOffers => {
  const { stage } = match;
  const judge = mayNow(event, 'rule', 'playing');
  return {
    ...ownOffers(event, match, onScreen),
    present: judge && stage === 'unpresented' && decksIn,
    startClock: judge && stage === 'ban' && match.waitsFor !== null,
    endChoice:
      judge &&
      (stage === 'ban' || stage === 'pick') &&
      [match.a, match.b].some(({ choosing, chosen }) => choosing && !chosen),
    ruleGame: playing.includes(stage) && mayNow(event, 'results', 'playing'),
  };
};
