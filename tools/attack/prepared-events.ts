import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiSession, Chance } from '#client';
import {
  type CommandPayload,
  defaultLimited,
  defaultSettings,
  type EventSettings,
  madeToken,
  madeWebhook,
} from '#contracts';
import { formatRules, generateTrio, toSwudbJson } from '#formats';
import { starterText } from '../../apps/api/test/tables.js';
import type { Attackers } from './attackers.js';
import { preparedClub } from './prepared-club.js';

const SAMPLES = path.resolve(import.meta.dirname, '../../test/samples/decks');
const deckFiles = ['premier-01-boba-fett-law-007', 'premier-22-the-armorer-ash-001'];
export const deckTexts: readonly string[] = deckFiles.map((file) =>
  readFileSync(path.join(SAMPLES, `${file}.swudb.json`), 'utf8'),
);
export const trioTexts: readonly string[] = generateTrio(
  'attack',
  formatRules('trilogy', { on: '2026-11-21' }),
).map((deck) => toSwudbJson(deck));

/** An event at one stage, or a game outside of events, with the ids that belong to it. */
export interface PreparedEvent {
  readonly stage: Stage;
  readonly ids: Readonly<Record<string, string[]>>;
  /** Seats of the two attackers who are players. */
  readonly seats: { readonly player: string | null; readonly guest: string | null };
  /** The first match of each of the two. */
  readonly matches?: { readonly player?: string; readonly guest?: string };
}

export const stages = [
  'draft',
  'registration',
  'full',
  'ready',
  'started',
  'paired',
  'played',
  'reporting',
  'disputing',
  'table',
  'trilogy-entry',
  'trilogy',
  'sealed-ready',
  'sealed',
  'draft-ready',
  'drafting',
  'finished',
  'free',
  'club',
] as const;
export type Stage = (typeof stages)[number];

/** Stages in which only the two attackers play, against each other. */
const ofTwo: ReadonlySet<Stage> = new Set(['reporting', 'disputing', 'table', 'trilogy']);

const settingsOf = (stage: Stage): EventSettings => {
  const common = {
    ...defaultSettings,
    cutSize: 0 as const,
    swissRounds: 1,
    deckRequired: false,
    bestOf: stage === 'table' ? (1 as const) : (3 as const),
  };
  const limited = { ...common, swissRounds: 3 };
  if (stage === 'sealed' || stage === 'sealed-ready')
    return { ...limited, limited: defaultLimited('sealed') };
  if (stage === 'drafting')
    return { ...limited, limited: { ...defaultLimited('draft'), readyCheck: 'none', set: 'SOR' } };
  if (stage === 'draft-ready')
    return { ...limited, limited: { ...defaultLimited('draft'), readyCheck: 'organizer' } };
  return common;
};

const formats: Partial<Record<Stage, string>> = {
  trilogy: 'trilogy',
  'trilogy-entry': 'trilogy',
  sealed: 'sealed',
  'sealed-ready': 'sealed',
  drafting: 'draft',
  'draft-ready': 'draft',
};

export const detailsOf = (stage: Stage): CommandPayload<'CreateEvent'> => ({
  name: `Attacked ${stage}`,
  date: '2026-11-21',
  venue: 'Hall',
  cap: stage === 'full' ? 2 : null,
  format: formats[stage] ?? 'premier',
  settings: settingsOf(stage),
});

const waitFor = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(50);
  }
  throw new Error(`waited in vain for ${what}`);
};

/** Builds prepared events through the public API, as people would. */
export class EventPreparation {
  private readonly owner: ApiSession;

  constructor(
    private readonly attackers: Attackers,
    private readonly keepSecret: (text: string) => void,
  ) {
    this.owner = attackers.people.owner;
  }

  async build(stage: Stage): Promise<PreparedEvent> {
    if (stage === 'free') return this.free();
    if (stage !== 'club') return this.event(stage);
    const ids = await preparedClub(this.owner);
    return { stage, ids, seats: { player: null, guest: null } };
  }

  /** Ends the event, unless an attack has done so already. */
  async end(eventId: string): Promise<void> {
    await this.owner
      .command('CancelEvent', { eventId, reason: 'The attack goes on elsewhere' })
      .catch(() => undefined);
  }

