import { useState } from 'react';
import { isPersonName } from '#contracts';
import { useMe } from '../../api/session.js';
import { keepName, keptName, ownName } from './own-name.js';

/**
 * The player's name: the account's, otherwise the one stored in this browser, otherwise a guest
 * name.
 */
export const usePlayerName = () => {
  const friendly = ownName();
  const account = useMe().data?.account ?? null;
  const [typed, setTyped] = useState(keptName);
  const wanted = typed.trim() === '' ? (account?.name ?? friendly) : typed.trim();
  return {
    typed,
    setTyped,
    /** null while the typed text is not a valid name. */
    name: isPersonName(wanted) ? wanted : null,
    keep: () => {
      if (typed.trim() !== '') keepName(typed);
    },
  };
};
