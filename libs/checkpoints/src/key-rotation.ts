import { openNote, readVerifierKey, type Signer, textOfNote, type Verifier } from './note.js';

/** States, signed by both keys, that a server signs with another key from now on. */
export interface KeyRotation {
  /** From 1. */
  readonly generation: number;
  /** Both are verifier keys. */
  readonly former: string;
  readonly next: string;
  /** ISO 8601. */
  readonly at: string;
}

const format = /^conclave-key-rotation\n([1-9]\d{0,5})\n(\S+)\n(\S+)\n(\S+)\n$/;

/**
 * A signed note: the former key names the next one, and the next one confirms it by its own
 * signature.
 */
export const signRotation = (
  former: Signer,
  next: Signer,
  { generation, at }: Pick<KeyRotation, 'generation' | 'at'>,
): string => {
  const text = `conclave-key-rotation\n${generation}\n${former.verifierKey}\n${next.verifierKey}\n${at}\n`;
  return former.sign(text) + next.sign(text).slice(text.length + 1);
};

/** Null if it is not such a note, or if one of the two keys has not signed it. */
export const readRotation = (note: string): KeyRotation | null => {
  const [, generation, former = '', next = '', at = ''] = format.exec(textOfNote(note)) ?? [];
  const keys = [readVerifierKey(former), readVerifierKey(next)];
  if (!keys.every((key) => key !== null && openNote(note, key) !== null)) return null;
  return { generation: Number(generation), former, next, at };
};

export interface TrustedKey {
  readonly text: string;
  readonly verifier: Verifier;
  /** When the server replaced the key; null for its present key, as far as is known. */
  readonly replacedAt: string | null;
}

/** Follows the steps until there is none, or more than one: two steps are ambiguous. */
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
 * The keys connected to a key by such notes, itself first: those that replaced it, and those that
 * it replaced. A predecessor's other successors are not followed, because anybody who obtains an
 * old key could create them. Invalid notes are ignored. Empty if `key` is no key.
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
