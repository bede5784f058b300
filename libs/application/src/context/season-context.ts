import { isRefusal, type Refusal } from '#aggregate';
import type { LoadedStream } from '#event-store';
import {
  seasonDecider,
  type SeasonCommand,
  type SeasonCommands,
  type SeasonState,
} from '#tournament';
import { appendDecided, type Decision } from '../command/decision.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { notFoundRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import type { Grant } from '../rights/grants.js';
import { loadAsOwner } from './account-context.js';

/** A season as loaded, and the sender, whose rights are established. */
export interface SeasonContext {
  readonly season: LoadedStream<SeasonState>;
  readonly asker: Asker;
  readonly meta: CommandMetadata;
}

/** Loads the season and refuses a sender who does not run it. */
export const loadSeason = async (
  request: RequestAbout<{ readonly seasonId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<SeasonContext | Refusal> => {
  const { asker, payload } = request;
  const season = await aggregates.season(payload.seasonId);
  if (season.state.seasonId === null) return notFoundRefusal('season/not-found');
  const meta = loadAsOwner(request, grants, season.state.owner);
  return isRefusal(meta) ? meta : { season, asker, meta };
};

/** Appends what a command does to the season's own stream. */
export const appendToSeason = <T extends keyof SeasonCommands>(
  { season, meta }: Pick<SeasonContext, 'season' | 'meta'>,
  type: T,
  data: SeasonCommands[T],
): Decision => {
  const { actor, at } = meta;
  const command = { type, data, actor, at } as SeasonCommand;
  return appendDecided(season, seasonDecider.decide(command, season.state));
};
