import { useState } from 'react';
import type { ReplayFile, ReplayNote } from '#contracts';
import { freshKey } from '../../api/keys.js';

const most = 200;

const keyOf = ({ source, game }: Pick<ReplayFile, 'source' | 'game'>): string =>
  `conclave-notes:${source}/${game}`;

const isNote = (value: unknown): value is ReplayNote => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at, by, text } = value as Readonly<Record<keyof ReplayNote, unknown>>;
  return (
    typeof id === 'string' &&
    Number.isInteger(at) &&
    typeof by === 'string' &&
    typeof text === 'string'
  );
};

/** The notes on a game stored in this browser; empty if there are none or they are invalid. */
const readNotes = (key: string): readonly ReplayNote[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isNote) : [];
  } catch {
    return [];
  }
};

const keep = (key: string, notes: readonly ReplayNote[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(notes));
  } catch {
    // Without storage the notes are still shown, and a saved file contains them.
  }
};

/** Bookmarks and comments on a game, from its file and from this browser, sorted by position. */
export const useNotes = (file: ReplayFile) => {
  const key = keyOf(file);
  const [own, setOwn] = useState(() => readNotes(key));
  const change = (next: readonly ReplayNote[]): void => {
    setOwn(next);
    keep(key, next);
  };
  const foreign = (file.notes ?? []).filter(({ id }) => own.every((note) => note.id !== id));
  return {
    notes: [
      ...foreign.map((note) => ({ ...note, mine: false })),
      ...own.map((note) => ({ ...note, mine: true })),
    ].toSorted((one, next) => one.at - next.at),
    add: (at: number, text: string, by: string): void =>
      change([...own, { id: freshKey(), at, by, text }].slice(-most)),
    drop: (id: string): void => change(own.filter((note) => note.id !== id)),
  };
};
