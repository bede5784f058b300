import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../failure-note.js';
import { ShareLink } from '../share-link.js';
import { moment } from '../times.js';

interface WaitingHostProps {
  /** Of the page that both players see. */
  readonly path: string;
  /** Where its address is drawn to scan. */
  readonly qr: string;
  readonly listed: boolean;
  readonly openUntil: string;
  readonly cancel: {
    readonly send: () => void;
    readonly pending: boolean;
    readonly failure: unknown;
  };
}

/** For the host of a table of two: the address for the other one, as text and to scan, and the way out. */
export const WaitingHost = ({ path, qr, listed, openUntil, cancel }: WaitingHostProps) => {
  const { t, language } = useText();
  return (
    <Stack gap="sm" align="flex-start">
      <Text role="status" fw={650}>
        {t(listed ? 'play.waitingListed' : 'play.waiting')}
      </Text>
      <ShareLink
        path={path}
        qr={{ src: qr, alt: t('play.qr') }}
        buttons={
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            loading={cancel.pending}
            onClick={cancel.send}
          >
            {t('play.cancel')}
          </Button>
        }
      >
        <Text size="sm">{t('play.send')}</Text>
        <Text size="sm" c="dimmed">
          {t('play.openUntil', { time: moment(openUntil, language) })}
        </Text>
      </ShareLink>
      <FailureNote error={cancel.failure} />
    </Stack>
  );
};
