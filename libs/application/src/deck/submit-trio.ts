import { isRefusal, type Refusal } from '#aggregate';
import { commands } from '#contracts';
import { appendTo } from '#event-store';
import {
  canonicalDeck,
  type Deck,
  type DeckProblem,
  type DeckVerdict,
  hasErrors,
  parseDeck,
  validateTrio,
} from '#formats';
import { type TrioEvents, trioView } from '#read-models';
import { type DeckFace, deckIdOf } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal } from '../refusals.js';
import { judges } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { rulesOf } from './deck-rules.js';
import { unplayed } from '../rights/lifecycles.js';

/**
 * Submits the three decks of a Trilogy player, judged together: the lists go into their own stream,
 * the fact that they were submitted into the tournament's.
 */
export const SubmitTrio = defineCommand({
  name: 'SubmitTrio',
  payload: commands.SubmitTrio,
  grants: [...judges, 'self'],
  token: 'decks',
  during: unplayed,
  makes: { DeckRegistered: 'deckId' },
  load: loadTournament,
  decide: async ({ eventId, playerId, texts, onlyLegal }, context, { aggregates }) => {
    const { tournament, rights } = context;
    if (tournament.state.format !== 'trilogy') return conflictRefusal('deck/one-expected');
    const trio = readTrio(texts);
    if (isRefusal(trio)) return trio;
    const { decks, places, problems } = trio;
    const verdict = validateTrio(decks, rulesOf(tournament.state), { places });
    const found = { legal: verdict.legal, problems: [...problems, ...verdict.problems] };
    if (onlyLegal === true && !verdict.legal) return refuseTrio('deck/trio-illegal', decks, found);
    const deckId = deckIdOf(eventId, playerId);
    const handedIn = appendToTournament(context, {
      type: 'RegisterDeck',
      data: {
        playerId,
        deckId,
        legal: verdict.legal,
        leader: null,
        base: null,
        byStaff: does(rights, 'rule'),
        ...facesOf(decks),
      },
    });
    if (isRefusal(handedIn)) return handedIn;
    const stream = await aggregates.deck(deckId);
    const data: TrioEvents['TrioSubmitted'] = {
      eventId,
      playerId,
      deckId,
      revision: stream.version + 1,
      decks,
      verdict: found,
    };
    return [...handedIn, appendTo(stream, [{ type: 'TrioSubmitted', schemaVersion: 1, data }])];
  },
});

/** A refusal that carries the problems found in the lists. */
const refuseTrio = (code: string, decks: readonly Deck[], verdict: DeckVerdict): Refusal => {
  const view = trioView(decks, verdict, { revision: 0, submittedAt: null });
  return conflictRefusal(code, { problems: view.problems });
};

/** Reads the three texts; refuses if one cannot be read. */
const readTrio = (texts: readonly string[]) => {
  const read = texts.map(parseDeck);
  const decks = read.map(({ deck }) => canonicalDeck(deck));
  const problems = read.flatMap((one, index) =>
    one.problems.map((problem): DeckProblem => ({
      ...problem,
      place: { ...problem.place, deck: index + 1 },
    })),
  );
  if (hasErrors(problems)) return refuseTrio('deck/unreadable', decks, { legal: false, problems });
  return { decks, problems, places: read.map(({ places }) => places) };
};

/** The leader and base of each deck, once every deck has exactly one of each. */
const facesOf = (decks: readonly Deck[]): { readonly faces?: readonly DeckFace[] } => {
  const faces = decks.flatMap(({ leaders: [leader], bases: [base] }) =>
    leader && base ? [{ leader: leader.id, base: base.id }] : [],
  );
  return faces.length === 3 ? { faces } : {};
};
