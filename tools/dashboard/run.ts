import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { ApiSession, Connection } from '#client';
import { Fleet } from '../../test/support/fleet.js';
import { PaperEvent } from '../../test/support/paper-event.js';
import { Prometheus, readMonitoring } from './prometheus.js';

export interface DashboardTrial {
  /** The program, on the PATH or with its folder. */
  readonly prometheus: string;
  readonly players: number;
}

const ROUNDS = 3;
/** Until the last activity has been scraped twice. */
const SCRAPES_MS = 4_000;

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const panels = (): readonly { readonly title: string; readonly question: string }[] =>
  (JSON.parse(readMonitoring('dashboard.json')) as { panels: readonly Panel[] }).panels.flatMap(
    ({ title, targets = [] }) => targets.map(({ expr }) => ({ title, question: expr })),
  );

const alarms = (): readonly { readonly alert: string; readonly expr: string }[] =>
  (
    parse(readMonitoring('alerts.yaml')) as {
      groups: readonly { rules: readonly { alert: string; expr: string }[] }[];
    }
  ).groups.flatMap(({ rules }) => rules);

/** A game on screen against the bot, and a refused command: not every event contains either. */
const playBesides = async (url: string): Promise<void> => {
  const connection = new Connection(url);
  const session = new ApiSession(connection, { attempts: 1 });
  const starter = (name: 'luke' | 'vader') => ({ kind: 'starter', name }) as const;
  const { ids } = await session.command('StartPractice', {
    deck: starter('luke'),
    against: starter('vader'),
  });
  await session.get(`/api/practice/${ids['practiceId']}`);
  await session.command('FinishEvent', { eventId: 'nobodys-event' }).catch(() => undefined);
  connection.close();
};

/**
 * Plays an event while a Prometheus scrapes it, and runs the queries of the dashboard and the
 * alarms.
 */
export const tryDashboard = async (
  { prometheus: program, players }: DashboardTrial,
  say: Say,
): Promise<Outcome> => {
  const fleet = await Fleet.launch({ api: 1, worker: 1 });
  const urls = fleet.of('api').map(({ url }) => url);
  let prometheus: Prometheus | null = null;
  const viewing = new AbortController();
  try {
    const hosts = fleet.members.map(({ url }) => new URL(url).host);
    prometheus = await Prometheus.start(program, hosts);
    const event = await PaperEvent.start({ urls, players, rounds: ROUNDS, seed: '1' });
    for (const url of urls) {
      await playBesides(url);
      await fetch(`${url}/api/live?eventId=${event.id}`, { signal: viewing.signal });
    }
    for (let round = 1; round <= ROUNDS; round += 1) await event.report(await event.pair());
    await event.finish();
    event.close();
    await pause(SCRAPES_MS);
    const [questions, rules] = [panels(), alarms()];
    const empty: string[] = [];
    for (const { title, question } of questions) {
      const answer = await prometheus.ask(question);
      const rows = typeof answer === 'string' ? answer : `${answer.length} rows`;
      say(`${title}: ${question}: ${rows}`);
      if (typeof answer === 'string' || answer.length === 0) empty.push(`${title}: ${question}`);
    }
    const faults = [...empty];
    for (const { alert, expr } of rules) {
      const answer = await prometheus.ask(expr);
      if (typeof answer === 'string') faults.push(`${alert}: ${answer}`);
      else if (answer.length > 0) faults.push(`${alert} rings: ${JSON.stringify(answer)}`);
    }
    for (const fault of faults) say(`FAULT ${fault}`);
    say(
      `${questions.length} questions of the dashboard, ${empty.length} without an answer; ${rules.length} alarms asked`,
    );
    return { isFine: faults.length === 0, result: { questions: questions.length, empty } };
  } finally {
    viewing.abort();
    await prometheus?.stop();
    await fleet.stop();
  }
};
