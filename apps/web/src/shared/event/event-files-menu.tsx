import type { ReactElement } from 'react';
import { Menu } from '@mantine/core';
import { decksArePublic, type eventFileNames, type EventView, isOver } from '#contracts';
import { useText } from '../../i18n/index.js';

type FileName = (typeof eventFileNames)[number];

/** The file formats of other programs describe matches of two players who win and lose games. */
const groups: readonly { readonly of: 'ours' | 'others'; readonly names: readonly FileName[] }[] = [
  { of: 'ours', names: ['players', 'pairings', 'standings', 'decks', 'record'] },
  {
    of: 'others',
    names: [
      'melee-standings',
      'melee-matches',
      'limitless-standings',
      'limitless-pairings',
      'topdeck',
      'trf26',
      'trfbx',
    ],
  },
];

interface EventFilesMenuProps {
  readonly event: EventView;
  readonly button: ReactElement;
}

/** The menu of an event's files, below its button and initially open. */
export const EventFilesMenu = ({ event, button }: EventFilesMenuProps) => {
  const { t } = useText();
  const shown = (name: FileName): boolean => name !== 'decks' || decksArePublic(event);
  return (
    <Menu defaultOpened position="bottom-start" withinPortal>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown mah="60vh" style={{ overflowY: 'auto' }}>
        {groups.map(({ of, names }) => (
          <div key={of}>
            <Menu.Label>{t(`files.${of}`)}</Menu.Label>
            {names.filter(shown).map((name) => (
              <Menu.Item
                key={name}
                component="a"
                href={`/api/v1/events/${event.eventId}/files/${name}`}
                download
              >
                {t(`files.name.${name}`)}
              </Menu.Item>
            ))}
          </div>
        ))}
        {isOver(event) ? null : (
          <Menu.Item
            component="a"
            href={`/api/events/${event.eventId}/calendar.ics`}
            download="event.ics"
          >
            {t('files.calendar')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
