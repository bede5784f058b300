import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { Dialog } from '../../shared/table/dialog.js';
import { timeOfDay } from '../../shared/times.js';

interface SilenceProps {
  readonly view: TwinSunsView;
  /** Moves made in the game that the page shows. */
  readonly at: number;
  /** Whom the game waits for, once the player has chosen to tell them. */
  readonly asking: string | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Asks before whoever is waited for is told. */
const AskFirst = ({ view, at, asking, onClose, onMoved }: SilenceProps) => {
  const { t } = useText();
  const { gameId, takenBack } = view;
  const warn = useCommand('WarnTwinSunsSilence', {
    onFailed: onMoved,
    onAccepted: () => {
      onClose();
      onMoved();
    },
  });
  if (asking === null) return null;
  const title = t('twinSuns.noAnswer', { name: asking });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        <Text>{t('table.silence.warnText', { name: asking })}</Text>
        <FailureNote error={warn.failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.playOn')}
          </Button>
          <Button
            loading={warn.pending}
            onClick={() => warn.send({ gameId, at, takenBack })}
            data-autofocus
          >
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};

/** For all the others: from when on they may go on, and the way to do it. */
const Waiting = ({
  view,
  name,
  from,
  onMoved,
}: Pick<SilenceProps, 'view' | 'onMoved'> & { readonly name: string; readonly from: string }) => {
  const { t, language } = useText();
  const now = useServerNow();
  const remove = useCommand('RemoveSilentPlayer', { onAccepted: onMoved, onFailed: onMoved });
  const early = now < Date.parse(from);
  return (
    <>
      <b>{t('twinSuns.silence.warned', { name })}</b>
      <small>
        {early
          ? t('twinSuns.silence.from', { name, time: timeOfDay(from, language) })
          : t('twinSuns.silence.leaves', { name })}
      </small>
      <FailureNote error={remove.failure} />
      {early ? null : (
        <div>
          <button
            type="button"
            className="cg-btn"
            data-kind="primary"
            disabled={remove.pending}
            onClick={() => remove.send({ gameId: view.gameId })}
          >
            {t('twinSuns.silence.goOn', { name })}
          </button>
        </div>
      )}
    </>
  );
};

const Told = ({ onRead }: { readonly onRead: () => void }) => {
  const { t } = useText();
  return (
    <>
      <b>{t('twinSuns.silence.waits')}</b>
      <small>{t('twinSuns.silence.soon')}</small>
      <div>
        <button type="button" className="cg-btn" onClick={onRead}>
          {t('common.close')}
        </button>
      </div>
    </>
  );
};

/** A player whom the others wait for too long: they are told first, and the others may go on without them later. */
export const TwinSunsSilence = (props: SilenceProps) => {
  const { view, onMoved } = props;
  const { silence, players, mine } = view;
  const [read, setRead] = useState('');
  return (
    <>
      <AskFirst {...props} />
      {silence === null || read === silence.removableFrom ? null : (
        <section className="cg-notice" data-area="note" role="status">
          {silence.seat === mine ? (
            <Told onRead={() => setRead(silence.removableFrom)} />
          ) : (
            <Waiting
              view={view}
              name={players[silence.seat]?.name ?? ''}
              from={silence.removableFrom}
              onMoved={onMoved}
            />
          )}
        </section>
      )}
    </>
  );
};
