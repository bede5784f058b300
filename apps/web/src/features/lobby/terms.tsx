import { type ReactNode, useState } from 'react';
import { Checkbox } from '@mantine/core';
import type { ThinkingTime } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ThinkingFields } from '../../shared/forms/thinking-fields.js';

/** The terms that can be set at every table, with their form fields. */
interface Terms {
  readonly timeField: ReactNode;
  readonly onlookersField: ReactNode;
  /** The payload fields for the thinking time and for spectators. */
  readonly timed: { readonly thinkingTime?: ThinkingTime };
  readonly watched: { readonly onlookers?: true };
}

/** `alone`: whether only bots play against the player who sets the terms. */
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
