import { useEffect } from 'react';
import { useText } from '../../i18n/index.js';

/** Asks before a page is left on which something has been changed and not saved. */
export const useUnsaved = (unsaved: boolean): void => {
  const { t } = useText();
  const text = t('form.unsaved');
  useEffect(() => {
    if (!unsaved) return;
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
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, true);
    };
  }, [unsaved, text]);
};
