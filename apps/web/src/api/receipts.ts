import { isRecord } from './record.js';

/** A receipt that was kept: what the server promised to have recorded at this place. */
export interface KeptReceipt {
  readonly streamId: string;
  readonly version: number;
  readonly hash: string;
  /** The signed note whole, as `npx conclave audit FILE --receipt` takes it. */
  readonly note: string;
}

const format =
  /^[^\n]+\/events\/([^/\n]+)\/receipts\n([^\n@]+)@([1-9]\d{0,9})\n([0-9a-f]{64})\n\n\u2014 /;

/** The event of a receipt and what it promises; null for what is none. */
export const readReceipt = (note: string): (KeptReceipt & { readonly eventId: string }) | null => {
  const [, eventId, streamId, version, hash] = format.exec(note) ?? [];
  return eventId === undefined || streamId === undefined || hash === undefined
    ? null
    : { eventId, streamId, version: Number(version), hash, note };
};

const keyOf = (eventId: string): string => `conclave.receipts.${eventId}`;

const isKept = (value: unknown): value is string => typeof value === 'string';

/** The receipts of an event on this device, one for each stream. */
export const keptReceipts = (
  eventId: string,
  storage: Pick<Storage, 'getItem'> = localStorage,
): readonly KeptReceipt[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(eventId)) ?? '{}');
    const notes = isRecord(stored) ? Object.values(stored).filter(isKept) : [];
    return notes.flatMap((note) => readReceipt(note) ?? []);
  } catch {
    return [];
  }
};

export const hasReceipts = (eventId: string): boolean => keptReceipts(eventId).length > 0;

/**
 * Keeps a receipt. The newest of a stream covers all that came
 * before in it, so that no more than one of each is kept.
 */
export const keepReceipt = (
  note: string | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = globalThis.localStorage,
): void => {
  const receipt = note === undefined ? null : readReceipt(note);
  if (receipt === null || storage === undefined) return;
  const kept = new Map(
    keptReceipts(receipt.eventId, storage).map((each) => [each.streamId, each] as const),
  );
  if ((kept.get(receipt.streamId)?.version ?? 0) >= receipt.version) return;
  kept.set(receipt.streamId, receipt);
  try {
    const notes = [...kept.values()].map((each) => [each.streamId, each.note] as const);
    storage.setItem(keyOf(receipt.eventId), JSON.stringify(Object.fromEntries(notes)));
  } catch {
    // A full or forbidden storage costs the receipt, never the report.
  }
};
