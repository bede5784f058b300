import { type EventStage, lifecycleOf } from '#vocabulary';

/** What the desk of Sealed and Draft does between the start of a tournament and its end. */
export const limitedActs = [
  'OpenPools',
  'FormPods',
  'DissolvePods',
  'ReseatPods',
  'StartDeckBuilding',
] as const;
type LimitedAct = (typeof limitedActs)[number];

interface LimitedStanding extends EventStage {
  readonly format: string;
  /** No round is being paired or played. */
  readonly betweenRounds: boolean;
  readonly poolsOpened: boolean;
  /** A draft stands. */
  readonly drafted: boolean;
  /** A round was paired since the last draft, or in Sealed at all: pods and decks stay as they are. */
  readonly playedOn: boolean;
  /** Of the pods of the draft that stands: some wait for their players, some are not done. */
  readonly calling: boolean;
  readonly drafting: boolean;
}

/**
 * What may be done now about pools, pods and decks, as the
 * commands decide it: pages draw their buttons from it.
 */
export const limitedAllows = (at: LimitedStanding): readonly LimitedAct[] => {
  if (lifecycleOf(at) !== 'running' || !at.betweenRounds) return [];
  const { format, poolsOpened, drafted, playedOn, calling, drafting } = at;
  const opened = poolsOpened || drafted;
  const allowed: Readonly<Record<LimitedAct, boolean>> = {
    OpenPools: format === 'sealed' && !poolsOpened,
    FormPods: format === 'draft' && (!drafted || playedOn),
    DissolvePods: drafted && !playedOn,
    ReseatPods: drafted && !playedOn && calling,
    StartDeckBuilding: opened && !playedOn && !drafting,
  };
  return limitedActs.filter((act) => allowed[act]);
};
