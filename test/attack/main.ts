/**
 * npm run attack [-- --requests N] [--forged N] [--seed TEXT] [--flood]: starts a Conclave of its own, with databases of its own, and attacks it: every route in
 * other spellings by every role, requests made from the interface's description, hostile deck lists, forged files. Prints counts and what
 * should not be; the last line counts the findings; exit code 1 with any.
 * With --flood: bodies, decks, positions, lists, events and live lines beyond measure, with the memory of the api and the time of /health.
 */
import { Chance, Connection } from '#client';
import { build } from '../../infra/run/build.mjs';
import { Fleet } from '../support/fleet.js';
import { Attackers, roles } from './attackers.js';
import { tryDeckTexts } from './deck-texts.js';
import { AnswerCheck } from './answer-check.js';
import { Findings, Tally } from './findings.js';
import { runFloods } from './flood/run-floods.js';
import { tryForgedEvents } from './forged-events.js';
import { tryHandoverFiles, tryPublicFiles } from './forged-files.js';
import { tryGameFiles, tryPlayerLists } from './other-files.js';
import { readCommandLine, wrongCall } from '../../apps/cli/src/command-line.js';
import { type Document, type Operation, operationsOf } from './operations.js';
import { Requests } from './requests.js';
import { tryTokens } from './token-trial.js';
import { EventPreparation, PreparedEvents } from './prepared-events.js';
import { trySpellings } from './spellings.js';
import { standsUnharmed } from './unharmed.js';

const USAGE =
  'npm run attack -- [--requests 100..10000000] [--forged 10..1000000] [--seed TEXT] [--flood]';
const { values } = readCommandLine(USAGE, {
  options: {
    requests: { type: 'string', default: '100000' },
    forged: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    flood: { type: 'boolean', default: false },
  },
});
const count = Number(values.requests);
if (!Number.isInteger(count) || count < 100 || count > 10_000_000) wrongCall(`usage: ${USAGE}`);
/** However short a run is, so many forged events are sent to every door. */
const forged = Number(values.forged);
if (!Number.isInteger(forged) || forged < 10 || forged > 1_000_000) wrongCall(`usage: ${USAGE}`);

const say = (line: string): void => console.log(line);
/** Shorter runs try fewer of everything that is not every route. */
const share = (of: number): number =>
  Math.max(20, Math.round((of * Math.min(count, 100_000)) / 100_000));

const percent = (part: number, whole: number): string =>
  `${Math.round((1000 * part) / whole) / 10} %`;

const attack = async (fleet: Fleet, warnings: readonly string[]): Promise<Findings> => {
  const url = fleet.of('api')[0]?.url ?? '';
  const connection = new Connection(url, { sockets: 64 });
  const findings = new Findings(say);
  const tally = new Tally();
  try {
    const document = (await (await fetch(`${url}/docs/openapi.json`)).json()) as Document;
    const operations = operationsOf(document);
    const answerCheck = new AnswerCheck(connection, findings, tally, document);
    const attackers = await Attackers.gather(connection);
    const preparedEvents = new PreparedEvents(
      new EventPreparation(attackers, (text) => answerCheck.keepSecret(text)),
    );
    await preparedEvents.renew();
    const { recipient } = JSON.parse(await attackers.people.visitor.get('/api/transfer-key')) as {
      recipient: string;
    };
    const chance = Chance.from(`attack/${values.seed}`);
    const campaign = {
      url,
      operations,
      attackers,
      preparedEvents,
      answerCheck,
      chance,
      recipient,
      say,
    };

    const spelled = new Tally();
    await trySpellings(url, { ...campaign, findings, tally: spelled });
    say(
      `spellings: ${operations.length} operations x ${roles.length} roles, ${spelled.requests} requests, by status ${JSON.stringify(spelled.byStatus())}`,
    );
    say(
      `tokens: ${await tryTokens(campaign, count < 20_000 ? 1 : 3)} requests beyond what they are for`,
    );
    await new Requests(campaign).run(count);
    if (preparedEvents.notRenewed > 0)
      say(`prepared events kept because no new one could be made: ${preparedEvents.notRenewed}`);
    sayAccepted(operations, answerCheck, tally);
    say(`deck texts: ${await tryDeckTexts(campaign, share(1_500))} hostile`);
    say(`public files: ${await tryPublicFiles(campaign, share(400))} forged`);
    say(`handover files: ${await tryHandoverFiles(campaign, share(300))} forged`);
    await tryForgedEvents(campaign, { fleet, warnings, count: forged, seed: values.seed });
    say(`lists of players: ${await tryPlayerLists(campaign, share(1_500))} hostile`);
    say(`games in files: ${await tryGameFiles(campaign, share(1_500))} changed`);
    const events = await standsUnharmed(campaign, fleet, share(60));
    say(`afterwards: ${events} events read and audited, ${warnings.length} warnings in the logs`);
    say(
      `requests: ${tally.requests + spelled.requests}, by status ${JSON.stringify(tally.byStatus())}, 5xx: ${tally.serverFaults + spelled.serverFaults}`,
    );
    return findings;
  } finally {
    connection.close();
  }
};

const sayAccepted = (
  operations: readonly Operation[],
  answerCheck: AnswerCheck,
  tally: Tally,
): void => {
  const never = operations
    .filter(({ key }) => !answerCheck.accepted.has(key))
    .map(({ name }) => name);
  const reached = operations.length - never.length;
  say(`generated: ${tally.requests} requests, by status ${JSON.stringify(tally.byStatus())}`);
  say(
    `accepted at least once: ${reached} of ${operations.length} operations (${percent(reached, operations.length)}); never: ${never.join(', ') || 'none'}`,
  );
  if (reached < 0.6 * operations.length)
    answerCheck.findings.note(
      'too few operations accepted',
      'the generator',
      `${reached} of ${operations.length}`,
    );
};

const generated = async (): Promise<Findings> => {
  const warnings: string[] = [];
  const fleet = await Fleet.launch({ api: 1, worker: 1, show: (line) => void warnings.push(line) });
  try {
    return await attack(fleet, warnings);
  } finally {
    await fleet.stop();
  }
};

await build();
const began = performance.now();
const findings = values.flood ? await runFloods(say) : await generated();
for (const line of findings.lines()) say(line);
const seed = values.flood ? '' : `, seed ${values.seed}`;
say(`seconds: ${Math.round((performance.now() - began) / 1000)}${seed}`);
say(`findings: ${findings.count}`);
if (findings.count > 0) process.exitCode = 1;
