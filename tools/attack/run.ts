import { Chance, Connection } from '#client';
import { build } from '../../infra/run/build.mjs';
import { Fleet } from '../../test/support/fleet.js';
import { Attackers, roles } from './attackers.js';
import { tryDeckTexts } from './deck-texts.js';
import { AnswerCheck } from './answer-check.js';
import { Findings, Tally } from './findings.js';
import { runFloods } from './flood/run-floods.js';
import { tryForgedEvents } from './forged-events.js';
import { tryHandoverFiles, tryPublicFiles } from './forged-files.js';
import { tryGameFiles, tryPlayerLists } from './other-files.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { type Document, type Operation, operationsOf } from './operations.js';
import { Requests } from './requests.js';
import { tryTokens } from './token-trial.js';
import { EventPreparation, PreparedEvents } from './prepared-events.js';
import { trySpellings } from './spellings.js';
import { standsUnharmed } from './unharmed.js';

interface Wish {
  /** The number of requests generated from the description of the API. */
  readonly requests: number;
  /** The minimum number of forged events for each way of importing, however short a run is. */
  readonly forged: number;
  readonly seed: string;
}

/** Scales everything except the tests of every route with the length of the run. */
const shareOf = (requests: number, of: number): number =>
  Math.max(20, Math.round((of * Math.min(requests, 100_000)) / 100_000));

const percent = (part: number, whole: number): string =>
  `${Math.round((1000 * part) / whole) / 10} %`;

const recipientOf = async ({ people }: Attackers): Promise<string> => {
  const answer = JSON.parse(await people.visitor.get('/api/transfer-key')) as { recipient: string };
  return answer.recipient;
};

const attackFleet = async (
  fleet: Fleet,
  warnings: readonly string[],
  { wish: { requests: count, forged, seed }, say }: { readonly wish: Wish; readonly say: Say },
): Promise<Findings> => {
  const share = (of: number): number => shareOf(count, of);
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
    const recipient = await recipientOf(attackers);
    const chance = Chance.from(`attack/${seed}`);
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
    sayAccepted(operations, { answerCheck, tally, say });
    say(`deck texts: ${await tryDeckTexts(campaign, share(1_500))} hostile`);
    say(`public files: ${await tryPublicFiles(campaign, share(400))} forged`);
    say(`handover files: ${await tryHandoverFiles(campaign, share(300))} forged`);
    await tryForgedEvents(campaign, { fleet, warnings, count: forged, seed });
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

interface Reported {
  readonly answerCheck: AnswerCheck;
  readonly tally: Tally;
  readonly say: Say;
}

const sayAccepted = (
  operations: readonly Operation[],
  { answerCheck, tally, say }: Reported,
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

const attackGenerated = async (wish: Wish, say: Say): Promise<Findings> => {
  const warnings: string[] = [];
  const fleet = await Fleet.launch({ api: 1, worker: 1, show: (line) => void warnings.push(line) });
  try {
    return await attackFleet(fleet, warnings, { wish, say });
  } finally {
    await fleet.stop();
  }
};

const conclude = (findings: Findings, began: number, say: Say, seed = ''): Outcome => {
  for (const line of findings.lines()) say(line);
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`seconds: ${seconds}${seed}`);
  say(`findings: ${findings.count}`);
  return {
    isFine: findings.count === 0,
    result: { findings: findings.count, lines: findings.lines(), seconds },
  };
};

/**
 * Every route in other spellings by every role, generated requests, hostile deck lists, forged
 * files.
 */
export const attackServer = async (wish: Wish, say: Say): Promise<Outcome> => {
  await build();
  const began = performance.now();
  return conclude(await attackGenerated(wish, say), began, say, `, seed ${wish.seed}`);
};

/** Excessive bodies, decks, positions, lists, events and live connections. */
export const floodServer = async (say: Say): Promise<Outcome> => {
  await build();
  const began = performance.now();
  return conclude(await runFloods(say), began, say);
};
