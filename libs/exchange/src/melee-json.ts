import { z } from 'zod';
import { jsonFormat } from './json-file.js';

/**
 * Pages of the organizer API of Melee, as described by programs that read it. Other fields are
 * kept.
 */
const page = <S extends z.ZodType>(row: S) => z.looseObject({ Content: z.array(row) });

const player = z.looseObject({ ID: z.number(), DisplayName: z.string(), Username: z.string() });
const team = z.looseObject({ Players: z.array(player).min(1) });
const standing = z.looseObject({
  Rank: z.int().min(1),
  Points: z.number(),
  MatchRecord: z.string().regex(/^\d+-\d+-\d+$/),
  OpponentMatchWinPercentage: z.number().min(0).max(1),
  Team: team,
});

export const meleeTournamentJson = jsonFormat(
  'melee-tournament-json',
  z.looseObject({
    ID: z.number(),
    Name: z.string(),
    Phases: z.array(
      z.looseObject({
        ID: z.number(),
        Name: z.string(),
        Rounds: z.array(z.looseObject({ ID: z.number(), Name: z.string() })),
      }),
    ),
  }),
);
export const meleeMatchesJson = jsonFormat(
  'melee-matches-json',
  page(
    z.looseObject({
      Guid: z.string(),
      RoundNumber: z.int().min(1),
      TableNumber: z.number().nullable(),
      HasResult: z.boolean(),
      Competitors: z.array(z.looseObject({ TeamId: z.number(), Team: team })),
    }),
  ),
);
export const meleeStandingsJson = jsonFormat('melee-standings-json', page(standing));
export const meleePlayersJson = jsonFormat(
  'melee-players-json',
  page(player.extend({ StatusDescription: z.string() })),
);
/** The response of the public page, without an account. */
export const meleePageStandingsJson = jsonFormat(
  'melee-page-standings-json',
  z.looseObject({ draw: z.number(), recordsTotal: z.number(), data: z.array(standing) }),
);
export const meleeDeckJson = jsonFormat(
  'melee-deck-json',
  z.looseObject({
    Guid: z.string(),
    DecklistName: z.string(),
    Records: z.array(
      z.looseObject({
        n: z.string(),
        s: z.string().nullable(),
        q: z.int().min(1),
        c: z.union([z.literal(0), z.literal(6), z.literal(7), z.literal(99)]),
      }),
    ),
  }),
);
