import { isRecord } from './record.js';

/** A stored receipt: the event of a stream that the server promised to have recorded. */
export interface KeptReceipt {
  readonly streamId: string;
  readonly version: number;
  readonly hash: string;
  /** The whole signed note, as `npx conclave audit FILE --receipt` takes it. */
  readonly note: string;
}

const format =
  /^[^\n]+\/events\/([^/\n]+)\/receipts\n([^\n@]+)@([1-9]\d{0,9})\n([0-9a-f]{64})\n\n\u2014 /;

/** Parses a receipt; null if the text is none. */
export const readReceipt = (note: string): (KeptReceipt & { readonly eventId: string }) | null => {
  const [, eventId, streamId, version, hash] = format.exec(note) ?? [];
  return eventId === undefined || streamId === undefined || hash === undefined
    ? null
    : { eventId, streamId, version: Number(version), hash, note };
};

const keyOf = (eventId: string): string => `conclave.receipts.${eventId}`;

const isKept = (value: unknown): value is string => typeof value === 'string';

/** The receipts of an event on this device, one per stream. */
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
 * Stores a receipt. The newest one of a stream covers all earlier ones, so that only one per stream
 * is kept.
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
    // If storage is full or forbidden, the receipt is lost, but not the report.
  }
};
