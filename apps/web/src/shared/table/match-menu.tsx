import { useState } from 'react';
import { Menu } from '@mantine/core';
import { languages } from '../../i18n/catalogue.js';
import { chooseLanguage, useText } from '../../i18n/index.js';
import { nameOf } from '../../i18n/language.js';
import { Sign } from '../card/signs.js';
import { AddressLink } from '../../navigation/link.js';
import { isOn, mayShake, type Sense, turn } from './feel/setting.js';
import { sound } from './feel/sounds.js';
import type { MenuEntry, MenuProps } from './menu-entry.js';

const speeds = ['off', 'calm', 'fast'] as const;

const Entry = ({ label, to, onClick, grave = false, stays = false }: MenuEntry) =>
  to === undefined ? (
    <Menu.Item
      closeMenuOnClick={!stays}
      {...(grave && { color: 'red' })}
      {...(onClick && { onClick })}
    >
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item component={AddressLink} href={to}>
      {label}
    </Menu.Item>
  );

/** A menu entry that switches an effect of this device on or off. */
const SenseItem = ({ sense, label }: { readonly sense: Sense; readonly label: string }) => {
  const [on, setOn] = useState(() => isOn(sense));
  return (
    <Menu.Item
      role="menuitemcheckbox"
      aria-checked={on}
      closeMenuOnClick={false}
      onClick={() => {
        turn(sense, !on);
        setOn(!on);
        sound('card');
      }}
      leftSection={<Sign name={on ? 'check' : 'step'} />}
    >
      {label}
    </Menu.Item>
  );
};

/** The menu of the match bar, initially open. */
export const MatchMenu = ({ entries, speed, onSpeed, button }: MenuProps) => {
  const { t, language } = useText();
  return (
    <Menu defaultOpened position="bottom-end" zIndex={400} shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {speed === null ? null : (
          <>
            <Menu.Label>{t('table.speed')}</Menu.Label>
            {speeds.map((each) => (
              <Menu.Item
                key={each}
                onClick={() => onSpeed(each)}
                leftSection={each === speed ? <Sign name="check" /> : <Sign name="step" />}
              >
                {t(`table.speeds.${each}`)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <SenseItem sense="sound" label={t('table.senses.sound')} />
            {mayShake() ? (
              <SenseItem sense="vibration" label={t('table.senses.vibration')} />
            ) : null}
            <Menu.Divider />
          </>
        )}
        {languages
          .filter((one) => one !== language)
          .map((one) => (
            <Menu.Item
              key={one}
              lang={one}
              onClick={() => void chooseLanguage(one).catch(() => undefined)}
            >
              {nameOf(one)}
            </Menu.Item>
          ))}
        {entries.map((entry) => (
          <Entry key={entry.label} {...entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
