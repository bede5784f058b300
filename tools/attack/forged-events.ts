import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '#client';
import { AgeKey, deriveKey } from '#platform';
import { importEvent } from '../../apps/cli/src/import-event.js';
import { type Fleet, FLEET_SECRET, IMPORTER } from '../../test/support/fleet.js';
import { type HandoverContent, wellChained } from '../../test/support/well-chained.js';
import { Tally } from './findings.js';
import type { Siege } from './forged-files.js';
import type { Operation } from './operations.js';
import type { Stage } from './prepared-events.js';
import { CommandRota, tryTakenEvent } from './taken-event.js';
import { UntouchedEvents } from './untouched-events.js';
import { forgedFile, type Forging, renamedFile } from './well-chained-files.js';

interface ForgingRun {
  readonly fleet: Fleet;
  /** Notable lines of the servers' logs; grows while they run. */
  readonly warnings: readonly string[];
  readonly count: number;
  readonly seed: string;
}

/** Stages of an event at which it is handed over: none while a game is played on screen. */
const handedOver: readonly Stage[] = [
  'registration',
  'ready',
  'started',
  'paired',
  'played',
  'reporting',
  'disputing',
  'trilogy-entry',
  'sealed-ready',
  'sealed',
  'draft-ready',
  'finished',
];
const takenAtOnce = 4;

type Outcome = 'taken' | 'here already' | 'refused' | 'stumbled';
type Door = (file: HandoverContent) => Promise<Outcome>;

/** Counts the outcomes of one way of importing. */
class DoorCounts {
  private readonly outcomes: Record<Outcome, number> = {
    taken: 0,
    'here already': 0,
    refused: 0,
    stumbled: 0,
  };

  constructor(
    readonly name: string,
    private readonly door: Door,
  ) {}

  async bring(file: HandoverContent): Promise<Outcome> {
    const outcome = await this.door(file);
    this.outcomes[outcome] += 1;
    return outcome;
  }

  line(): string {
    const counts = Object.entries(this.outcomes).map(([outcome, times]) => `${times} ${outcome}`);
    return `${this.name}: ${counts.join(', ')}`;
  }
}

const doorOfApi = ({ operations, attackers, answerCheck }: Siege): Door => {
  const gate = operations.find(({ path: of }) => of === '/api/events/import');
  if (!gate) throw new Error('the document has no import');
  const headers = { ...attackers.headersOf('account'), 'content-type': 'application/json' };
  return async (file) => {
    const sent = {
      method: 'POST',
      target: gate.path,
      headers,
      body: JSON.stringify(file),
    } as const;
    const { status, text } = await sendWhenFree(() => answerCheck.send(sent, gate as Operation));
    if (status === 200 || status === 201) return 'taken';
    if (status === 409 && text.includes('handover/known')) return 'here already';
    return status >= 400 && status < 500 ? 'refused' : 'stumbled';
  };
};

/**
 * Only one file at a time is accepted: the slot of the last one is freed when its connection is
 * closed.
 */
const sendWhenFree = async <T extends { readonly status: number }>(
  send: () => Promise<T>,
): Promise<T> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await send();
    if (answer.status !== 429 || tries === 100) return answer;
    await pause(20);
  }
};

const doorOfCli = ({ answerCheck }: Siege, databaseUrl: string, folder: string): Door => {
  const asked = {
    owner: IMPORTER,
    databaseUrl,
    secret: FLEET_SECRET,
    trustedServers: [],
    trustedBundles: [],
  };
  return async (content) => {
    const file = path.join(folder, 'forged.json');
    writeFileSync(file, JSON.stringify(content));
    const lines: string[] = [];
    try {
      if (await importEvent({ ...asked, file }, (line) => lines.push(line))) return 'taken';
      return lines.some((line) => line.includes('on this server already'))
        ? 'here already'
        : 'refused';
    } catch (error) {
      answerCheck.findings.note('stumbles', 'import-event', String(error));
      return 'stumbled';
    }
  };
};

/** Files that the server really exported, of events that are over here. */
const honestFiles = async ({
  attackers,
  preparedEvents,
  recipient,
  say,
}: Siege): Promise<readonly string[]> => {
  const { owner } = attackers.people;
  const files: string[] = [];
  for (const stage of handedOver) {
    const eventId = preparedEvents.at(stage).ids['eventId']?.[0] ?? '';
    try {
      await owner.command('HandOverEvent', { eventId, recipient });
      files.push(await owner.get(`/api/events/${eventId}/handover`));
    } catch (error) {
      say(`not handed over: ${stage}: ${String(error)}`);
    }
  }
  return files;
};

class ForgedEvents {
  private readonly doors: readonly [DoorCounts, DoorCounts];
  private readonly taken: HandoverContent[] = [];

  constructor(
    private readonly campaign: Siege,
    private readonly others: {
      readonly streamIds: ReadonlySet<string>;
      readonly foreignIds: readonly string[];
    },
    doors: { readonly api: Door; readonly cli: Door },
  ) {
    this.doors = [
      new DoorCounts('the import of the api', doors.api),
      new DoorCounts('npx conclave import-event', doors.cli),
    ];
  }

  /**
   * Whether the unchanged file is accepted: forgeries of a file that would be refused anyway prove
   * nothing.
   */
  async bringHonest(file: HandoverContent, number: number): Promise<boolean> {
    const outcome = await this.doors[number % 2 === 0 ? 0 : 1].bring(file);
    if (outcome !== 'taken')
      this.campaign.answerCheck.findings.note('honest file refused', 'import', outcome);
    return outcome === 'taken';
  }

