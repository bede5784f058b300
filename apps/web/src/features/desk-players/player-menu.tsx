import { useRef, useState } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { EventView, RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PenaltyDialog } from '../../shared/match/penalty-dialog.js';
import { isOver } from '../../shared/event/event-stage.js';
import { judges, may, organizes } from '../../shared/event/roles.js';
import { DropDialog } from './drop-dialog.js';
import { EntryDialog } from './entry-dialog.js';
import { EraseDialog } from './erase-dialog.js';
import { NoteDialog, RenameDialog, StaticTableDialog, WithdrawDialog } from './small-dialogs.js';
import { TeamDialog } from './team-dialog.js';

type Dialog =
  'erase' | 'rename' | 'note' | 'static' | 'team' | 'penalty' | 'drop' | 'readd' | 'withdraw';

/** Everything else that can happen to a player. */
export const PlayerMenu = ({ event, row }: { event: EventView; row: RosterRow }) => {
  const { t } = useText();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(null);
    more.current?.focus();
  };
  const running = event.status === 'running';
  const over = isOver(event);
  const erasable = organizes(event) && !(running && row.status === 'playing');
  if ((over && !erasable) || row.status === 'withdrawn') return null;
  const registers = !over && may(event, 'register');
  const pairs = !over && may(event, 'pair');
  const props = { event, row, onClose: close };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={more}
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('people.more', { name: row.name })}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {registers ? (
            <Menu.Item onClick={() => setDialog('rename')}>{t('people.rename')}</Menu.Item>
          ) : null}
          {over ? null : (
            <Menu.Item onClick={() => setDialog('note')}>{t('people.note')}</Menu.Item>
          )}
          {pairs ? (
            <>
              <Menu.Item onClick={() => setDialog('static')}>{t('people.staticTable')}</Menu.Item>
              <Menu.Item onClick={() => setDialog('team')}>{t('hand.team')}</Menu.Item>
            </>
          ) : null}
          {!over && judges(event) ? (
            <Menu.Item onClick={() => setDialog('penalty')}>{t('penalty.issue')}</Menu.Item>
          ) : null}
          {running && row.status === 'playing' ? (
            <Menu.Item color="red" onClick={() => setDialog('drop')}>
              {t('people.drop')}
            </Menu.Item>
          ) : null}
          {running && registers && row.status === 'dropped' ? (
            <Menu.Item onClick={() => setDialog('readd')}>{t('people.readd')}</Menu.Item>
          ) : null}
          {erasable ? (
            <Menu.Item color="red" onClick={() => setDialog('erase')}>
              {t('people.erase')}
            </Menu.Item>
          ) : null}
          {!running && registers ? (
            <Menu.Item color="red" onClick={() => setDialog('withdraw')}>
              {t('people.withdraw')}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' ? <RenameDialog {...props} /> : null}
      {dialog === 'note' ? <NoteDialog {...props} /> : null}
      {dialog === 'static' ? <StaticTableDialog {...props} /> : null}
      {dialog === 'team' ? <TeamDialog {...props} /> : null}
      {dialog === 'penalty' ? (
        <PenaltyDialog
          eventId={event.eventId}
          playerId={row.playerId}
          name={row.name}
          onClose={close}
        />
      ) : null}
      {dialog === 'erase' ? <EraseDialog {...props} /> : null}
      {dialog === 'withdraw' ? <WithdrawDialog {...props} /> : null}
      {dialog === 'drop' ? <DropDialog {...props} /> : null}
      {dialog === 'readd' ? <EntryDialog {...props} /> : null}
    </>
  );
};
