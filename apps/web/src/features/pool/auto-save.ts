import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sendCommand } from '../../api/commands.js';
import { isFailed, isTransient } from '../../api/http.js';
import { freshKey } from '../../api/keys.js';
import { invalidateAnswers } from '../../api/queries.js';
import { deckText, type Build } from './deck-building.js';
import { keepBuild } from './kept-build.js';

export type SaveState = 'blank' | 'saved' | 'saving' | 'kept' | 'refused';
interface Saving {
  readonly eventId: string;
  readonly playerId: string;
  readonly name: string;
  readonly cards: Parameters<typeof deckText>[1]['cards'];
}

const quietMs = 900;
const retryMs = (attempt: number): number => Math.min(20_000, 1_500 * 2 ** attempt);

/** Saves the deck a moment after each change: on this device at once, at the server when it answers, again and again until it does. */
export const useAutoSave = (
  build: Build,
  changed: boolean,
  keptHereOnly: boolean,
  { eventId, playerId, name, cards }: Saving,
): { state: SaveState; failure: unknown } => {
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>(changed ? 'kept' : 'blank');
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const sent = useRef<string | null>(changed ? null : deckText(build, { cards, name }));
  const text = deckText(build, { cards, name });
  const unsent = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (text === sent.current) return;
    keepBuild(eventId, playerId, build, true);
    if (keptHereOnly) {
      sent.current = text;
      setState('saved');
      return;
    }
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
        setState('saved');
        invalidateAnswers(client, eventId);
      } catch (error) {
        if (left) return;
        setState(isTransient(error) ? 'kept' : 'refused');
        setFailure(isTransient(error) ? null : error);
        if (isTransient(error) || !isFailed(error)) setAttempt((before) => before + 1);
      }
    };
    unsent.current = () => void send();
    const timer = setTimeout(() => void send(), attempt === 0 ? quietMs : retryMs(attempt));
    return () => {
      left = true;
      clearTimeout(timer);
    };
    // `build` changes exactly when its text does.
  }, [text, attempt, eventId, playerId, client, keptHereOnly]);
  // Whoever turns to another page or puts the phone away right after a tap may not come back.
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') unsent.current?.();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      unsent.current?.();
    };
  }, []);
  return { state, failure };
};