  private async free(): Promise<PreparedEvent> {
    const { account } = this.attackers.people;
    const deck = { kind: 'starter' as const, name: 'luke' as const };
    const game = await account.command('StartPractice', { deck, against: deck });
    const draft = { set: 'SOR', seats: 4, friends: true, name: 'Ana' };
    const pod = await account.command('StartFreeDraft', draft);
    const waiting = { deck, name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
    const match = await account.command('OpenFreeMatch', waiting);
    const twinSuns = await account.command('OpenTwinSuns', {
      seats: 3,
      deck: { kind: 'random' },
      name: 'Ana',
    });
    const duel = await account.command('OpenDuel', { game: 'destiny', name: 'Ana' });
    return {
      stage: 'free',
      ids: {
        practiceId: [game.ids['practiceId'] ?? ''],
        gameId: [twinSuns.ids['gameId'] ?? ''],
        duelId: [duel.ids['duelId'] ?? ''],
        podId: [pod.ids['podId'] ?? ''],
        matchId: [match.ids['matchId'] ?? ''],
      },
      seats: { player: null, guest: null },
    };
  }

  private async event(stage: Stage): Promise<PreparedEvent> {
    const { accounts, people, strangers } = this.attackers;
    const { ids } = await this.owner.command('CreateEvent', detailsOf(stage));
    const eventId = ids['eventId'] ?? '';
    for (const role of ['organizer', 'judge', 'scorekeeper'] as const)
      await this.owner.command('GrantRole', { eventId, email: accounts[role].email, role });
    const prepared: PreparedEvent = {
      stage,
      ids: {
        eventId: [eventId],
        account: strangers.map(({ account }) => account),
        playerId: [],
        matchId: [],
        podId: [],
      },
      seats: { player: null, guest: null },
    };
    if (stage === 'draft') return prepared;
    await this.owner.command('OpenRegistration', { eventId });
    const enter = async (session: ApiSession, name: string): Promise<string> => {
      const entered = await session.command('Register', { eventId, name });
      return this.entered(prepared, entered);
    };
    const seats = {
      player: await enter(people.player, 'Paula'),
      guest: await enter(people.guest, 'Gina'),
    };
    for (const name of ofTwo.has(stage) ? [] : ['Third', 'Fourth'])
      this.entered(prepared, await this.owner.command('RegisterPlayer', { eventId, name }));
    const seated = { ...prepared, seats };
    await this.bringTo(stage, eventId, seated);
    const [only] = prepared.ids['matchId'] ?? [];
    if (only === undefined || !ofTwo.has(stage)) return seated;
    return { ...seated, matches: { player: only, guest: only } };
  }

  private entered(
    { ids: known }: PreparedEvent,
    { ids, guestCode }: { ids: Record<string, string>; guestCode?: string | undefined },
  ): string {
    const playerId = ids['playerId'] ?? '';
    known['playerId']?.push(playerId);
    if (guestCode !== undefined) {
      this.keepSecret(guestCode);
      this.keepSecret(guestCode.replace('-', ''));
      (known as Record<string, string[]>)['code'] = [guestCode];
    }
    return playerId;
  }

  private async bringTo(stage: Stage, eventId: string, prepared: PreparedEvent): Promise<void> {
    if (stage === 'full' || stage === 'trilogy-entry') return;
    if (stage === 'registration') {
      await this.announce(eventId, prepared);
      await this.invite(eventId, prepared);
      return this.letMachinesIn(eventId, prepared);
    }
    const players = prepared.ids['playerId'] ?? [];
    for (const [index, playerId] of players.entries()) {
      const text = starterText(index % 2 === 0 ? 'luke' : 'vader');
      if (stage === 'table') await this.owner.command('SubmitDeck', { eventId, playerId, text });
      if (stage === 'trilogy')
        await this.owner.command('SubmitTrio', { eventId, playerId, texts: [...trioTexts] });
    }
    await this.owner.command('CheckInAll', { eventId });
    if (stage === 'ready') return;
    await this.owner.command('StartEvent', { eventId });
    if (stage === 'started' || stage === 'draft-ready' || stage === 'sealed-ready') return;
    if (stage === 'sealed') await this.owner.command('OpenPools', { eventId });
    if (stage === 'drafting') return this.seatPods(eventId, prepared);
    if (stage !== 'sealed') await this.pair(eventId, prepared);
    if (stage === 'table') await this.openTables(prepared);
    if (stage === 'paired') await this.callJudge(eventId, prepared);
    if (stage === 'played' || stage === 'finished') await this.playRound(eventId, prepared);
    if (stage === 'finished') await this.owner.command('FinishEvent', { eventId });
  }

  private async invite(eventId: string, { ids }: PreparedEvent): Promise<void> {
    const invited = await this.owner.command('InviteStaff', { eventId, role: 'caster' });
    (ids as Record<string, string[]>)['inviteId'] = [invited.ids['inviteId'] ?? ''];
  }

  private async announce(eventId: string, { ids }: PreparedEvent): Promise<void> {
    await this.owner.command('MakeAnnouncement', { eventId, text: 'Welcome' });
    const { announcements } = await waitFor('the announcement', async () => {
      const view = await this.owner.query('event', { eventId });
      return view.announcements.length > 0 ? view : undefined;
    });
    (ids as Record<string, string[]>)['announcementId'] = announcements.map(
      ({ announcementId }) => announcementId,
    );
  }

  private async letMachinesIn(eventId: string, { ids }: PreparedEvent): Promise<void> {
    const asked = { name: 'A machine', access: 'read', eventId, days: 7 };
    const token = madeToken.parse(JSON.parse(await this.owner.post('/api/me/tokens', asked)));
    const endpoint = { url: 'http://127.0.0.1:9/told', kinds: ['event.started'] };
    const path = `/api/events/${eventId}/webhooks`;
    const webhook = madeWebhook.parse(JSON.parse(await this.owner.post(path, endpoint)));
    this.keepSecret(token.token);
    this.keepSecret(webhook.secret);
    const known = ids as Record<string, string[]>;
    known['tokenId'] = [token.made.tokenId];
    known['endpointId'] = [webhook.made.endpointId];
  }

  private async pair(eventId: string, { ids }: PreparedEvent): Promise<void> {
    const key = { phase: 0, round: 1, attempt: 1 };
    await this.owner.command('RequestPairing', { eventId, ...key, repair: false });
    const tables = await waitFor('pairings', async () => {
      const view = await this.owner.query('pairings', { eventId });
      return view.tables.length > 0 ? view.tables : undefined;
    });
    ids['matchId']?.push(...tables.map(({ matchId }) => matchId));
  }

  private async seatPods(eventId: string, { ids }: PreparedEvent): Promise<void> {
    await this.owner.command('FormPods', { eventId, draft: 1, fixed: [] });
    const pods = await waitFor('pods', async () => {
      const view = await this.owner.query('pods', { eventId });
      return view.pods.length > 0 ? view.pods : undefined;
    });
    ids['podId']?.push(...pods.map(({ podId }) => podId));
  }

  private async openTables({ ids }: PreparedEvent): Promise<void> {
    for (const matchId of ids['matchId'] ?? []) await this.owner.command('OpenTable', { matchId });
  }

  private async callJudge(eventId: string, { ids, seats }: PreparedEvent): Promise<void> {
    const playerId = seats.player ?? '';
    const call = await this.attackers.people.player.command('CallJudge', {
      eventId,
      playerId,
      note: 'A question',
    });
    const penalty = await this.attackers.people.judge.command('IssuePenalty', {
      eventId,
      playerId,
      level: 'warning',
      infraction: 'Slow play',
      note: 'Seen twice',
    });
    const known = ids as Record<string, string[]>;
    known['callId'] = [call.ids['callId'] ?? ''];
    known['penaltyId'] = [penalty.ids['penaltyId'] ?? ''];
  }

  private async playRound(eventId: string, { ids }: PreparedEvent): Promise<void> {
    for (const matchId of ids['matchId'] ?? [])
      await this.owner.command('RuleResult', {
        matchId,
        score: { a: 2, b: 0, drawn: 0 },
        note: '',
      });
    await waitFor('the round to be completed', async () => {
      const { rounds } = await this.owner.query('event', { eventId });
      return rounds.at(-1)?.state === 'completed' ? true : undefined;
    });
  }
}

/** The events currently under attack; older ones are removed. */
export class PreparedEvents {
  private all: PreparedEvent[] = [];
  readonly eventIds: string[] = [];
  /** How often an event could not be prepared again. */
  notRenewed = 0;

