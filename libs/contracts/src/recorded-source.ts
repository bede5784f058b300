/** Where a finished game is kept, as its replay names it: `match/<id>` or `practice/<id>`. */
export const RECORDED_SOURCE = /^(match|practice)\/([a-z0-9-]{6,64})$/;

export interface RecordedSource {
  readonly kind: 'match' | 'practice';
  readonly id: string;
}

/** Null for what is no game that the server keeps. */
export const recordedSource = (source: string): RecordedSource | null => {
  const [, kind, id = ''] = RECORDED_SOURCE.exec(source) ?? [];
  return kind === 'match' || kind === 'practice' ? { kind, id } : null;
};
