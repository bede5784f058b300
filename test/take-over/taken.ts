import { isRefusal } from '#aggregate';
import { previewTakeOver, resultsOf, takeOver } from '#application';
import type { ForeignEvent, ForeignFiles, TakeOverPreview } from '#contracts';
import { readForeignEvent, type ForeignReading } from '#exchange';
import { factFaults, factSchemasOf } from '#facts';
import { toDecimal } from '#game';
import { games } from '#games';
import {
  plainSettings,
  swissStandings,
  tournamentCommand,
  tournamentDecider,
  type EventSettings,
  type TournamentState,
} from '#tournament';
import type { Standing } from './made-event.js';

const meta = {
  actor: 'account:owner1',
  commandId: 'take-over-command',
  at: '2026-05-16T12:00:00.000Z',
  fingerprint: null,
};
export const acting = { meta, games };

/** An event that nobody is in yet. */
export const emptyEvent = (
  format = 'premier',
  more: Partial<EventSettings> = {},
): TournamentState => {
  const created = tournamentDecider.decide(
    tournamentCommand(
      'CreateEvent',
      {
        ...{ eventId: 'taken-event', name: 'Taken', format, date: '2026-05-16', venue: '' },
        ...{ cap: null, owner: 'owner1', ownerName: 'Owner', seedCommitment: 'c', demo: false },
        settings: { ...plainSettings, deckRequired: false, ...more },
      },
      { ...meta, games },
    ),
    tournamentDecider.initialState,
  );
  if (isRefusal(created)) throw new Error(created.code);
  return created.reduce(tournamentDecider.evolve, tournamentDecider.initialState);
};

export const readingOf = (
  files: ForeignFiles['files'],
  rounds?: number,
): ForeignReading & { readonly unread: readonly string[] } => {
  const read = readForeignEvent({ files, ...(rounds === undefined ? {} : { rounds }) }, 3);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const schemas = factSchemasOf(games);

/** What the event and its matches would be; every fact is one that another server would take. */
export const outcomeOf = (foreign: ForeignEvent, swissRounds: number, state = emptyEvent()) => {
  const outcome = takeOver({ foreign, swissRounds }, state, acting);
  if (isRefusal(outcome)) throw new Error(`${outcome.code} ${JSON.stringify(outcome.data)}`);
  const facts = [...outcome.events, ...outcome.matches.flatMap(({ events }) => events)];
  const faults = facts.flatMap((fact) =>
    factFaults(schemas, fact).map((fault) => ({ type: fact.type, ...fault })),
  );
  if (faults.length > 0) throw new Error(JSON.stringify(faults.slice(0, 3)));
  const results = resultsOf(outcome);
  const rows = swissStandings(games, outcome.state, results);
  const standings = rows.map(({ player, points, values }): Standing => ({
    name: outcome.state.players.get(player)?.name ?? '',
    points,
    omw: Number(toDecimal(values['omw'] ?? { numerator: 0n, denominator: 1n })),
    gw: Number(toDecimal(values['gw'] ?? { numerator: 0n, denominator: 1n })),
    ogw: Number(toDecimal(values['ogw'] ?? { numerator: 0n, denominator: 1n })),
  }));
  return { ...outcome, results, standings };
};

export const preview = (
  read: ForeignReading,
  swissRounds: number,
  state = emptyEvent(),
): Pick<TakeOverPreview, 'standings' | 'differences' | 'equal' | 'rematches'> => {
  const told = previewTakeOver({ foreign: read.event, swissRounds }, read.standings, {
    state,
    acting,
  });
  if (isRefusal(told)) throw new Error(`${told.code} ${JSON.stringify(told.data)}`);
  return told;
};

/** By name: who is equal in everything is ordered by lot. */
export const byName = (rows: readonly Standing[]): readonly Standing[] =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));