  constructor(private readonly builder: EventPreparation) {}

  async renew(): Promise<void> {
    for (const stage of stages) {
      const prepared = await this.builder.build(stage).catch((error: unknown) => {
        // People may have reached a limit, in which case the attack continues on their former
        // event.
        if (!this.all.some((each) => each.stage === stage)) throw error;
        this.notRenewed += 1;
        return null;
      });
      if (prepared === null) continue;
      this.all.push(prepared);
      this.eventIds.push(...(prepared.ids['eventId'] ?? []));
    }
    const kept = 2 * stages.length;
    // An account may own a hundred events that are not over.
    for (const old of this.all.slice(0, -kept))
      if (this.at(old.stage) !== old)
        for (const eventId of old.ids['eventId'] ?? []) await this.builder.end(eventId);
    this.all = this.all.filter(
      (each, index) => index >= this.all.length - kept || this.at(each.stage) === each,
    );
  }

  /** A random event with ids of these kinds. */
  pick(chance: Chance, needed: readonly string[] = []): PreparedEvent {
    const fitting = this.all.filter(({ ids }) =>
      needed.every((kind) => (ids[kind]?.length ?? 0) > 0),
    );
    return chance.pick(fitting.length > 0 ? fitting : this.all);
  }

  at(stage: Stage): PreparedEvent {
    const found = this.all.findLast((prepared) => prepared.stage === stage);
    if (!found) throw new Error(`no prepared ${stage}`);
    return found;
  }
}
