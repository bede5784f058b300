import { type RefObject, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sendCommand } from '../../api/commands.js';
import { isFailed, isTransient } from '../../api/http.js';
import { freshKey } from '../../api/keys.js';
import { invalidateAnswers } from '../../api/queries.js';
import { deckText, type Build } from './deck-building.js';
import { keepBuild } from './kept-build.js';

type SaveState = 'blank' | 'saved' | 'saving' | 'kept' | 'refused';
export interface Saving {
  readonly state: SaveState;
  /** Why the server refused the deck. */
  readonly failure: unknown;
}
interface SavedPool {
  readonly eventId: string;
  readonly playerId: string;
  readonly name: string;
  readonly cards: Parameters<typeof deckText>[1]['cards'];
}

const quietMs = 900;
const retryMs = (attempt: number): number => Math.min(20_000, 1_500 * 2 ** attempt);

interface Keeping {
  /** Whether there is unsent work of an earlier visit. */
  readonly changed: boolean;
  /** Whether the pool is outside events and its deck kept on this device only. */
  readonly free: boolean;
  /** Whether decks are closed, so that nothing is sent any more. */
  readonly locked: boolean;
}

/**
 * Sends an unsent deck when the page is left or hidden: a player who does so right after a tap may
 * not come back.
 */
const useSendingWhenLeft = (unsent: RefObject<(() => void) | null>): void => {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') unsent.current?.();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      unsent.current?.();
    };
  }, [unsent]);
};

/**
 * Saves the deck after each change: on this device at once, and shortly after on the server,
 * retrying until it answers.
 */
export const useAutoSave = (
  build: Build,
  { changed, free, locked }: Keeping,
  { eventId, playerId, name, cards }: SavedPool,
): Saving => {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>(changed ? 'kept' : 'blank');
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const text = deckText(build, { cards, name });
  const sent = useRef(changed ? null : text);
  const unsent = useRef<(() => void) | null>(null);
  useEffect(() => {
    // An unsent deck from before is outdated or too late now.
    unsent.current = null;
    if (text === sent.current || locked) return;
    keepBuild(eventId, playerId, build, true);
    if (free) {
      sent.current = text;
      setState('saved');
      return;
    }
    // Set immediately, because the last verdict no longer applies to this deck.
    if (attempt === 0) setState('saving');
    let left = false;
    const send = async () => {
      unsent.current = null;
      setState('saving');
      try {
        await sendCommand('SubmitDeck', { eventId, playerId, text }, freshKey());
        if (left) return;
        sent.current = text;
        keepBuild(eventId, playerId, build, false);
        setFailure(null);
        setAttempt(0);
        // Reported together with the new verdict: an old one beside "saved" would be taken for the
        // answer.
        await invalidateAnswers(client, eventId);
        if (!left) setState('saved');
      } catch (error) {
        if (left) return;
        const again = isTransient(error) || !isFailed(error);
        setState(isTransient(error) ? 'kept' : 'refused');
        setFailure(isTransient(error) ? null : error);
        if (again) setAttempt((before) => before + 1);
        // A refusal may mean that the event has changed, so that the page refetches it.
        else void invalidateAnswers(client, eventId);
      }
    };
    unsent.current = () => void send();
    const timer = setTimeout(() => void send(), attempt === 0 ? quietMs : retryMs(attempt));
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // `build` is not listed, because it changes exactly when `text` does.
  }, [text, attempt, eventId, playerId, client, free, locked]);
  useSendingWhenLeft(unsent);
  return { state, failure };
};
