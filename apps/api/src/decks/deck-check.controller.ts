import { Describe, members } from '../http/describe.js';
import { games } from '#games';
import { Dependencies } from '#platform';
import { unlessRefused } from '../http/failure.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { commands, type DeckView, id } from '#contracts';
import { canonicalDeck, type CardPool, checkDeck } from '#formats';
import { deckView, listView } from '#read-models';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { validate } from '../http/validated.js';
import {
  asCardPool,
  authorize,
  judgeList,
  type JudgedList,
  noDeck,
  ownListsOf,
  PlayerPools,
  rulesOf,
  rulesToday,
} from '#application';
import { poolRights } from '../policy/pool-visibility.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import type { Asker } from '#application';

const question = z.strictObject({
  text: commands.SubmitDeck.shape.text,
  eventId: id.optional(),
  playerId: id.optional(),
});

const handedIn = { revision: 0, submittedAt: null };

const listDeckView = (judged: JudgedList): DeckView =>
  judged.kind === 'read'
    ? listView(games, judged.list, { legal: judged.legal, ...handedIn })
    : {
        ...deckView(noDeck, { legal: false, problems: [] }, handedIn),
        problems: judged.problems.map((problem) => ({ ...problem, line: null })),
      };

/** POST /api/decks/check: reads and judges a deck without storing anything. */
@ForTokens({ part: 'decks' })
@Controller('api/decks')
@Dependencies(TournamentAccess, PlayerPools)
export class DeckCheckController {
  constructor(
    private readonly door: TournamentAccess,
    private readonly pools: PlayerPools,
  ) {}

  @Describe({
    tag: 'decks',
    summary: 'What a deck is and what is wrong with it; nothing is stored',
    takes: members(
      { text: { type: 'string' } },
      {
        eventId: { type: 'string' },
        playerId: {
          type: 'string',
          description:
            "Limited events: whose pool it is judged by; the asker's own seat when left out",
        },
      },
    ),
    answers: ['The deck'],
  })
  @Post('check')
  @Admit('deck-check')
  @HttpCode(200)
  async check(@Body() body: unknown, @Caller() asker: Asker): Promise<{ deck: DeckView }> {
    const { text, eventId, playerId } = validate(question, body);
    const visit = eventId === undefined ? null : await this.door.enter(eventId, asker, Infinity);
    const game = visit && ownListsOf(games, visit.tournament);
    if (visit && game) return { deck: listDeckView(judgeList(game, text, visit.tournament)) };
    const { deck, verdict } = visit
      ? checkDeck(text, rulesOf(visit.tournament), await this.poolOf(visit, playerId))
      : checkDeck(text, rulesToday());
    return { deck: deckView(canonicalDeck(deck), verdict, { revision: 0, submittedAt: null }) };
  }

  /**
   * The pool from which a limited deck must be built: that of the named player, otherwise of the
   * asker's own seat. Needs the right to see it, because a verdict reveals what is in a pool.
   */
  private async poolOf(
    { tournament, asker, rights }: Visit,
    named: string | undefined,
  ): Promise<CardPool | undefined> {
    const playerId = named ?? [...rights.ownPlayers].at(-1);
    const pool = playerId === undefined ? null : await this.pools.of(tournament, playerId);
    if (playerId === undefined || !pool) return undefined;
    unlessRefused(
      authorize(poolRights(pool.open), {
        asker,
        rights,
        tournament,
        own: rights.ownPlayers.has(playerId),
      }),
    );
    return asCardPool(pool);
  }
}
