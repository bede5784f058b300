import { packSeedName, poolSeedName } from '#draft';
import { choiceName } from '#event-store';
import { gameSeedName } from '#match';
import { seedNameOf } from '#tournament';

interface Sealing {
  readonly commitment: string;
  readonly game: unknown;
  /**
   * How many events of the stream, including this one, have commitments that the same event type
   * opens.
   */
  readonly count: number;
}

const ofTournament = ({ count }: Sealing): string => seedNameOf(count);
const ofChoice = ({ commitment }: Sealing): string => choiceName(commitment);

interface SealingFact {
  /** The field with the commitment. */
  readonly member: 'seedCommitment' | 'commitment';
  /** The event that opens it; it must be of the same game or side, if both name one. */
  readonly opened: string;
  /** The name under which the secret will be looked up here. */
  readonly name: (sealing: Sealing) => string;
}

const seedOf = (opened: string, name: SealingFact['name']): SealingFact => ({
  member: 'seedCommitment',
  opened,
  name,
});
const choiceOf = (opened: string): SealingFact => ({
  member: 'commitment',
  opened,
  name: ofChoice,
});

/** Every event with a commitment to a secret. */
export const sealingFacts: ReadonlyMap<string, SealingFact> = new Map([
  ['EventCreated', seedOf('SeedRevealed', ofTournament)],
  ['EventKeptHere', seedOf('SeedRevealed', ofTournament)],
  ['EventReopened', seedOf('SeedRevealed', ofTournament)],
  ['PoolsOpened', seedOf('PoolsRevealed', () => poolSeedName)],
  ['PodSeated', seedOf('PacksRevealed', () => packSeedName)],
  ['TableOpened', seedOf('TableClosed', ({ game }) => gameSeedName(Number(game)))],
  ['BanSealed', choiceOf('BansRevealed')],
  ['DeckSealed', choiceOf('DecksRevealed')],
]);
