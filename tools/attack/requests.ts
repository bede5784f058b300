import type { Chance } from '#client';
import { type Attackers, grantsWithin, type Role, roles } from './attackers.js';
import type { Answer, AnswerCheck, Sent } from './answer-check.js';
import { hintsOf } from './hints.js';
import { favourableTries } from './favourable.js';
import { moves } from './moves.js';
import type { Operation, Parameter } from './operations.js';
import type { PreparedEvent, PreparedEvents } from './prepared-events.js';
import { doubting, type Hint, type Json, mutate, valueOf } from './schema-values.js';

export interface RequestCampaign {
  readonly operations: readonly Operation[];
  readonly preparedEvents: PreparedEvents;
  readonly attackers: Attackers;
  readonly answerCheck: AnswerCheck;
  readonly chance: Chance;
  /** The public key for which handover files for this server are encrypted. */
  readonly recipient: string;
  readonly say: (line: string) => void;
}

/**
 * The relative frequency of operations: those that need much processor time, or start many bots,
 * are rare.
 */
const weights: Readonly<Record<string, number>> = {
  'POST /api/demo': 0.002,
  'POST /api/auth/sign-up/email': 0.05,
  'POST /api/auth/sign-in/email': 0.05,
  'POST /api/auth/change-password': 0.05,
  'POST /api/auth/reset-password': 0.1,
  'POST /api/commands/StartPractice': 0.1,
  'POST /api/commands/StartLesson': 0.1,
  'POST /api/commands/RepeatPractice': 0.1,
  'POST /api/commands/StartFreeDraft': 0.2,
  'POST /api/commands/OpenFreeMatch': 0.2,
  'POST /api/commands/OpenDuel': 0.2,
  'POST /api/commands/OpenTwinSuns': 0.2,
  'POST /api/commands/DealTwinSuns': 0.2,
  // These end an event for all other operations.
  'POST /api/commands/CancelEvent': 0.1,
  'POST /api/commands/HandOverEvent': 0.1,
  'POST /api/commands/DissolvePods': 0.3,
  'POST /api/commands/ReseatPods': 0.3,
  'POST /api/commands/RevokeRole': 0.3,
  'GET /metrics': 0.1,
};

/** Only the account that may lose its sessions uses these. */
const endsSessions =
  /^POST \/api\/(?:auth\/(?:sign-out|change-password|reset-password)|me\/(?:delete|devices\/.*))$/;

/** The number of requests with the same prepared events. */
const freshEvery = 3_000;
const atOnce = 16;

class WeightedChoice {
  private readonly ends: readonly number[];
  private readonly total: number;

  constructor(private readonly operations: readonly Operation[]) {
    let sum = 0;
    this.ends = operations.map(({ key }) => (sum += weights[key] ?? 1));
    this.total = sum;
  }

  draw(chance: Chance): Operation {
    const at = chance.next() * this.total;
    return this.operations[this.ends.findIndex((end) => at < end)] as Operation;
  }
}

const roleFor = (operation: Operation, chance: Chance): Role => {
  const { grants } = operation;
  if (grants === null || chance.happens(0.35)) return chance.pick(roles);
  const fitting = roles.filter((role) => {
    const within = grantsWithin(role);
    return [...grants].some((grant) => within.has(grant));
  });
  // Staff who take a seat see only what players may see from then on.
  if (operation.name === 'Register' && chance.happens(0.9)) return 'account';
  // If a seat is needed, players are preferred: staff rarely have one.
  if (grants.has('self') && chance.happens(0.6)) return chance.pick(['player', 'guest']);
  return chance.pick(fitting.length > 0 ? fitting : roles);
};

const asText = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Lone surrogates are not allowed in an address, not even encoded. */
const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

interface Drawn {
  readonly operation: Operation;
  readonly role: Role;
  readonly prepared: PreparedEvent;
  readonly hint: Hint;
  /** Whether the request shall contain an error. */
  readonly broken: boolean;
}

const parameterText = (
  { name, schema }: Parameter,
  { hint, broken }: Drawn,
  chance: Chance,
): string => {
  const value = valueOf(schema, chance, hint, name);
  return asText(broken && chance.happens(0.3) ? mutate(value, chance) : value).slice(0, 4_000);
};

const targetOf = (drawn: Drawn, chance: Chance): string => {
  const { path, parameters } = drawn.operation;
  const query = new Map<string, string>();
  let target = path;
  for (const parameter of parameters) {
    if (parameter.in === 'header') continue;
    if (parameter.in === 'query' && !parameter.required && chance.happens(0.7)) continue;
    const text = parameterText(parameter, drawn, chance);
    if (parameter.in === 'query') query.set(parameter.name, text);
    else target = target.replace(`{${parameter.name}}`, encodePart(text === '' ? 'x' : text));
  }
  const search = [...query]
    .map(([name, text]) => `${encodePart(name)}=${encodePart(text)}`)
    .join('&');
  return search === '' ? target : `${target}?${search}`;
};

const bodyOf = ({ operation, hint, broken }: Drawn, chance: Chance): Json => {
  const sound = valueOf(operation.body ?? {}, chance, hint);
  return broken ? mutate(sound, chance) : sound;
};

const idKinds = [
  'eventId',
  'matchId',
  'podId',
  'practiceId',
  'gameId',
  'duelId',
  'callId',
  'penaltyId',
  'announcementId',
  'tokenId',
  'endpointId',
  'inviteId',
  'conventionId',
  'invitationId',
  'seasonId',
];

