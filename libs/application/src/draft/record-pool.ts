import { printingsOf } from '#cards';
import { commands } from '#contracts';
import type { PoolEvents } from '#draft';
import { appendTo, type StreamAppend } from '#event-store';
import {
  type CardCount,
  type CardPool,
  deckSections,
  hasErrors,
  labelOf,
  parseDeck,
  type ParsedDeck,
  validateDeck,
} from '#formats';
import { type DeckEvents, deckView } from '#read-models';
import { currentDraft, mayBuild, type TournamentState } from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandServices } from '../command/services.js';
import { rulesOf } from '../deck/deck-rules.js';
import { deckIdOf, handIn } from '../deck/hand-in.js';
import { refused } from '../failure/request-failure.js';
import { judges } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { loadTournament, type TournamentContext } from '../context/tournament-context.js';

/** What came out of real boosters, typed in by the player or by the staff; the pool has a stream of its own. */
export const RecordPool = defineCommand({
  name: 'RecordPool',
  payload: commands.RecordPool,
  grants: [...judges, 'self'],
  load: loadTournament,
  decide: async ({ eventId, playerId, text }, context, services) => {
    const { event, standing, meta } = context;
    const set = recordedSet(event.state);
    if (!event.state.players.has(playerId))
      throw refused({ code: 'tournament/player-unknown', data: { playerId } });
    if (!does(standing, 'rule') && !mayBuild(event.state, meta.at))
      throw refused({ code: 'tournament/decks-locked' });
    const cards = cardsIn(text);
    assertOfSet(cards, set);
    const pool = await services.aggregates.pool(`${eventId}-${playerId}`);
    const data: PoolEvents['PoolRecorded'] = {
      eventId,
      playerId,
      draft: currentDraft(event.state)?.draft ?? 0,
      revision: pool.version + 1,
      cards,
    };
    return [
      appendTo(pool, [{ type: 'PoolRecorded', schemaVersion: 1, data }]),
      ...(await judgedAgain(playerId, { set, cards }, context, services)),
    ];
  },
});

const assertOfSet = (cards: readonly CardCount[], set: string): void => {
  const strangers = cards.filter(
    ({ id }) => !printingsOf(id).some((printing) => printing.startsWith(`${set}_`)),
  );
  if (strangers.length > 0)
    throw refused({
      code: 'pool/other-set',
      data: { set, cards: strangers.map(({ id }) => labelOf(id)) },
    });
};

/** A deck that has been handed in is judged by the pool as it is now. */
const judgedAgain = async (
  playerId: string,
  pool: CardPool,
  context: TournamentContext,
  { aggregates, store }: CommandServices,
): Promise<readonly StreamAppend[]> => {
  const { state } = context.event;
  if (!state.players.get(playerId)?.deck) return [];
  const last = (await store.readStream(`deck-${deckIdOf(state.eventId, playerId)}`)).at(-1)
    ?.data as unknown as DeckEvents['DeckSubmitted'] | undefined;
  if (!last) return [];
  const verdict = validateDeck(last.deck, rulesOf(state), { pool });
  return handIn(aggregates, context, { playerId, deck: last.deck, verdict, byStaff: true });
};

/** Boosters that the tournament made itself are on record already: nobody may type in others. */
const recordedSet = ({ status, settings: { limited } }: TournamentState): string => {
  if (status !== 'running') throw refused({ code: 'tournament/not-running' });
  if (!limited) throw refused({ code: 'tournament/not-limited' });
  if (limited.source !== 'recorded') throw refused({ code: 'pool/not-recorded' });
  return limited.set;
};

/** A pool has no sections, so a bare list is read as one, and needs neither leader nor base. */
const parsePool = (text: string): Pick<ParsedDeck, 'deck' | 'problems'> => {
  const parsed = parseDeck(text);
  const { deck, problems } = parsed.problems.some(({ code }) => code === 'deck/card-before-section')
    ? parseDeck(`Deck\n${text}`)
    : parsed;
  return { deck, problems: problems.filter(({ code }) => code !== 'deck/missing-part') };
};

/** Every card of the text, whatever section it stands in. */
const cardsIn = (text: string): readonly CardCount[] => {
  const { deck, problems } = parsePool(text);
  if (hasErrors(problems))
    throw refused({
      code: 'deck/unreadable',
      data: {
        problems: deckView(deck, { legal: false, problems }, { revision: 0, submittedAt: null })
          .problems,
      },
    });
  const counts = new Map<string, number>();
  for (const { id, count } of deckSections.flatMap((section) => deck[section]))
    counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
};
