export type PodRefusal =
  | 'already-seated'
  | 'not-found'
  | 'too-few-seats'
  | 'seated-twice'
  | 'completed'
  | 'not-completed'
  | 'dissolved'
  | 'revealed'
  | 'paused'
  | 'not-paused'
  | 'seat-unknown'
  | 'stale-pick'
  | 'pack-not-there'
  | 'card-not-offered'
  | 'too-early'
  | 'too-late'
  | 'not-started'
  | 'started'
  | 'already-ready'
  | 'no-clock'
  | 'review-not-over'
  | 'nothing-to-rewind'
  | 'pick-passed-on'
  | 'seat-held'
  | 'real-boosters'
  | 'drafted-on-screen'
  | 'stale-call';

export interface PodRefused {
  readonly kind: 'refused';
  readonly code: `draft/${PodRefusal}`;
  readonly data: Readonly<Record<string, string | number>>;
}

export const refuse = (reason: PodRefusal, data: PodRefused['data'] = {}): PodRefused => ({
  kind: 'refused',
  code: `draft/${reason}`,
  data,
});
