import type { Chance } from '#client';
import { starterText } from '../../apps/api/test/tables.js';
import type { HandoverContent } from '../../test/support/well-chained.js';
import type { AnswerCheck } from './answer-check.js';
import { type Attackers, type Role, roles } from './attackers.js';
import type { Tally } from './findings.js';
import { hintsOf } from './hints.js';
import type { Operation } from './operations.js';
import type { PreparedEvent } from './prepared-events.js';
import { type Json, valueOf } from './schema-values.js';

interface TrialOfTaken {
  readonly url: string;
  readonly operations: readonly Operation[];
  readonly attackers: Attackers;
  readonly answerCheck: AnswerCheck;
  readonly chance: Chance;
  readonly recipient: string;
  /** Every command for an event; a few are used for each file. */
  readonly rota: CommandRota;
  /** Ids of other events, which no answer about an imported event may contain. */
  readonly foreignIds: readonly string[];
  readonly tally: Tally;
}

const idKinds = ['eventId', 'matchId', 'playerId', 'podId', 'callId', 'penaltyId'] as const;
type Ids = Readonly<Record<(typeof idKinds)[number], readonly string[]>>;

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64;

/** All ids in the events of a file. */
const idsIn = ({ eventId, events }: HandoverContent): Ids => {
  const found = Object.fromEntries(idKinds.map((kind) => [kind, new Set<string>()]));
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (isShortText(member)) found[name]?.add(member);
      look(member);
    }
  };
  for (const { data } of events) look(data);
  const ids = Object.fromEntries(idKinds.map((kind) => [kind, [...(found[kind] ?? [])]]));
  return { ...ids, eventId: [eventId] } as Record<keyof Ids, string[]>;
};

/**
 * Commands about an event, its matches, players and pods, taken in turn over all accepted files.
 */
export class CommandRota {
  private readonly commands: readonly Operation[];
  private at = 0;

  constructor(operations: readonly Operation[]) {
    this.commands = operations.filter(
      ({ isCommand, body }) =>
        isCommand && idKinds.some((kind) => kind in ((body?.['properties'] as object) ?? {})),
    );
  }

  get size(): number {
    return this.commands.length;
  }

  /** The number of complete turns through all commands. */
  get turns(): number {
    return Math.floor(this.at / this.commands.length);
  }

  next(count: number): readonly Operation[] {
    return Array.from({ length: count }, () => {
      const command = this.commands[this.at % this.commands.length] as Operation;
      this.at += 1;
      return command;
    });
  }
}

interface TriedCommand {
  readonly name: string;
  readonly role: Role;
  readonly body: Json;
}

/** The usual next commands of an event's day. */
const dayOf = ({ eventId: [eventId = ''], matchId, playerId }: Ids): readonly TriedCommand[] => {
  const score = { a: 2, b: 0, drawn: 0 };
  const round = (number: number) => ({
    eventId,
    phase: 0,
    round: number,
    attempt: 1,
    repair: false,
  });
  const byOwner = (name: string, body: Json): TriedCommand => ({ name, role: 'account', body });
  return [
    ...playerId.slice(0, 2).map((id, index) =>
      byOwner('SubmitDeck', {
        eventId,
        playerId: id,
        text: starterText(index === 0 ? 'luke' : 'vader'),
      }),
    ),
    byOwner('ImportPlayers', { eventId, text: 'Zoe\nYves' }),
    byOwner('CheckInAll', { eventId }),
    byOwner('StartEvent', { eventId }),
    byOwner('RequestPairing', round(1)),
    ...matchId
      .slice(0, 2)
      .flatMap((id): readonly TriedCommand[] => [
        byOwner('OpenTable', { matchId: id }),
        { name: 'ReportResult', role: 'player', body: { matchId: id, score } },
        { name: 'ReportResult', role: 'guest', body: { matchId: id, score } },
        byOwner('RuleResult', { matchId: id, score, note: '' }),
      ]),
    byOwner('RequestPairing', round(2)),
    byOwner('FinishEvent', { eventId }),
  ];
};

const fromRota = 10;

/** Some of all other commands, made from the OpenAPI document, with the ids of the file. */
const othersOn = (
  ids: Ids,
  { rota, attackers, recipient, chance }: TrialOfTaken,
): readonly TriedCommand[] =>
  rota.next(fromRota).map(({ name, body }) => {
    const role = chance.happens(0.7) ? 'account' : chance.pick(roles);
    const prepared: PreparedEvent = {
      stage: 'paired',
      ids: Object.fromEntries(idKinds.map((kind) => [kind, [...ids[kind]]])),
      seats: { player: ids.playerId[0] ?? null, guest: ids.playerId[1] ?? null },
    };
    const hint = hintsOf(name, { prepared, elsewhere: prepared, role, attackers, recipient });
    return { name, role, body: valueOf(body ?? {}, chance, hint) };
  });

/** Addresses of queries that need only the ids of an event, its matches and its players. */
const targetsOf = ({ path, parameters }: Operation, ids: Ids): readonly string[] => {
  const known = (name: string): string | undefined => ids[name as keyof Ids]?.[0];
  const needed = parameters.filter(({ required, in: place }) => required && place !== 'header');
  if (needed.length === 0 || needed.some(({ name }) => known(name) === undefined)) return [];
  const inQuery = needed.filter(({ in: place }) => place === 'query');
  const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => known(name) ?? 'x');
  const query = inQuery.map(({ name }) => `${name}=${encodeURIComponent(known(name) ?? '')}`);
  return [query.length === 0 ? target : `${target}?${query.join('&')}`];
};

/**
 * Sends commands for everything that may happen next in an imported event, and all queries about
 * it.
 */
export const tryTakenEvent = async (trial: TrialOfTaken, file: HandoverContent): Promise<void> => {
  const { url, operations, attackers, answerCheck, chance, foreignIds, tally } = trial;
  const { findings } = answerCheck;
  const ids = idsIn(file);
  const send = async (
    operation: Operation,
    role: Role,
    sent: { readonly method: 'GET' | 'POST'; readonly target: string; readonly body?: string },
  ): Promise<void> => {
    const headers = {
      ...attackers.headersOf(role),
      ...(sent.body === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'idempotency-key': `taken-${chance.int(2 ** 40).toString(36)}-${tally.requests}`,
          }),
    };
    const { status, text } = await answerCheck.send({ ...sent, headers }, operation);
    tally.add(status);
    const foreign = status < 300 ? foreignIds.find((id) => text.includes(id)) : undefined;
    if (foreign !== undefined)
      findings.note('another event in the answer', operation.key, `${sent.target}: ${foreign}`);
  };
  const day = dayOf(ids);
  const now = chance.int(day.length + 1);
  const commands = [...day.slice(0, now), ...othersOn(ids, trial), ...day.slice(now)];
  for (const { name, role, body } of commands) {
    const operation = operations.find((each) => each.isCommand && each.name === name);
    if (!operation) throw new Error(`the document has no ${name}`);
    await send(operation, role, {
      method: 'POST',
      target: operation.path,
      body: JSON.stringify(body),
    });
  }
  for (const operation of operations.filter(({ method }) => method === 'GET'))
    for (const target of targetsOf(operation, ids))
      await send(operation, chance.pick(['account', 'visitor', 'player']), {
        method: 'GET',
        target,
      });
  const page = `/events/${file.eventId}`;
  const { status } = await fetch(url + page);
  tally.add(status);
  if (status >= 500) findings.note('server fault', 'GET /events/{eventId}', `${page}: ${status}`);
};
