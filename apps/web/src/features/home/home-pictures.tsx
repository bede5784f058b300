import { Box } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import board from './pictures/board.webp';
import boardSmall from './pictures/board-small.webp';
import deskDark from './pictures/desk-dark.webp';
import deskLight from './pictures/desk-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';

const framed = {
  component: 'img',
  loading: 'lazy',
  style: {
    width: '100%',
    height: 'auto',
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: 'var(--mantine-radius-md)',
    boxShadow: 'var(--mantine-shadow-lg)',
  },
} as const;

/** Pictures of one place in both colours; a browser fetches only the one that is seen. */
const Pictured = ({
  alt,
  light,
  dark,
  ...size
}: {
  readonly alt: string;
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
}) => (
  <>
    <Box {...framed} {...size} src={light} alt={alt} darkHidden />
    <Box {...framed} {...size} src={dark} alt={alt} lightHidden />
  </>
);

/** What an organizer and a player look at during a round, taken by `npx conclave home-pictures`; where there is room for them. */
export const EventPictures = () => {
  const { t } = useText();
  return (
    <Box pos="relative" pb={36} pr={24} visibleFrom="md">
      <Pictured
        alt={t('home.pictures.desk')}
        light={deskLight}
        dark={deskDark}
        width={1280}
        height={760}
      />
      <Box pos="absolute" right={0} bottom={0} w="24%">
        <Pictured
          alt={t('home.pictures.phone')}
          light={phoneLight}
          dark={phoneDark}
          width={360}
          height={640}
        />
      </Box>
    </Box>
  );
};

/** A game on screen in its fourth round; the small picture keeps the first view of a phone within its bytes. */
export const BoardPicture = () => {
  const { t } = useText();
  return (
    <picture>
      <source media="(max-width: 61.99em)" srcSet={boardSmall} />
      <Box {...framed} src={board} alt={t('home.pictures.board')} width={1280} height={720} />
    </picture>
  );
};
