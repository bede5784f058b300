import { useState } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { CommandAccepted, EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { CopyButton } from '../../shared/sharing/copy-button.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { TeamMembers } from '../../shared/event/team-members.js';
import { isTeamEvent, isWholeTeam, membersOf, noMembers } from '../../shared/event/team-seats.js';
import { AgainstBye, changedIn, settledWith } from './against-bye.js';
import { addMadeCodes } from '../../shared/event/made-codes.js';
import { MissedRounds } from './missed-rounds.js';
import { roundsMissed, type Missed } from './rounds-missed.js';

/**
 * Focuses a field, so that a list of players can be entered without the mouse: name, Enter, Enter,
 * name.
 */
const focusOn = (drawn: HTMLElement | null): void => drawn?.focus();

const Entered = ({
  eventId,
  name,
  code,
  onNext,
}: {
  eventId: string;
  name: string;
  code: string | undefined;
  onNext: () => void;
}) => {
  const { t } = useText();
  return (
    <Stack>
      <Text>{t('people.entered', { name })}</Text>
      {code === undefined ? null : (
        <>
          <Text className="cv-code" fz={32}>
            {code}
          </Text>
          <Group wrap="nowrap">
            <img src={`/api/events/${eventId}/qr.svg`} alt="" width={112} height={112} />
            <div>
              <Text size="sm">{t('people.codeHint')}</Text>
              <Text size="sm">{t('print.codeHint')}</Text>
            </div>
          </Group>
          <CopyButton value={code} />
        </>
      )}
      <Button onClick={onNext} ref={focusOn}>
        {t('people.addNext')}
      </Button>
    </Stack>
  );
};

/**
 * Adds a player at the desk; once the event runs, with the result that each missed round counts as.
 */
export const AddPlayer = ({ event, late: running }: { event: EventView; late: boolean }) => {
  const { t } = useText();
  const fresh = (): Missed[] => roundsMissed(event, []);
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const teams = isTeamEvent(event);
  const [members, setMembers] = useState(noMembers);
  const [missed, setMissed] = useState<Missed[]>([]);
  const [against, setAgainst] = useState<string | null>(null);
  const [entered, setEntered] = useState<{ name: string; code: string | undefined } | null>(null);
  const onAccepted = ({ ids, guestCode }: Pick<CommandAccepted, 'ids' | 'guestCode'>) => {
    const { playerId } = ids;
    setEntered({ name: name.trim(), code: guestCode });
    if (playerId !== undefined && guestCode !== undefined)
      addMadeCodes(event.eventId, [{ playerId, name: name.trim(), code: guestCode, issued: 1 }]);
    setName('');
    setMembers(noMembers);
  };
  const add = useCommand('RegisterPlayer', { onAccepted });
  const late = useCommand('AddLatePlayer', { onAccepted });
  const open = () => {
    setMissed(fresh());
    setEntered(null);
    setAgainst(null);
    add.clear();
    late.clear();
    setOpened(true);
  };
  const title = t(
    running ? 'people.addLate' : isTeamEvent(event) ? 'people.addTeam' : 'people.add',
  );
  return (
    <>
      <Button variant="default" leftSection={<IconUserPlus size={18} />} onClick={open}>
        {title}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title}>
        {entered !== null ? (
          <Entered eventId={event.eventId} name={entered.name} code={entered.code} onNext={open} />
        ) : (
          <form
            onSubmit={(submit) => {
              submit.preventDefault();
              if (running)
                late.send({
                  eventId: event.eventId,
                  name: name.trim(),
                  ...membersOf(teams, members),
                  missed: settledWith(event, missed, against),
                  ...(against === null ? {} : { against }),
                });
              else
                add.send({
                  eventId: event.eventId,
                  name: name.trim(),
                  ...membersOf(teams, members),
                });
            }}
          >
            <Stack>
              <TextInput
                label={t(teams ? 'seat.register.team' : 'common.name')}
                value={name}
                maxLength={80}
                onChange={(change) => setName(change.currentTarget.value)}
                ref={focusOn}
                data-autofocus
              />
              {teams ? <TeamMembers names={members} refused={false} onChange={setMembers} /> : null}
              {running ? (
                <>
                  <AgainstBye event={event} against={against} onChange={setAgainst} />
                  <MissedRounds
                    missed={settledWith(event, missed, against)}
                    onChange={(changed) => setMissed(changedIn(missed, changed))}
                  />
                </>
              ) : null}
              <FailureNote error={running ? late.failure : add.failure} />
              <Group justify="flex-end">
                <Button
                  type="submit"
                  loading={add.pending || late.pending}
                  disabled={name.trim() === '' || (teams && !isWholeTeam(members))}
                >
                  {title}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
      </Dialog>
    </>
  );
};
