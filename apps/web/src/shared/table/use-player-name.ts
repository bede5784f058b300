import { useState } from 'react';
import { isPersonName } from '#contracts';
import { useMe } from '../../api/session.js';
import { keepName, keptName, useOwnName } from './own-name.js';

/** The name that somebody plays under: the account's, else what this browser keeps or a friendly word. */
export const usePlayerName = () => {
  const friendly = useOwnName();
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
