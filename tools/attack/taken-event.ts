import type { Chance } from '#client';
import { starterText } from '../../apps/api/test/tables.js';
import type { HandoverContent } from '../../test/support/well-chained.js';
import type { AnswerCheck } from './answer-check.js';
import type { Attackers, Role } from './attackers.js';
import type { Tally } from './findings.js';
import type { Operation } from './operations.js';
import type { Json } from './schema-values.js';

interface TrialOfTaken {
  readonly url: string;
  readonly operations: readonly Operation[];
  readonly attackers: Attackers;
  readonly answerCheck: AnswerCheck;
  readonly chance: Chance;
  /** Ids of others, which no answer about a taken event may hold. */
  readonly foreignIds: readonly string[];
  readonly tally: Tally;
}

type Ids = Readonly<Record<'eventId' | 'matchId' | 'playerId', readonly string[]>>;

const texts = (values: readonly unknown[]): readonly string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

const idsIn = ({ eventId, events }: HandoverContent): Ids => ({
  eventId: [eventId],
  matchId: events.flatMap(({ type, data }) =>
    type === 'RoundPaired' && Array.isArray(data['tables'])
      ? texts(data['tables'].map((table: { readonly matchId?: unknown }) => table.matchId))
      : [],
  ),
  playerId: texts(
    events.filter(({ type }) => type === 'PlayerRegistered').map(({ data }) => data['playerId']),
  ),
});

interface TriedCommand {
  readonly name: string;
  readonly role: Role;
  readonly body: Json;
}

const commandsOn = ({
  eventId: [eventId = ''],
  matchId,
  playerId,
}: Ids): readonly TriedCommand[] => {
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

/** What can be asked with the ids of an event, its matches and its players alone. */
const targetsOf = ({ path, parameters }: Operation, ids: Ids): readonly string[] => {
  const known = (name: string): string | undefined => ids[name as keyof Ids]?.[0];
  const needed = parameters.filter(({ required, in: place }) => required && place !== 'header');
  if (needed.length === 0 || needed.some(({ name }) => known(name) === undefined)) return [];
  const inQuery = needed.filter(({ in: place }) => place === 'query');
  const target = path.replace(/\{(\w+)\}/g, (_all, name: string) => known(name) ?? 'x');
  const query = inQuery.map(({ name }) => `${name}=${encodeURIComponent(known(name) ?? '')}`);
  return [query.length === 0 ? target : `${target}?${query.join('&')}`];
};

/** Orders everything that may happen next in an event out of a forged file, and asks for all that is told about it. */
export const tryTakenEvent = async (
  { url, operations, attackers, answerCheck, chance, foreignIds, tally }: TrialOfTaken,
  file: HandoverContent,
): Promise<void> => {
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
  for (const { name, role, body } of commandsOn(ids)) {
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
