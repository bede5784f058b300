import { Text } from '@mantine/core';
import type { Reason } from '#contracts';
import { useText, type Facts } from '../../i18n/index.js';

interface ReasonListProps {
  readonly reasons: readonly Reason[];
  /** Those whom the reasons may speak of. */
  readonly people: readonly { readonly playerId: string; readonly name: string }[];
}

/** A reason's facts as its text wants them: names for ids, cause or direction as the text's variant. */
const factsOf = ({ data }: Reason, people: ReasonListProps['people']): Facts => {
  const named = people.find(({ playerId }) => playerId === data['player'])?.name;
  return {
    ...data,
    ...(named === undefined ? {} : { player: named }),
    context: data['cause'] ?? data['direction'],
  };
};

export const useReasonText = () => {
  const { code } = useText();
  return (reason: Reason, people: ReasonListProps['people']): string =>
    code('reasons', reason.code, factsOf(reason, people)) ?? reason.code;
};

/**
 * "Why this pairing": the server's reasons in the reader's
 * language; an unknown one shows its code rather than nothing.
 */
export const ReasonList = ({ reasons, people }: ReasonListProps) => {
  const { t } = useText();
  const text = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <ul className="cv-reasons" aria-label={t('pairings.why')}>
      {reasons.map((reason, index) => (
        <Text key={index} component="li" size="sm">
          {text(reason, people)}
        </Text>
      ))}
    </ul>
  );
};
