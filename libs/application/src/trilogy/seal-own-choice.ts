import { isRefusal } from '#aggregate';
import type { Decision } from '../command/decision.js';
import { sealChoice, type SealedSecrets } from '#event-store';
import { choicesOf } from '#match';
import { conflictRefusal } from '../refusals.js';
import { appendToMatch, type MatchAction, type MatchContext } from '../context/match-context.js';

/**
 * Seals a player's own choice: it is stored encrypted before its commitment is appended, and only
 * if the match would accept it. `actionFor` makes the command for a commitment.
 */
export const sealOwnChoice = async (
  context: MatchContext,
  deck: number,
  secrets: SealedSecrets,
  actionFor: (commitment: string) => MatchAction,
): Promise<Decision> => {
  const { match, side } = context;
  const blank = appendToMatch(context, actionFor(''));
  if (isRefusal(blank)) return blank;
  const { trilogy } = match.state;
  const options: readonly number[] = trilogy && side ? choicesOf(trilogy, side) : [];
  if (!options.includes(deck)) return conflictRefusal('match/deck-not-available');
  const commitment = await sealChoice(secrets, match.streamId, String(deck));
  return appendToMatch(context, actionFor(commitment));
};
