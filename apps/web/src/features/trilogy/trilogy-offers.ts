import {
  type DeckIndex,
  type EventView,
  type GameWinner,
  type TrilogyMatchView,
  standsIn,
} from '#contracts';
import { mayNow } from '../../shared/event/event-offers.js';
import { other, owesChoice, playableDecks } from '../../shared/trilogy/sides.js';

/** What the page of a Trilogy match lets whoever looks do now: its buttons are drawn from it. */
export interface TrilogyOffers {
  /** Says to be at the table, for which the time to ban waits. */
  readonly sit: boolean;
  /** Decks of the other side one of which is banned; empty: not now. */
  readonly ban: readonly DeckIndex[];
  /** Own decks one of which plays the coming game; empty: not now. */
  readonly pick: readonly DeckIndex[];
  /** Who can be said to have won the game under way; empty: not now. */
  readonly report: readonly GameWinner[];
  /** What the other side reports waits for an answer. */
  readonly answer: GameWinner | null;
  readonly present: boolean;
  readonly startClock: boolean;
  readonly endChoice: boolean;
  /** The staff says who won the game under way. */
  readonly ruleGame: boolean;
}

const winners = ['a', 'b', 'draw'] as const satisfies readonly GameWinner[];
const playing: readonly TrilogyMatchView['stage'][] = ['playing', 'reported', 'disputed'];

type OwnOffers = Pick<TrilogyOffers, 'sit' | 'ban' | 'pick' | 'report' | 'answer'>;
const none: OwnOffers = { sit: false, ban: [], pick: [], report: [], answer: null };

/** `onScreen`: a game is being played there, and its outcome comes from it. */
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

/** `decksIn`: both have handed in three legal decks. */
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
