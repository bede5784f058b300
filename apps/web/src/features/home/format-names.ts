import type { EventFormat } from '#contracts';

const names: { readonly [F in EventFormat]: string } = {
  premier: 'Premier',
  trilogy: 'Trilogy',
  sealed: 'Sealed',
  draft: 'Draft',
};

/** All formats in the order in which they are offered. */
export const formats = Object.keys(names) as readonly EventFormat[];

/** The official name of a format, which is the same in every language. */
export const formatName = (format: string): string => names[format as EventFormat] ?? format;