  /** Imports a file in both ways, one after the other: the outcomes must agree. */
  async bring(file: HandoverContent, number: number): Promise<void> {
    const { findings } = this.campaign.answerCheck;
    const [first, second] = number % 2 === 0 ? this.doors : this.doors.toReversed();
    const outcome = await first?.bring(file);
    const again = await second?.bring(file);
    const sample = JSON.stringify(file).slice(0, 300);
    if (again !== (outcome === 'taken' ? 'here already' : outcome))
      findings.note(
        'doors disagree',
        `${first?.name}: ${outcome}, ${second?.name}: ${again}`,
        sample,
      );
    if (outcome !== 'taken') return;
    this.taken.push(file);
    const foreign = this.foreignIn(file);
    if (foreign !== undefined)
      findings.note('taken, though it names another event', 'import', `${foreign}: ${sample}`);
  }

  private foreignIn(file: HandoverContent): string | undefined {
    const text = JSON.stringify(file);
    return (
      this.others.foreignIds.find((id) => text.includes(id)) ??
      file.events.find(({ streamId }) => this.others.streamIds.has(streamId))?.streamId
    );
  }

  async tryTaken(): Promise<void> {
    const { url, operations, say } = this.campaign;
    const tally = new Tally();
    const left = [...this.taken];
    const { foreignIds } = this.others;
    const rota = new CommandRota(operations);
    const trial = { ...this.campaign, foreignIds, rota, tally };
    const askers = Array.from({ length: takenAtOnce }, async () => {
      for (let file = left.pop(); file !== undefined; file = left.pop())
        await tryTakenEvent(trial, file);
    });
    await Promise.all(askers);
    for (const page of ['/', '/events', '/api/queries/publicEvents']) {
      const { status } = await fetch(url + page);
      if (status >= 500)
        this.campaign.answerCheck.findings.note('server fault', `GET ${page}`, String(status));
    }
    for (const counts of this.doors) say(`  ${counts.line()}`);
    say(
      `  afterwards ${tally.requests} requests about the ${this.taken.length} taken, by status ${JSON.stringify(tally.byStatus())}, 5xx: ${tally.serverFaults}`,
    );
    say(`  ${rota.size} commands, each tried in at least ${rota.turns} of them`);
  }
}

/**
 * Browsers that subscribed in the attack have unreachable addresses, so this log line is expected.
 */
const unreached = /: \d+ of \d+ not reached$/;

/** A line without the ids and numbers of its case. */
const kindOfLine = (line: string): string => line.replace(/[a-z0-9]{12,}|\d+/g, '#').slice(0, 120);

/** Waits until the read models have processed all events, so that every failure has occurred. */
const settle = async ({ url, answerCheck }: Siege): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    if (/^conclave_projection_lag(?:\{[^}]*\})? 0$/m.test(metrics)) return;
    await pause(200);
  }
  answerCheck.findings.note('never settles', 'read models', 'events are left that nobody takes');
};

/**
 * Forges events with valid hashes, links, seals and positions, imports them in both ways, and uses
 * those that are accepted.
 */
export const tryForgedEvents = async (
  campaign: Siege,
  { fleet, warnings, count, seed }: ForgingRun,
): Promise<void> => {
  const { answerCheck, attackers, preparedEvents, say } = campaign;
  const { findings } = answerCheck;
  await preparedEvents.renew();
  const files = await honestFiles(campaign);
  await preparedEvents.renew();
  const untouched = new UntouchedEvents(preparedEvents, attackers.people.owner, fleet.databaseUrl);
  await settle(campaign);
  await untouched.remember();
  const { eventIds, foreignIds } = untouched;
  const streamIds = await untouched.streamIds();
  const warnedBefore = warnings.length;

  const folder = mkdtempSync(path.join(tmpdir(), 'conclave-forged-'));
  try {
    const run = new ForgedEvents(
      campaign,
      { streamIds: new Set(streamIds), foreignIds },
      { api: doorOfApi(campaign), cli: doorOfCli(campaign, fleet.databaseUrl, folder) },
    );
    const transferKey = new AgeKey(deriveKey(FLEET_SECRET, 'event-transfer'));
    const chance = Chance.from(`forged-events/${seed}`);
    const strangers = { eventIds, streamIds };
    let number = 0;
    const forgings: Forging[] = [];
    for (const honest of files) {
      number += 1;
      const forging = { honest, transferKey, chance, strangers };
      const asItIs = wellChained(await renamedFile(forging, number));
      if (await run.bringHonest(asItIs, number)) forgings.push(forging);
    }
    if (forgings.length === 0) return;
    for (let made = 0; made < count; made += 1) {
      number += 1;
      await run.bring(await forgedFile(chance.pick(forgings), number), number);
    }
    say(`forged events: ${count} changes of ${forgings.length} events, each brought to both doors`);
    await run.tryTaken();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await settle(campaign);
  await untouched.compare(findings);
  const told = warnings.slice(warnedBefore).filter((line) => line.startsWith('worker-'));
  const stumbles = told.filter((line) => !unreached.test(line));
  for (const line of stumbles) findings.note('the worker stumbles', kindOfLine(line), line);
  say(
    `  worker stumbles: ${stumbles.length}; people not reached at addresses that were made up: ${told.length - stumbles.length}`,
  );
};
