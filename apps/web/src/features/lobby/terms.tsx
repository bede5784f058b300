import { type ReactNode, useState } from 'react';
import { Checkbox } from '@mantine/core';
import type { ThinkingTime } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ThinkingFields } from '../../shared/forms/thinking-fields.js';

/** What may be agreed on at every table, as its forms ask for it. */
interface Terms {
  readonly timeField: ReactNode;
  readonly onlookersField: ReactNode;
  /** What the server is told of the time to think, and of onlookers. */
  readonly timed: { readonly thinkingTime?: ThinkingTime };
  readonly watched: { readonly onlookers?: true };
}

/** `alone`: at a table where nobody but bots plays against whoever sets it. */
export const useTerms = (alone = false): Terms => {
  const { t } = useText();
  const [thinkingTime, setThinking] = useState<ThinkingTime | null>(null);
  const [onlookers, setOnlookers] = useState(false);
  return {
    timeField: <ThinkingFields value={thinkingTime} alone={alone} onChange={setThinking} />,
    onlookersField: (
      <Checkbox
        label={t('lobby.onlookers')}
        description={t('lobby.onlookersText')}
        checked={onlookers}
        onChange={({ currentTarget: { checked } }) => setOnlookers(checked)}
      />
    ),
    timed: thinkingTime ? { thinkingTime } : {},
    watched: onlookers ? { onlookers } : {},
  };
};
