import { useEffect, useState } from 'react';

type Copied = 'idle' | 'copied' | 'refused';

/** How long the result is shown, in milliseconds. */
const shownFor = 2_000;

const library = () => import('copy-to-clipboard');

/**
 * Copies a text, also over plain http: there browsers give scripts no clipboard, and the library
 * copies a selection instead. The library is loaded beforehand, because browsers allow copying only
 * right after a press.
 */
export const useCopy = (): { readonly state: Copied; readonly copy: (text: string) => void } => {
  const [state, setState] = useState<Copied>('idle');
  useEffect(() => void library().catch(() => undefined), []);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string): void =>
    void library()
      .then(({ default: copyToClipboard }) => copyToClipboard(text))
      .then(
        (done) => setState(done ? 'copied' : 'refused'),
        () => setState('refused'),
      );
  return { state, copy };
};
