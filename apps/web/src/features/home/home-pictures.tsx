import { useEffect, useState } from 'react';
import { Box } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import board from './pictures/board-1.webp';
import boardSmall from './pictures/board-1-small.webp';
import deskDark from './pictures/desk-dark.webp';
import deskLight from './pictures/desk-light.webp';
import phoneDark from './pictures/phone-dark.webp';
import phoneLight from './pictures/phone-light.webp';

const frame = {
  border: '1px solid #2c5058',
  borderRadius: 'var(--mantine-radius-md)',
  boxShadow: 'var(--mantine-shadow-lg)',
} as const;
const framed = {
  component: 'img',
  loading: 'lazy',
  style: { width: '100%', height: 'auto', verticalAlign: 'top', ...frame },
} as const;

/** The pictures of one place in both colour schemes; a browser loads only the visible one. */
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

/**
 * Delay before the other pictures are loaded: the first view of a slow phone waits for one picture
 * only.
 */
const PATIENCE_MS = 2_500;
/**
 * All pictures together take less than five seconds: longer movement would need a button to stop it
 * (WCAG 2.2.2).
 */
const EACH_MS = 800;

const firstBoard = { large: board, small: boardSmall };

/** The pictures of the game: the first at once, the others once the page has settled. */
const useBoards = () => {
  const [boards, setBoards] = useState([firstBoard]);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const bring = (): void =>
      void import('./later-boards.js').then(
        ({ laterBoards }) => setBoards([firstBoard, ...laterBoards]),
        () => undefined,
      );
    const timer = setTimeout(bring, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return boards;
};

const usePlayed = (pictures: number): number => {
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (last >= pictures - 1) return;
    const timer = setTimeout(() => setLast(last + 1), EACH_MS);
    return () => clearTimeout(timer);
  }, [last, pictures]);
  return last;
};

const layer = { ...framed.style, position: 'absolute', inset: 0, height: '100%' } as const;

/**
 * A game on screen from its first to its last round, one picture above the other; smaller files for
 * phones.
 */
const MovingBoard = () => {
  const { t } = useText();
  const boards = useBoards();
  const played = usePlayed(boards.length);
  return (
    <Box
      pos="relative"
      role="img"
      aria-label={t('home.pictures.board')}
      style={{ aspectRatio: '16 / 9' }}
    >
      {boards.slice(0, played + 2).map(({ large, small }, at) => (
        <picture key={large}>
          <source media="(max-width: 61.99em)" srcSet={small} />
          <img
            src={large}
            alt=""
            width={800}
            height={450}
            style={{ ...layer, opacity: at <= played ? 1 : 0, transition: 'opacity 300ms' }}
          />
        </picture>
      ))}
    </Box>
  );
};

/**
 * The views of an organizer and of players during a round, produced by `npx conclave
 * home-pictures`: all three if there is room, otherwise only the board.
 */
export const HomePictures = () => {
  const { t } = useText();
  return (
    <Box pos="relative" pt={{ md: '42%' }} pb={{ md: 8 }}>
      <Box visibleFrom="md" pos="absolute" top={0} right={0} w="86%">
        <Pictured
          alt={t('home.pictures.desk')}
          light={deskLight}
          dark={deskDark}
          width={1280}
          height={760}
        />
      </Box>
      <Box pos="relative" w={{ base: '100%', md: '72%' }}>
        <MovingBoard />
      </Box>
      <Box visibleFrom="md" pos="absolute" right={0} bottom={0} w="23%">
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
