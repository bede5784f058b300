import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { inReview, type PodView, type PoolCard } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useServerNow } from '../../api/server-time.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/feedback/dialog.js';
import { neighboursOf } from '../../shared/limited/around.js';
import { podOffers } from '../../shared/event/limited-offers.js';
import { DueClock } from '../../shared/time/due-clock.js';
import { FailureNote, useFailureText } from '../../shared/feedback/failure-note.js';
import { FullFace } from './full-face.js';
import { PackGrid } from './pack-grid.js';
import { PassingStrip } from './passing-strip.js';
import { PickClock } from './pick-clock.js';
import { reviewText } from './review.js';
import { CostCurve, PoolColumns } from './pool-columns.js';
import { markedFirst, markedLater, useMarks } from './use-marks.js';

type Mine = NonNullable<PodView['mine']>;
type Offer = NonNullable<Mine['offer']>;

/** Says that the clock made a pick, and which card it took. */
const ByClock = ({ byClock }: Pick<Mine, 'byClock'>) => {
  const { t } = useText();
  return byClock === null ? null : (
    <Alert color="lamp" variant="light" p="xs" role="status" className="cv-by-clock">
      {t(byClock.marked ? 'pod.byClock.marked' : 'pod.byClock.best', { name: byClock.card.name })}
    </Alert>
  );
};

/**
 * A pick from this device that was refused because it came too late: another device, the clock or a
 * bot was faster.
 */
const LostPick = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const failureText = useFailureText();
  const lost = useOutbox(view.eventId).unsettled(view.podId, 'PickCard')?.refusal ?? null;
  return lost === null ? null : (
    <Text c="var(--cv-bad)" size="sm" role="alert" className="cv-by-clock">
      {t('pod.missed', { why: failureText(lost.code, lost.data) })}
    </Text>
  );
};

/** Lets the player change their last pick, within its time and until the neighbour has its pack. */
const ChangeOfMind = ({ view, mine }: { view: PodView; mine: Mine }) => {
  const { t } = useText();
  const back = useCommand('TakeBackPick', { eventId: view.eventId });
  const last = mine.mayTakeBack;
  const now = useServerNow(last !== null && last.until !== null);
  const { takeBack } = podOffers(view, now);
  if (last === null || takeBack === null) return null;
  const { card } = last;
  return (
    <div className="cv-change">
      <Text size="sm">{t('pod.takeBackText', { name: card.name })}</Text>
      <Button
        variant="default"
        size="compact-md"
        loading={back.pending}
        onClick={() => back.send({ podId: view.podId, seat: mine.seat, ...takeBack })}
      >
        {t('pod.takeBackOwn', { name: card.name })}
      </Button>
      <FailureNote error={back.failure} />
    </div>
  );
};

interface ReadingProps {
  readonly card: PoolCard;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onMark: () => void;
  readonly onLater: () => void;
}

/** A card opened for reading, with the actions on it. */
const Reading = ({ card, wanted, onClose, onMark, onLater }: ReadingProps) => {
  const { t } = useText();
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={card.name}>
      <Stack gap="sm">
        <FullFace card={card} />
        <Button onClick={then(onMark)}>{t('pod.mark')}</Button>
        <Button variant="default" onClick={then(onLater)}>
          {t(wanted ? 'pod.unmark' : 'pod.markLater')}
        </Button>
      </Stack>
    </Dialog>
  );
};

/**
 * The pack before the seat: read cards, mark one, take it. A pick is kept until the server has
 * accepted it.
 */
