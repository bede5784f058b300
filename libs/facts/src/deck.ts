import { z } from 'zod';
import { gameId } from '#contracts';
import { type DeckProblem, deckProblemText, inEveryLocale } from '#formats';
import { type GameCatalogue, gameIn, type ListProblem, type StoredList } from '#game';
import type { DeckEvents, TrioEvents } from '#read-models';
import { id, joinedIds, json, line, playerId } from './parts.js';
import type { SchemasOf } from './schemas-of.js';
import { card } from './tournament.js';

const counted = z.array(z.strictObject({ id: card, count: z.int().min(1).max(99) })).max(2_000);
const deck = z.strictObject({
  name: line(200).exactOptional(),
  leaders: counted,
  bases: counted,
  main: counted,
  sideboard: counted,
});
/** A deck problem that can be rendered in every language. */
const problem = json<DeckProblem>(20_000, (given) =>
  inEveryLocale((locale) => deckProblemText(given, locale).slice(0)),
);
const verdict = z.strictObject({ legal: z.boolean(), problems: z.array(problem).max(1_000) });
const submitted = {
  eventId: id,
  playerId,
  deckId: joinedIds,
  revision: z.int().min(1).max(100_000),
  verdict,
};
const longestList = 65_536;
const texts = z.object({ en: line(500) }).catchall(line(500));
const listProblem = z.strictObject({
  code: line(100),
  severity: z.enum(['error', 'warning', 'notice']),
  path: line(200).nullable(),
  text: texts,
}) satisfies z.ZodType<ListProblem>;

interface OwnList {
  readonly game: string;
  readonly value: StoredList;
}

/** Checks whether its game can write, show and name a list. */
const worksIn =
  (games: GameCatalogue) =>
  ({ game, value }: OwnList): boolean => {
    try {
      const { lists } = gameIn(games, game);
      return [lists.write(value), lists.view(value), lists.label(value)].length > 0;
    } catch {
      return false;
    }
  };

/** Events of the stream of a deck. */
export const deckSchemasOf = (games: GameCatalogue) =>
  ({
    DeckSubmitted: [
      z.strictObject({
        ...submitted,
        draft: z.int().min(0).max(9).exactOptional(),
        deck,
        list: z
          .strictObject({
            game: gameId,
            value: json<StoredList>(longestList),
            problems: z.array(listProblem).max(1_000),
          })
          .refine(worksIn(games), { error: 'is no list of its game' })
          .exactOptional(),
      }),
    ],
    TrioSubmitted: [z.strictObject({ ...submitted, decks: z.array(deck).max(3) })],
  }) satisfies SchemasOf<DeckEvents & TrioEvents>;
