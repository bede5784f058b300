import { sealChoice, type SealedSecrets, type StreamAppend } from '#event-store';
import { choicesOf } from '#match';
import { refusalFailure } from '../failure/request-failure.js';
import { appendToMatch, type MatchAction, type MatchContext } from '../context/match-context.js';

/**
 * Seals a player's own choice: it lies encrypted before its commitment is appended. Nothing is kept before the match would take it.
 * `actionFor` makes the command for a commitment.
 */
export const sealOwnChoice = async (
  context: MatchContext,
  deck: number,
  secrets: SealedSecrets,
  actionFor: (commitment: string) => MatchAction,
): Promise<readonly StreamAppend[]> => {
  const { match, side } = context;
  appendToMatch(context, actionFor(''));
  const { trilogy } = match.state;
  const options: readonly number[] = trilogy && side ? choicesOf(trilogy, side) : [];
  if (!options.includes(deck)) throw refusalFailure({ code: 'match/deck-not-available' });
  const commitment = await sealChoice(secrets, match.streamId, String(deck));
  return appendToMatch(context, actionFor(commitment));
};
