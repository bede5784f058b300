import { useState } from 'react';
import { Button, Group, Menu, Select, Stack, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { inReview, type PodSeatView, type PodView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { clockFace } from '../../shared/time/clock.js';
import { secondsUntil } from '../../shared/time/due-clock.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { podOffers, replacements, type SeatOffers } from '../../shared/event/limited-offers.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';
import { WatchLink } from './watch-link.js';

interface Asking {
  readonly about: 'replace' | 'rewind';
  readonly seat: PodSeatView;
}

const Replace = ({
  view,
  seat,
  onClose,
}: {
  view: PodView;
  seat: PodSeatView;
  onClose: () => void;
}) => {
  const { t } = useText();
  const [playerId, setPlayerId] = useState<string | null>(null);
  const roster = useAnswer('roster', { eventId: view.eventId });
  const replace = useCommand('ReplaceDrafter', { eventId: view.eventId, onAccepted: onClose });
  const pods = useAnswer('pods', { eventId: view.eventId });
  const free = replacements(view, pods.data, roster.data?.players ?? []);
  return (
    <Dialog opened onClose={onClose} title={`${t('pod.direct.replace')}: ${seat.name}`}>
      <Stack>
        <Text>{t('pod.direct.replaceText')}</Text>
        {roster.data !== undefined && free.length === 0 ? (
          <Text size="sm">{t('pod.direct.replaceNobody')}</Text>
        ) : null}
        <Select
          label={t('common.player')}
          searchable
          data={free.map((player) => ({ value: player.playerId, label: player.name }))}
          value={playerId}
          onChange={setPlayerId}
        />
        <FailureNote error={replace.failure} />
        <Button
          disabled={playerId === null}
          loading={replace.pending}
          onClick={() =>
            playerId === null
              ? undefined
              : replace.send({ podId: view.podId, seat: seat.seat, playerId })
          }
        >
          {t('pod.direct.replace')}
        </Button>
      </Stack>
    </Dialog>
  );
};

const noOffers: SeatOffers = { hold: null, moreTime: null, rewind: null };

/** The seconds that one press on "more time" adds. */
const moreSeconds = 30;

interface SeatMenuProps {
  readonly view: PodView;
  readonly seat: PodSeatView;
  readonly offers: SeatOffers;
  readonly onAsk: (asking: Asking) => void;
}

const SeatMenu = ({ view, seat, offers, onAsk }: SeatMenuProps) => {
  const { t } = useText();
  const notice = useFailureNotice();
  const hold = useCommand('HoldSeat', { eventId: view.eventId, onFailed: notice });
  const move = useCommand('MovePickTime', { eventId: view.eventId, onFailed: notice });
  const { hold: holder, moreTime, rewind } = offers;
  const at = { podId: view.podId, seat: seat.seat };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('pod.direct.actions', { name: seat.name })}
          loading={hold.pending}
        >
          <IconDots size={18} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {holder ? (
          <Menu.Item onClick={() => hold.send({ ...at, holder })}>
            {t(holder === 'player' ? 'pod.direct.release' : 'pod.direct.hold')}
          </Menu.Item>
        ) : null}
        {moreTime ? (
          <Menu.Item onClick={() => move.send({ ...at, ...moreTime, seconds: moreSeconds })}>
            {t('pod.direct.moreTime')}
          </Menu.Item>
        ) : null}
        {rewind ? (
          <Menu.Item onClick={() => onAsk({ about: 'rewind', seat })}>
            {t('pod.direct.rewind')}
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={() => onAsk({ about: 'replace', seat })}>
          {t('pod.direct.replace')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

/** Returns a seat's progress and state in words, including whether anybody is there. */
const useProgress = () => {
  const { t } = useText();
  return (view: PodView, seat: PodSeatView, now: number): readonly string[] => {
    const { picked, choosing, until, waiting, missed } = seat;
    if (view.status === 'ready-check')
      return seat.holder === 'bot' ? [] : [t(seat.ready ? 'pod.ready.here' : 'pod.ready.absent')];
    const parts = [
      view.source === 'recorded' ? null : t('pod.progress', { picked, picks: view.picks }),
      !choosing || inReview(view, now)
        ? null
        : until === null
          ? t('pod.direct.thinkingUntimed')
          : t('pod.direct.thinking', { time: clockFace(secondsUntil(until, now)) }),
      waiting > 1 ? t('pod.direct.packsWaiting', { count: waiting }) : null,
      missed > 0 && seat.holder === 'player' ? t('pod.direct.missed', { count: missed }) : null,
    ];
    return parts.filter((part) => part !== null);
  };
};

/** The tools of judges and organizers for a pod. */
export const Direction = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const progress = useProgress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [pausing, setPausing] = useState(false);
  const { podId, eventId } = view;
  const pause = useCommand('PausePod', { eventId, onAccepted: () => setPausing(false) });
  const resume = useCommand('ResumePod', { eventId });
  const open = useCommand('OpenPacks', { eventId });
  const rewind = useCommand('RewindPick', { eventId, onAccepted: () => setAsking(null) });
  const now = useServerNow(view.status === 'drafting');
  const offers = podOffers(view, now);
  const last = asking === null ? null : (offers.seats[asking.seat.seat]?.rewind ?? null);
  if (offers.seats.length === 0) return null;
  return (
    <section className="cv-panel" aria-labelledby="direct-pod">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="direct-pod" fz="lg">
          {t('pod.direct.title')}
        </Title>
        {offers.resume ? (
          <Button loading={resume.pending} onClick={() => resume.send({ podId })}>
            {t('pod.direct.resume')}
          </Button>
        ) : null}
        {offers.openPacks ? (
          <Button loading={open.pending} onClick={() => open.send({ podId })}>
            {t('pod.direct.openPacks')}
          </Button>
        ) : null}
        {offers.pause ? (
          <Button variant="default" onClick={() => setPausing(true)}>
            {t('pod.direct.pause')}
          </Button>
        ) : null}
      </Group>
      <FailureNote error={resume.failure ?? open.failure} />
      <ul className="cv-quiet-list">
        {view.seats.map((seat, index) => (
          <li
            key={seat.seat}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 8,
              minHeight: 44,
            }}
          >
            <Text style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {seat.seat + 1}. {seat.name}
              {seat.holder === 'bot' ? ` (${t('pod.bot')})` : ''}
              {progress(view, seat, now)
                .map((part) => ` · ${part}`)
                .join('')}
            </Text>
            <SeatMenu
              view={view}
              seat={seat}
              offers={offers.seats[index] ?? noOffers}
              onAsk={setAsking}
            />
          </li>
        ))}
      </ul>
      <WatchLink view={view} />
      {pausing ? (
        <ReasonDialog
          opened
          title={t('pod.direct.pause')}
          busy={pause.pending}
          failure={pause.failure}
          onClose={() => setPausing(false)}
          onDone={(reason) => pause.send({ podId, reason })}
        />
      ) : null}
      {asking?.about === 'rewind' && last ? (
        <ReasonDialog
          opened
          title={t('pod.direct.rewind')}
          text={asking.seat.name}
          busy={rewind.pending}
          failure={rewind.failure}
          onClose={() => setAsking(null)}
          onDone={(reason) => rewind.send({ podId, seat: asking.seat.seat, ...last, reason })}
        />
      ) : null}
      {asking?.about === 'replace' ? (
        <Replace view={view} seat={asking.seat} onClose={() => setAsking(null)} />
      ) : null}
    </section>
  );
};
