import { packSeedName, poolSeedName } from '#draft';
import { choiceName } from '#event-store';
import { gameSeedName } from '#match';
import { seedNameOf } from '#tournament';

interface Sealing {
  readonly commitment: string;
  readonly game: unknown;
  /** How many facts of the stream have committed to something that the same fact opens, this one included. */
  readonly count: number;
}

const ofTournament = ({ count }: Sealing): string => seedNameOf(count);
const ofChoice = ({ commitment }: Sealing): string => choiceName(commitment);

interface SealingFact {
  /** The member that says to what. */
  readonly member: 'seedCommitment' | 'commitment';
  /** The fact that opens it: of the same game, or side, where both name one. */
  readonly opened: string;
  /** The name under which the secret will be looked for here. */
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

/** Every fact that commits to something sealed. */
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
