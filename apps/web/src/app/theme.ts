import { Alert, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { Translate } from '../i18n/index.js';

/**
 * The colour of deep water: calm enough to look at all day, and dark enough from shade 7 on for
 * white text.
 */
const tide: MantineColorsTuple = [
  '#e6f7f6',
  '#cdeceb',
  '#9fd8d6',
  '#6cc3c0',
  '#43afac',
  '#2a9693',
  '#1d7f7e',
  '#146a6b',
  '#0f5558',
  '#0b3f44',
];
/** The colour for everything that waits for a person. */
const lamp: MantineColorsTuple = [
  '#fff6e0',
  '#ffebc2',
  '#fddb94',
  '#fac963',
  '#f6b94a',
  '#dd9b22',
  '#a96f07',
  '#8a5a04',
  '#6c4603',
  '#4e3202',
];

/** Alarm, dark enough for white text. */
const red: MantineColorsTuple = [
  '#fdecea',
  '#f9d0cc',
  '#f1a7a0',
  '#e57d74',
  '#da574c',
  '#cf3a2e',
  '#c02d22',
  '#b3261e',
  '#961f18',
  '#771812',
];

/** The theme, including the texts that the library provides in English only. */
export const themeIn = (t: Translate) => {
  const closing = {
    defaultProps: { closeButtonProps: { 'aria-label': t('common.close') } },
  };
  return createTheme({
    colors: { tide, lamp, red },
    primaryColor: 'tide',
    primaryShade: { light: 7, dark: 6 },
    autoContrast: true,
    defaultRadius: 'sm',
    cursorType: 'pointer',
    fontFamily:
      "'Inter', 'Segoe UI', system-ui, -apple-system, 'Helvetica Neue', Arial, sans-serif",
    headings: { fontWeight: '650' },
    respectReducedMotion: true,
    components: {
      // Green on pale green is hard to read in daylight; the icon carries the colour.
      Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
      Drawer: closing,
      Modal: closing,
      Notification: closing,
      PasswordInput: {
        defaultProps: {
          visibilityToggleButtonProps: { 'aria-label': t('common.showPassword') },
        },
      },
    },
  });
};
