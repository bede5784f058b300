import { Text } from '@mantine/core';
import type { Reason } from '#contracts';
import { useText } from '../i18n/index.js';

/** "Why this pairing": the server's reasons in the reader's language; an unknown one shows its code rather than nothing. */
export const ReasonList = ({ reasons }: { reasons: readonly Reason[] }) => {
  const { t, code } = useText();
  if (reasons.length === 0) return null;
  return (
    <ul className="cv-reasons" aria-label={t('pairings.why')}>
      {reasons.map((reason, index) => (
        <Text key={index} component="li" size="sm">
          {code('reasons', reason.code, reason.data) ?? reason.code}
        </Text>
      ))}
    </ul>
  );
};
