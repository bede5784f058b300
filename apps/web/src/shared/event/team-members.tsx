import { TextInput } from '@mantine/core';
import { isPersonName } from '#contracts';
import { useText } from '../../i18n/index.js';
import { teamSeats } from './team-seats.js';

interface TeamMembersProps {
  /** One name per seat. */
  readonly names: readonly string[];
  /** Whether empty names are marked as errors. */
  readonly refused: boolean;
  readonly onChange: (names: readonly string[]) => void;
}

/** Fields for the members at the seats of a team. */
export const TeamMembers = ({ names, refused, onChange }: TeamMembersProps) => {
  const { t } = useText();
  return (
    <>
      {teamSeats.map((seat, index) => (
        <TextInput
          key={seat}
          label={t('team.member', { seat })}
          maxLength={80}
          value={names[index] ?? ''}
          error={refused && !isPersonName(names[index] ?? '') ? t('account.invalid.name') : null}
          onChange={(change) => {
            const { value } = change.currentTarget;
            onChange(teamSeats.map((_seat, at) => (at === index ? value : (names[at] ?? ''))));
          }}
        />
      ))}
    </>
  );
};
