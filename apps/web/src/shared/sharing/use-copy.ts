import { useEffect, useState } from 'react';
import copyToClipboard from 'copy-to-clipboard';

type Copied = 'idle' | 'copied' | 'refused';

/** How long the answer stands, in milliseconds. */
const shownFor = 2_000;

/**
 * Copies a text, also on plain http, where browsers give scripts
 * no clipboard and the library copies a selection instead.
 */
export const useCopy = (): { readonly state: Copied; readonly copy: (text: string) => void } => {
  const [state, setState] = useState<Copied>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string): void =>
    void copyToClipboard(text).then((done) => setState(done ? 'copied' : 'refused'));
  return { state, copy };
};
