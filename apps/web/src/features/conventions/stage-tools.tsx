import { useState } from 'react';
import { Button, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import type { CommandAccepted, ConventionStage, ConventionView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useConventionAgain } from './use-convention-again.js';
import { StageEditor } from './stage-editor.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

interface StageProps {
  readonly convention: ConventionView;
  readonly stage: ConventionStage;
}

const Invitations = ({
  convention: { conventionId, invitations },
  stage: { stageId },
}: StageProps) => {
  const { t } = useText();
  const again = useConventionAgain();
  const [name, setName] = useState('');
  const [points, setPoints] = useState(0);
  const invite = useCommand('InviteToStage', {
    onAccepted: () => {
      setName('');
      again();
    },
  });
  const withdraw = useCommand('WithdrawInvitation', { onAccepted: again });
  const own = invitations.filter((each) => each.stageId === stageId);
  return (
    <details>
      <summary>
        {t('convention.invited')} ({own.length})
      </summary>
      <Stack gap="xs" mt="xs">
        {own.map(({ invitationId, name: invited, points: brought }) => (
          <Group key={invitationId} justify="space-between">
            <Text>
              {invited} · {brought}
            </Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => withdraw.send({ conventionId, invitationId })}
            >
              {t('convention.withdraw', { name: invited })}
            </Button>
          </Group>
        ))}
        <Group align="flex-end">
          <TextInput
            label={t('convention.inviteName')}
            value={name}
            maxLength={80}
            onChange={(change) => setName(change.currentTarget.value)}
          />
          <NumberInput
            label={t('convention.invitePoints')}
            value={points}
            min={0}
            max={200}
            w={140}
            allowDecimal={false}
            onChange={(value) => setPoints(Number(value) || 0)}
          />
          <Button
            disabled={name.trim() === ''}
            loading={invite.pending}
            onClick={() => invite.send({ conventionId, stageId, name, points, note: '' })}
          >
            {t('convention.invite')}
          </Button>
        </Group>
        <FailureNote error={invite.failure ?? withdraw.failure} />
      </Stack>
    </details>
  );
};

interface EnteredCodesProps {
  readonly eventId: string;
  readonly codes: NonNullable<CommandAccepted['guestCodes']>;
}

/** Guest codes with the players' names, to be handed out. */
const EnteredCodes = ({ eventId, codes }: EnteredCodesProps) => {
  const { t } = useText();
  const roster = useAnswer('roster', { eventId });
  const names = new Map(roster.data?.players.map(({ playerId, name }) => [playerId, name]));
  return (
    <details open>
      <summary>{t('convention.entered')}</summary>
      <ul>
        {codes.map(({ playerId, code }) => (
          <li key={playerId}>
            {names.get(playerId) ?? '…'}: <span className="cv-code">{code}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The tools of a convention's organizer for one of its tournaments. */
export const StageTools = (props: StageProps) => {
  const { t } = useText();
  const again = useConventionAgain();
  const [codes, setCodes] = useState<CommandAccepted['guestCodes']>();
  const { convention, stage } = props;
  const { conventionId } = convention;
  const { stageId, event, entry } = stage;
  const open = useCommand('OpenStage', { onAccepted: again });
  const enter = useCommand('EnterQualified', {
    onAccepted: ({ guestCodes }) => {
      setCodes(guestCodes);
      again();
    },
  });
  return (
    <Stack gap="xs">
      <Group>
        {event === null ? (
          <Button loading={open.pending} onClick={() => open.send({ conventionId, stageId })}>
            {t('convention.openStage')}
          </Button>
        ) : null}
        {event === null ? <StageEditor convention={convention} stage={stage} /> : null}
        {event !== null && event.toEnter > 0 ? (
          <Button loading={enter.pending} onClick={() => enter.send({ conventionId, stageId })}>
            {t('convention.enter')}
          </Button>
        ) : null}
      </Group>
      <FailureNote error={open.failure ?? enter.failure} />
      {codes === undefined ? null : <EnteredCodes eventId={stage.eventId} codes={codes} />}
      {entry.kind === 'qualified' ? <Invitations {...props} /> : null}
    </Stack>
  );
};
