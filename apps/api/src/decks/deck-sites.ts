import type { DeckLink } from '#exchange';
import { hasErrors, MAX_DECK_TEXT, parseDeck, toMeleeText } from '#formats';
import { Dependencies } from '#platform';
import { ApiFailure } from '../http/failure.js';
import { askOutward, boundedText, OUTWARD_FETCH } from '../http/outward.js';

/**
 * Reads decks that players share on other sites. The address is built only from the id
 * (`deckLink`), only https is used, redirects are not followed, and an answer may take 5 seconds
 * and 256 KiB, so that a pasted address reaches nothing else (OWASP, Server Side Request Forgery).
 */
@Dependencies(OUTWARD_FETCH)
export class DeckSites {
  constructor(private readonly outward: typeof fetch) {}

  /**
   * The deck as text. A list that was read completely is written as lines; any other is returned as
   * the site wrote it, so that its faults can be located.
   * @throws ApiFailure 422 `deck/link-not-shared` or `deck/link-failed`, each with `site`.
   */
  async textOf({ site, data }: DeckLink): Promise<string> {
    const failed = new ApiFailure(422, 'deck/link-failed', { site });
    const answer = await askOutward(this.outward, data, { accept: 'application/json' });
    if (answer === null || answer.status >= 500 || answer.status === 429) throw failed;
    if (!answer.ok) throw new ApiFailure(422, 'deck/link-not-shared', { site });
    const text = await boundedText(answer);
    if (text === null || !text.trimStart().startsWith('{')) throw failed;
    const { deck, problems } = parseDeck(text.trim());
    if (!hasErrors(problems)) return toMeleeText(deck);
    if (text.length > MAX_DECK_TEXT) throw failed;
    return text;
  }
}
