import { Text } from '@mantine/core';
import type { Reason } from '#contracts';
import { useText, type Facts } from '../../i18n/index.js';

interface ReasonListProps {
  readonly reasons: readonly Reason[];
  /** The people whom the reasons may mention. */
  readonly people: readonly { readonly playerId: string; readonly name: string }[];
}

/**
 * The data of a reason as its text needs them: names instead of ids; the cause or direction selects
 * the variant of the text.
 */
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
 * "Why this pairing": the server's reasons in the reader's language; an unknown reason shows its
 * code.
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
