import { useEffect } from 'react';
import { useText } from '../../i18n/index.js';
import { type BackGuard, guardBack } from './back-guard.js';

let guard: BackGuard | null = null;

/**
 * Asks before the reader leaves a page with unsaved changes: by a link, by Back, or by closing it.
 */
export const useUnsaved = (unsaved: boolean): void => {
  const { t } = useText();
  const text = t('page.unsaved');
  useEffect(() => {
    if (!unsaved) return;
    guard ??= guardBack(window);
    const release = guard.hold(text);
    const warn = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
    const ask = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
      if (link === null || link.getAttribute('target') !== null || window.confirm(text)) return;
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, true);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, true);
    };
  }, [unsaved, text]);
};
