import { type EventStage, lifecycleOf } from '#vocabulary';

/** The desk's actions for Sealed and Draft between the start of a tournament and its end. */
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
  /** A draft has been formed and not dissolved. */
  readonly drafted: boolean;
  /**
   * A round was paired since the last draft, or at all in Sealed: pods and decks can no longer
   * change.
   */
  readonly playedOn: boolean;
  /**
   * Whether pods of the current draft still wait for their players (`calling`) or are not done
   * (`drafting`).
   */
  readonly calling: boolean;
  readonly drafting: boolean;
}

/**
 * The actions on pools, pods and decks that are allowed now, by the same rules that decide the
 * commands; pages show their buttons accordingly.
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
