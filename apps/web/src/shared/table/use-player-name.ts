import { useState } from 'react';
import { isPersonName } from '#contracts';
import { useMe } from '../../api/session.js';
import { keepName, keptName, ownName } from './own-name.js';

/** The name that somebody plays under: the account's, else what this browser keeps, or a guest’s. */
export const usePlayerName = () => {
  const friendly = ownName();
  const account = useMe().data?.account ?? null;
  const [typed, setTyped] = useState(keptName);
  const wanted = typed.trim() === '' ? (account?.name ?? friendly) : typed.trim();
  return {
    typed,
    setTyped,
    /** Null while what is typed is no name. */
    name: isPersonName(wanted) ? wanted : null,
    keep: () => {
      if (typed.trim() !== '') keepName(typed);
    },
  };
};
