import type { PgnGame, PgnRecord } from '#contracts';

/** Events that are a player's own actions, not consequences. */
const ownActions = new Set([
  'PLAY',
  'PLAY_SMUGGLE',
  'PLAY_EVENT',
  'PLAY_UPGRADE',
  'DEPLOY_LEADER',
  'ATTACK',
  'PASS',
  'CLAIM_INITIATIVE',
  'ABILITY_ACTIVATE',
]);

/**
 * Events that belong together: an action with the costs before it and the consequences after it.
 */
export interface PgnStep {
  readonly records: readonly PgnRecord[];
  readonly action: boolean;
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const keyOf = (record: PgnRecord): string =>
  words(record['for']) || words(record['seq']).replace(/(\d)[a-z]+$/, '$1');

/** The steps of a game in file order, which is the order of the game. */
export const stepsIn = ({ events }: PgnGame): PgnStep[] => {
  const steps: { records: PgnRecord[]; key: string }[] = [];
  for (const record of events) {
    const key = keyOf(record);
    const last = steps.at(-1);
    if (last !== undefined && last.key === key && key !== '') last.records.push(record);
    else steps.push({ key, records: [record] });
  }
  return steps.map(({ records }) => ({
    records,
    action: records.some(({ t }) => ownActions.has(words(t))),
  }));
};

/**
 * The number of the position after the event that an annotation refers to; null if there is no such
 * event.
 */
export const positionOf = (steps: readonly PgnStep[], ref: unknown): number | null => {
  const index = steps.findIndex(({ records }) => records.some(({ seq }) => seq === ref));
  return index < 0 ? null : index + 1;
};
