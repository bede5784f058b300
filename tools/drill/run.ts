import { setTimeout as pause } from 'node:timers/promises';
import { auditDatabase } from '../../apps/cli/src/audit.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { build } from '../../infra/run/build.mjs';
import { Chance } from '#client';
import { type Accident, accidentsOf } from './accidents.js';
import { type Confirmed, Day } from './day.js';
import { Hall } from './hall.js';

export interface DrillPlan {
  readonly form: 'short' | 'whole' | 'long';
  readonly players: number;
  readonly seed: string;
}

interface Told {
  /** Confirmed entries that are lost although none may be. */
  readonly lost: number;
  /** Lost entries made after the last backup or saved file. */
  readonly sinceKept: number;
  readonly faults: readonly string[];
  readonly line: string;
}

const seconds = (since: number): string => ((performance.now() - since) / 1_000).toFixed(1);

/**
 * Plays one round with its accident: counts the losses, and compares the result with the people's
 * memory.
 */
const suffer = async (
  { hall, day, chance }: { readonly hall: Hall; readonly day: Day; readonly chance: Chance },
  accident: Accident,
): Promise<Told> => {
  await accident.prepare?.(hall, day);
  const round = await day.pair();
  const told = {
    kept: day.confirmed.length,
    before: 0,
    away: '0',
    gone: [] as readonly Confirmed[],
  };
  const meanwhile = async (): Promise<void> => {
    if (accident.keep) {
      told.kept = day.confirmed.length;
      await accident.keep(hall, day);
      await pause(chance.int(1_500));
    }
    const began = performance.now();
    if (!accident.openDoors) hall.front.leadTo(null);
    // Wait until pending responses have arrived or failed.
    if (!accident.openDoors) await pause(200);
    const confirmed = [...day.confirmed];
    told.before = confirmed.length;
    await accident.strike(hall, day);
    told.gone = await hall.lostOf(confirmed);
    hall.front.leadTo(hall.lead.port);
    told.away = seconds(began);
  };
  await day.play(round, { after: 0.15 + 0.4 * (chance.int(1_000) / 1_000), meanwhile });
  const allowed = new Set(accident.price === 'nothing' ? [] : day.confirmed.slice(told.kept));
  const lost = told.gone.filter((each) => !allowed.has(each)).length;
  const sinceKept = told.gone.length - lost;
  for (const each of told.gone) day.confirmed.splice(day.confirmed.indexOf(each), 1);
  const lines: string[] = [];
  const isProved = await auditDatabase(hall.lead.databaseUrl, (line) => lines.push(line));
  const faults = [
    ...(isProved ? [] : lines.filter((line) => line.startsWith('fault'))),
    ...(await day.faults()),
  ];
  const kept =
    accident.price === 'nothing'
      ? ''
      : `, ${sinceKept} of ${told.before - told.kept} after the last copy entered again`;
  return {
    lost,
    sinceKept,
    faults,
    line: `${accident.name}: ${lost} of ${told.before} confirmed lost${kept}; over after ${told.away} s; ${lines.at(-1) ?? ''}; standings ${faults.length === 0 ? 'as remembered' : 'WRONG'}`,
  };
};

/**
 * Plays a day with accidents. Succeeds if no confirmed entry was lost, except those after the last
 * copy if there was no other machine.
 */
export const drill = async ({ form, players, seed }: DrillPlan, say: Say): Promise<Outcome> => {
  await build();
  const accidents = accidentsOf(form);
  const hall = await Hall.open();
  try {
    const chance = Chance.from(`${seed}/accidents`);
    const day = await Day.begin({ url: hall.front.url, players, rounds: accidents.length, seed });
    say(
      `${players} players, a table of Trilogy with a sealed ban and an open pool of Sealed beside them; ${accidents.length} accidents`,
    );
    const faults: string[] = [];
    let [lost, sinceKept] = [0, 0];
    for (const [index, accident] of accidents.entries()) {
      const told = await suffer({ hall, day, chance }, accident);
      say(`${index + 1}. ${told.line}`);
      for (const fault of told.faults) say(`FAULT ${fault}`);
      faults.push(...told.faults);
      lost += told.lost;
      sinceKept += told.sinceKept;
    }
    faults.push(...(await day.revealBans()));
    await day.finish();
    day.close();
    say(`after the last backup or saved file, entered again: ${sinceKept}`);
    say(`lost: ${lost}`);
    return {
      isFine: lost === 0 && faults.length === 0,
      result: { accidents: accidents.length, lost, sinceKept, faults },
    };
  } finally {
    await hall.close();
  }
};
