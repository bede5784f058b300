import type { Chance } from '#client';
import { matchIdOfRound } from '#facts';
import { type AgeKey, deriveId, sealFor } from '#platform';
import { changeFacts } from '../../test/support/changed-facts.js';
import { type HandoverContent, wellChained } from '../../test/support/well-chained.js';
import { type Json, mutate } from './schema-values.js';

export interface Forging {
  /** A file that its server really exported, as text. */
  readonly honest: string;
  /** The key of the importing server: sealed parts are encrypted again for it. */
  readonly transferKey: AgeKey;
  readonly chance: Chance;
  /** Existing objects: events, and streams of any kind. */
  readonly strangers: {
    readonly eventIds: readonly string[];
    readonly streamIds: readonly string[];
  };
}

interface Table {
  readonly matchId: string;
  readonly table: number;
}

/**
 * The same event with other ids, as if another server had run it, so that it is not refused as an
 * event that already exists.
 */
export const renamedFile = async (
  { honest, transferKey }: Pick<Forging, 'honest' | 'transferKey'>,
  number: number,
): Promise<HandoverContent> => {
  const former = JSON.parse(honest) as HandoverContent;
  const eventId = deriveId(`${former.events[0]?.meta.commandId}-${number}`, 'event');
  const names: (readonly [string, string])[] = [[former.eventId, eventId]];
  for (const { type, data } of former.events) {
    if (type !== 'RoundPaired') continue;
    const { phase, round, attempt } = data as unknown as Parameters<typeof matchIdOfRound>[1];
    for (const { matchId, table } of data['tables'] as unknown as readonly Table[])
      names.push([matchId, matchIdOfRound(eventId, { phase, round, attempt }, table)]);
  }
  const rename = (text: string): string =>
    names.reduce((changed, [before, after]) => changed.replaceAll(before, after), text);
  const { recipient, sealed } = former as unknown as { recipient: string; sealed: string };
  const file = JSON.parse(rename(honest)) as HandoverContent;
  for (const event of file.events)
    if (!event.meta.commandId.includes('.'))
      event.meta = { ...event.meta, commandId: `${event.meta.commandId}-${number}` };
  file['sealed'] = await sealFor(recipient, rename((await transferKey.open(sealed)) ?? '[]'));
  return file;
};

/** Inserts an event that belongs to another stream, or names another event. */
const misplace = (file: HandoverContent, { chance, strangers }: Forging): void => {
  const event = chance.pick(file.events);
  const other = chance.pick(file.events);
  const eventId = chance.pick(strangers.eventIds);
  const changes: readonly (() => void)[] = [
    () => Object.assign(event.data, { eventId }),
    () => Object.assign(event.data, { matchId: deriveId(`${eventId}.0.2.1`, 'match.1') }),
    () => Object.assign(event, { streamId: chance.pick(strangers.streamIds) }),
    () => Object.assign(event, { streamId: `match-${eventId}` }),
    () => Object.assign(event, { streamId: other.streamId }),
    () => Object.assign(event, { type: other.type, schemaVersion: other.schemaVersion }),
    () => Object.assign(event, { type: other.type, data: structuredClone(other.data) }),
    () => Object.assign(event, { schemaVersion: chance.int(4) }),
    () => {
      event.meta = { ...event.meta, commandId: `pair-round.${eventId}.0.2.1` };
    },
    () => {
      event.meta = { ...event.meta, actor: 'account:'.repeat(2) };
    },
    () => file.events.splice(file.events.indexOf(event), 1),
    () => file.events.splice(file.events.indexOf(event), 0, structuredClone(other)),
    () => Object.assign(event.data, { endsAt: 'garbage', at: '9999-99-99', date: '' }),
    () => Object.assign(event.data, { name: null, settings: {}, note: '\u202e', players: [] }),
  ];
  chance.pick(changes)();
};

/**
 * One forged file: events changed at one place, with everything recomputed that a forger can
 * recompute.
 */
export const forgedFile = async (forging: Forging, number: number): Promise<HandoverContent> => {
  const { chance } = forging;
  const file = await renamedFile(forging, number);
  if (chance.happens(0.4)) changeFacts(file.events, chance);
  else if (chance.happens(0.5)) misplace(file, forging);
  else {
    const event = chance.pick(file.events);
    const data = mutate(event.data as Json, chance);
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) event.data = data;
  }
  return wellChained(file);
};
