import type { ReactNode } from 'react';
import { Container, Group } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { Wordmark } from '../page/emblem.js';
import { Link } from '../../navigation/link.js';

/** The page of a game while there is no board to show, with the way home above it. */
export const GameFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useText();
  return (
    <>
      <header className="cv-header">
        <Container size="xl" py={6}>
          <Group>
            <Link to="/" className="cv-brand">
              <Wordmark />
              <span className="cv-visually-hidden">{t('common.app')}</span>
            </Link>
          </Group>
        </Container>
      </header>
      <Container component="main" id="content" size="md" py="md">
        {children}
      </Container>
    </>
  );
};