const Choosing = ({ view, offer, mine }: { view: PodView; offer: Offer; mine: Mine }) => {
  const { t } = useText();
  const box = useOutbox(view.eventId);
  const { round, pick } = offer;
  const { marks, change } = useMarks(view, mine, round);
  const [hovered, setHovered] = useState<PoolCard | null>(null);
  const [opened, setOpened] = useState<PoolCard | null>(null);
  const ids = offer.cards.map(({ id }) => id);
  const sent = box.unsettled(view.podId, 'PickCard');
  const ours =
    sent !== null && sent.payload['round'] === round && sent.payload['pick'] === pick ? sent : null;
  const busy = ours !== null && ours.state !== 'refused';
  const marked = busy
    ? String(ours.payload['card'])
    : (marks.find((mark) => ids.includes(mark)) ?? null);
  const chosen = offer.cards.find(({ id }) => id === marked) ?? null;
  const later = marks.filter((mark) => mark !== marked && ids.includes(mark));
  const take = (card: PoolCard | null) => {
    if (card !== null && !busy)
      box.give(
        'PickCard',
        { podId: view.podId, seat: mine.seat, round, pick, card: card.id },
        view.podId,
      );
  };
  useHotkeys([['mod+Enter', () => take(chosen)]]);
  const read = hovered ?? chosen;
  return (
    <div className="cv-pick" data-asked={busy ? undefined : ''}>
      <div className="cv-pick-pack">
        <PackGrid
          name={`${round}.${pick}`}
          cards={offer.cards}
          marked={marked}
          later={later}
          busy={busy}
          onMark={(card) => change(markedFirst(marks, card.id, ids))}
          onMarkLater={(card) => change(markedLater(marks, card.id))}
          onTake={take}
          onRead={setHovered}
          onOpen={setOpened}
        />
      </div>
      <div className="cv-pick-side">
        {offer.until === null ? null : (
          <PickClock since={offer.since} until={offer.until} label={t('pod.timer')} />
        )}
        <ByClock byClock={mine.byClock} />
        <LostPick view={view} />
        <div className="cv-pick-read">
          {read === null ? <Text size="sm">{t('pod.markHint')}</Text> : <FullFace card={read} />}
        </div>
        <Text size="xs" c="dimmed" className="cv-pick-keys">
          {t('pod.markHint')} {t('pod.keys')}
        </Text>
        <div className="cv-take" aria-live="polite">
          <ChangeOfMind view={view} mine={mine} />
          {round === 0 ? null : (
            <div className="cv-take-curve">
              <CostCurve pool={mine.pool} extra={chosen} />
            </div>
          )}
          {busy ? <Text fw={650}>{t('pod.taking', { name: chosen?.name ?? '' })}</Text> : null}
          {busy && ours.attempts > 1 ? <Text size="sm">{t('pod.kept')}</Text> : null}
          <Group gap={8} wrap="nowrap">
            <Button
              className="cv-take-read"
              variant="default"
              size="lg"
              px="sm"
              mih={52}
              h="auto"
              aria-label={t('pod.read')}
              disabled={chosen === null}
              onClick={() => setOpened(chosen)}
            >
              <IconEye size={24} aria-hidden />
            </Button>
            <Button
              size="lg"
              fullWidth
              disabled={chosen === null}
              loading={busy}
              onClick={() => take(chosen)}
              styles={{ label: { whiteSpace: 'normal' } }}
              h="auto"
              mih={52}
            >
              {chosen === null ? t('pod.chooseFirst') : t('pod.take', { name: chosen.name })}
            </Button>
          </Group>
        </div>
      </div>
      {opened === null ? null : (
        <Reading
          card={opened}
          wanted={marks.includes(opened.id)}
          onClose={() => setOpened(null)}
          onMark={() => change(markedFirst(marks, opened.id, ids))}
          onLater={() => change(markedLater(marks, opened.id))}
        />
      )}
    </div>
  );
};

const Review = ({ until, round }: { until: string; round: number }) => {
  const { t } = useText();
  const label = t(reviewText(round));
  return (
    <Group justify="space-between">
      <Text fw={650}>{label}</Text>
      <DueClock until={until} label={label} warnSeconds={0} />
    </Group>
  );
};

const Waiting = ({ view, mine }: { view: PodView; mine: Mine }) => {
  const { t } = useText();
  const { from } = neighboursOf(mine.seat, view.seats.length, view.passing);
  return (
    <Stack gap="xs">
      <ByClock byClock={mine.byClock} />
      <LostPick view={view} />
      <div aria-live="polite">
        <Title order={2} fz={22}>
          {t('pod.wait')}
        </Title>
        <Text>{t('pod.waitText', { from: view.seats[from]?.name ?? '' })}</Text>
      </div>
      <ChangeOfMind view={view} mine={mine} />
    </Stack>
  );
};

const Moment = ({ view, mine }: { view: PodView; mine: Mine }) => {
  const now = useServerNow();
  if (view.roundOpensAt !== null && inReview(view, now))
    return <Review until={view.roundOpensAt} round={view.round} />;
  return mine.offer === null ? (
    <Waiting view={view} mine={mine} />
  ) : (
    <Choosing
      key={`${mine.offer.round}.${mine.offer.pick}`}
      view={view}
      offer={mine.offer}
      mine={mine}
    />
  );
};

/**
 * What the player has to do now in the draft, shown between their neighbours and above their own
 * cards.
 */
export const OwnPick = ({ view, mine }: { view: PodView; mine: Mine }) => (
  <>
    <PassingStrip view={view} seat={mine.seat} />
    <Moment view={view} mine={mine} />
    <PoolColumns pool={mine.pool} />
  </>
);
