import { openNote, readVerifierKey, type Signer, textOfNote, type Verifier } from './note.js';

/** That a server signs with another key from now on: said under both keys. */
export interface KeyRotation {
  /** 1 for the first. */
  readonly generation: number;
  /** Both as verifier keys. */
  readonly former: string;
  readonly next: string;
  /** ISO 8601. */
  readonly at: string;
}

const format = /^conclave-key-rotation\n([1-9]\d{0,5})\n(\S+)\n(\S+)\n(\S+)\n$/;

/** A signed note: the former key names the next one, and the next one shows that it is there. */
export const signRotation = (
  former: Signer,
  next: Signer,
  { generation, at }: Pick<KeyRotation, 'generation' | 'at'>,
): string => {
  const text = `conclave-key-rotation\n${generation}\n${former.verifierKey}\n${next.verifierKey}\n${at}\n`;
  return former.sign(text) + next.sign(text).slice(text.length + 1);
};

/** Null when it is no such note, or when one of the two keys has not signed it. */
export const readRotation = (note: string): KeyRotation | null => {
  const [, generation, former = '', next = '', at = ''] = format.exec(textOfNote(note)) ?? [];
  const keys = [readVerifierKey(former), readVerifierKey(next)];
  if (!keys.every((key) => key !== null && openNote(note, key) !== null)) return null;
  return { generation: Number(generation), former, next, at };
};

export interface TrustedKey {
  readonly text: string;
  readonly verifier: Verifier;
  /** When the server began to sign with another; null for its present key, as far as is known. */
  readonly replacedAt: string | null;
}

/** One step after the other, until there is none or there are two: of two nobody knows which is meant. */
const walk = (from: string, step: (key: string) => readonly string[]): readonly string[] => {
  const found = new Set([from]);
  for (let steps = new Set(step(from)); steps.size === 1;) {
    const [key = ''] = steps;
    if (found.has(key)) break;
    found.add(key);
    steps = new Set(step(key));
  }
  return [...found];
};

/**
 * The keys that a key leads to by such notes, itself first: those it was replaced by, and those
 * that it replaced, never on from one of these by another way, which whoever found out a key of
 * long ago could make. What is no such note leads nowhere. Empty when the first is no key.
 */
export const keysAlong = (key: string, notes: readonly string[]): readonly TrustedKey[] => {
  const rotations = notes.flatMap((note) => readRotation(note) ?? []);
  const later = walk(key, (known) =>
    rotations.flatMap(({ former, next }) => (former === known ? [next] : [])),
  );
  const earlier = walk(key, (known) =>
    rotations.flatMap(({ former, next }) => (next === known ? [former] : [])),
  );
  return [...new Set([...later, ...earlier])].flatMap((text) => {
    const verifier = readVerifierKey(text);
    const replaced = rotations.find(({ former }) => former === text);
    return verifier ? [{ text, verifier, replacedAt: replaced?.at ?? null }] : [];
  });
};