const neededBy = ({ path, parameters, body }: Operation): readonly string[] => {
  const members = Object.keys((body?.['properties'] as object | undefined) ?? {});
  const all = [...members, ...parameters.map(({ name }) => name)];
  return idKinds.filter((kind) => all.includes(kind) || path.includes(`{${kind}}`));
};

/** Requests made from the OpenAPI document: valid ones about a prepared event, and invalid ones. */
export class Requests {
  private readonly choice: WeightedChoice;
  private readonly keys: { key: string; role: Role; operation: Operation; body: string }[] = [];

  constructor(private readonly campaign: RequestCampaign) {
    this.choice = new WeightedChoice(campaign.operations);
  }

  async run(count: number): Promise<void> {
    const { say, preparedEvents, answerCheck } = this.campaign;
    const began = performance.now();
    for (let made = 0; made < count;) {
      await preparedEvents.renew();
      made += await this.soundly(count - made);
      const next = Math.min(count, made + freshEvery);
      const senders = Array.from({ length: atOnce }, async () => {
        while (made < next) {
          made += 1;
          await this.one();
        }
      });
      await Promise.all(senders);
      const perSecond = Math.round((1_000 * made) / (performance.now() - began));
      say(
        `${made} requests, ${perSecond} a second, ${answerCheck.tally.serverFaults} server faults, ${answerCheck.findings.count} findings`,
      );
    }
  }

  /**
   * Sends valid requests for every operation that was never accepted yet, with a suitable role and
   * event. Returns the number of requests.
   */
  private async soundly(most: number): Promise<number> {
    const { operations, attackers, chance, preparedEvents, recipient, answerCheck } = this.campaign;
    const { accepted, tally } = answerCheck;
    const before = tally.requests;
    for (const operation of operations) {
      if ((weights[operation.key] ?? 1) < 0.01) continue;
      for (const { role, prepared } of favourableTries(
        operation,
        neededBy(operation),
        preparedEvents,
      )) {
        if (accepted.has(operation.key) || tally.requests - before >= most) break;
        const move = await moves[operation.name]?.(preparedEvents, attackers, chance).catch(
          () => null,
        );
        if (operation.isCommand && move) {
          await this.post(operation, move.role, operation.path, move.body);
          continue;
        }
        const facts = { prepared, elsewhere: prepared, role, attackers, recipient };
        const hint = hintsOf(operation.name, facts);
        await this.ask({ operation, role, prepared, hint, broken: false });
      }
    }
    return tally.requests - before;
  }

  private async one(): Promise<void> {
    const { attackers, chance, preparedEvents, recipient } = this.campaign;
    const operation = this.choice.draw(chance);
    const make = moves[operation.name];
    if (operation.isCommand && make && chance.happens(0.6)) {
      const move = await make(preparedEvents, attackers, chance).catch(() => null);
      if (move !== null) {
        const body = chance.happens(0.8) ? move.body : mutate(move.body, chance);
        await this.post(operation, move.role, operation.path, body);
        return;
      }
    }
    const role = roleFor(operation, chance);
    const prepared = preparedEvents.pick(chance, neededBy(operation));
    const elsewhere = preparedEvents.pick(chance);
    const facts = { prepared, elsewhere, role, attackers, recipient };
    const hint = doubting(hintsOf(operation.name, facts));
    await this.ask({ operation, role, prepared, hint, broken: chance.happens(0.5) });
  }

  private async ask(drawn: Drawn): Promise<void> {
    const { chance } = this.campaign;
    const { operation, role } = drawn;
    const target = targetOf(drawn, chance);
    if (operation.method === 'GET') await this.send(operation, role, { method: 'GET', target });
    else await this.post(operation, role, target, bodyOf(drawn, chance));
  }

  private async post(operation: Operation, role: Role, target: string, body: Json): Promise<void> {
    const { chance, answerCheck } = this.campaign;
    const text = JSON.stringify(body);
    const former = operation.isCommand && chance.happens(0.02) ? this.keys.at(-1) : undefined;
    const key = former?.key ?? `attack-${chance.int(2 ** 40).toString(36)}-${this.keys.length}`;
    const { status } = await this.send(operation, former?.role ?? role, {
      method: 'POST',
      target,
      body: text,
      key,
    });
    if (status !== 200 || !operation.isCommand) return;
    if (former && (former.operation !== operation || former.body !== text))
      answerCheck.findings.note(
        'key taken twice',
        operation.key,
        `${former.operation.key}: ${text}`,
      );
    this.keys.push({ key, role, operation, body: text });
    if (this.keys.length > 200) this.keys.shift();
  }

  private async send(
    operation: Operation,
    role: Role,
    { key, ...request }: Pick<Sent, 'method' | 'target' | 'body'> & { readonly key?: string },
  ): Promise<Answer> {
    const { attackers, answerCheck } = this.campaign;
    const ends = endsSessions.test(operation.key);
    const answer = await answerCheck.send(
      {
        ...request,
        headers: {
          ...(ends ? attackers.disposable.session.identity() : attackers.headersOf(role)),
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      },
      operation,
    );
    const accepted = answer.status >= 200 && answer.status < 300;
    if (accepted) this.judgeRights(operation, role, request.target + (request.body ?? ''));
    if (accepted && ends) await attackers.replaceDisposable();
    return answer;
  }

  private judgeRights({ grants, key }: Operation, role: Role, sample: string): void {
    if (grants === null) return;
    const within = grantsWithin(role);
    if (![...grants].some((grant) => within.has(grant)))
      this.campaign.answerCheck.findings.note(
        'not granted, yet accepted',
        `${key} by ${role}`,
        sample,
      );
  }
}
