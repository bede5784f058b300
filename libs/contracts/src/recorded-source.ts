/** The id of a finished game's record, as its replay names it: `match/<id>` or `practice/<id>`. */
export const RECORDED_SOURCE = /^(match|practice)\/([a-z0-9-]{6,64})$/;

export interface RecordedSource {
  readonly kind: 'match' | 'practice';
  readonly id: string;
}

/** Null for a source of any other form. */
export const recordedSource = (source: string): RecordedSource | null => {
  const [, kind, id = ''] = RECORDED_SOURCE.exec(source) ?? [];
  return kind === 'match' || kind === 'practice' ? { kind, id } : null;
};
