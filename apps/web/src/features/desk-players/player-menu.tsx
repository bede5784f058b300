import { type ComponentProps, useRef, useState } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { EventView, RosterRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PenaltyDialog } from '../../shared/match/penalty-dialog.js';
import { playerOffers } from '../../shared/event/player-offers.js';
import { DropDialog } from './drop-dialog.js';
import { EntryDialog } from './entry-dialog.js';
import { EraseDialog } from './erase-dialog.js';
import { NoteDialog, RenameDialog, StaticTableDialog, WithdrawDialog } from './small-dialogs.js';
import { TeamDialog } from './team-dialog.js';

type Dialog =
  | 'erase'
  | 'rename'
  | 'note'
  | 'static'
  | 'team'
  | 'penalty'
  | 'drop'
  | 'readd'
  | 'withdraw';

interface PlayerMenuProps {
  readonly event: EventView;
  readonly row: RosterRow;
}

const MoreButton = ({
  name,
  ...button
}: { readonly name: string } & ComponentProps<typeof ActionIcon<'button'>>) => {
  const { t } = useText();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-haspopup="menu"
      aria-label={t('people.more', { name })}
      {...button}
    >
      <IconDots size={18} />
    </ActionIcon>
  );
};

/** The actions on a player that belong to the menu; the others are buttons of the row. */
const menuOf = (event: EventView, row: RosterRow) => {
  const { rename, note, fixedTable, team, penalize, drop, readd, erase, withdraw } = playerOffers(
    event,
    row,
  );
  return { rename, note, fixedTable, team, penalize, drop, readd, erase, withdraw };
};

/**
 * The less frequent actions on a player. A menu costs more to render than the rest of a row;
 * therefore each is created when it is first opened.
 */
export const PlayerMenu = ({ event, row }: PlayerMenuProps) => {
  const [opened, setOpened] = useState(false);
  if (!Object.values(menuOf(event, row)).some(Boolean)) return null;
  return opened ? (
    <OpenedMenu event={event} row={row} />
  ) : (
    <MoreButton name={row.name} onClick={() => setOpened(true)} />
  );
};

const OpenedMenu = ({ event, row }: PlayerMenuProps) => {
  const { t } = useText();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(null);
    more.current?.focus();
  };
  const offers = menuOf(event, row);
  const props = { event, row, onClose: close };
  return (
    <>
      <Menu position="bottom-end" defaultOpened>
        <Menu.Target>
          <MoreButton ref={more} name={row.name} />
        </Menu.Target>
        <Menu.Dropdown>
          {offers.rename ? (
            <Menu.Item onClick={() => setDialog('rename')}>{t('people.rename')}</Menu.Item>
          ) : null}
          {offers.note ? (
            <Menu.Item onClick={() => setDialog('note')}>{t('people.note')}</Menu.Item>
          ) : null}
          {offers.fixedTable ? (
            <Menu.Item onClick={() => setDialog('static')}>{t('people.staticTable')}</Menu.Item>
          ) : null}
          {offers.team ? (
            <Menu.Item onClick={() => setDialog('team')}>{t('hand.team')}</Menu.Item>
          ) : null}
          {offers.penalize ? (
            <Menu.Item onClick={() => setDialog('penalty')}>{t('penalty.issue')}</Menu.Item>
          ) : null}
          {offers.drop ? (
            <Menu.Item color="red" onClick={() => setDialog('drop')}>
              {t('people.drop')}
            </Menu.Item>
          ) : null}
          {offers.readd ? (
            <Menu.Item onClick={() => setDialog('readd')}>{t('people.readd')}</Menu.Item>
          ) : null}
          {offers.erase ? (
            <Menu.Item color="red" onClick={() => setDialog('erase')}>
              {t('people.erase')}
            </Menu.Item>
          ) : null}
          {offers.withdraw ? (
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
