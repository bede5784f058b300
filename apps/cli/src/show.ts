import { writeFile } from 'node:fs/promises';
import { catchUp, MemoryProjectionStore, type RecordedEvent } from '#event-store';
import { games } from '#games';
import { queryDefinitions, readModels } from '#read-models';
import { auditFile } from './audit.js';
import type { Outcome, Say } from './command-line/verb.js';
import { drawPage, type ShownEvent } from './show/page.js';
import { wordsIn } from './show/words.js';
import { storeOf } from './store-of.js';
import { readEventFile } from './verify.js';

/** The page shows what an anonymous onlooker sees. */
const VISITOR = { account: null, seats: [] };

/**
 * The data of the event in the file that visitors of its pages would see. Null if the file contains
 * no event.
 */
export const readShown = async (
  eventId: string,
  events: readonly RecordedEvent[],
): Promise<Pick<ShownEvent, 'event' | 'standings' | 'rounds'> | null> => {
  const store = await storeOf(events);
  const reader = new MemoryProjectionStore();
  await catchUp({ events: store, projections: reader, models: readModels });
  const sources = { reader, store, games };
  const event = await queryDefinitions.event.answer(sources, { eventId }, VISITOR);
  const standings = await queryDefinitions.standings.answer(sources, { eventId }, VISITOR);
  if (event === null) return null;
  const rounds = [];
  for (const { phase, round } of event.rounds) {
    const of = { eventId, phase, round };
    const pairings = await queryDefinitions.pairings.answer(sources, of, VISITOR);
    const cut = event.phases[phase]?.kind === 'elimination';
    if (pairings !== null) rounds.push({ round, cut, pairings });
  }
  return { event, standings: standings?.rows ?? [], rounds };
};

interface ShowWish {
  readonly file: string;
  /** The file of the page, which must not exist yet. */
  readonly to: string;
  readonly language: string;
}

/**
 * Writes the public data of a file as one page. False if the file contains no event or is not
 * valid.
 */
export const showEvent = async ({ file, to, language }: ShowWish, say: Say): Promise<Outcome> => {
  const lines: string[] = [];
  const isProved = await auditFile(file, (line) => lines.push(line));
  const proof = lines.at(-1) ?? '';
  say(proof);
  const content = readEventFile(file);
  const shown = isProved && content ? await readShown(content.eventId, content.events) : null;
  if (shown === null) {
    say('nothing was written: the file does not prove itself, or holds no event');
    return { isFine: false };
  }
  const isPublic = content?.audience === 'everyone';
  const page = drawPage({ ...shown, isPublic, proof }, language, wordsIn(language));
  await writeFile(to, page, { flag: 'wx' });
  say(`${to}: ${shown.standings.length} players, ${shown.rounds.length} rounds`);
  return { isFine: true, result: { players: shown.standings.length, rounds: shown.rounds.length } };
};
