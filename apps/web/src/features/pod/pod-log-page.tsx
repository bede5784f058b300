import { useState } from 'react';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { freeEventOf, type PodLog } from '#contracts';
import { ApiFailure } from '../../api/http.js';
import { usePodLog } from '../../api/limited.js';
import { useText } from '../../i18n/index.js';
import { useHere, useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { CopyLink } from '../../shared/sharing/copy-link.js';
import { AspectMarks, Strength } from '../../shared/card/pool-card.js';
import { roundName } from '../../shared/limited/round-name.js';

const Step = ({ log, pick }: { log: PodLog; pick: PodLog['picks'][number] }) => {
  const { t } = useText();
  const name = log.seats.find(({ seat }) => seat === pick.seat)?.name ?? '';
  return (
    <div aria-live="polite">
      <Title order={3} fz="lg">
        {name} · {roundName(t, pick.round)} · {pick.pick}
      </Title>
      {pick.offered.length === 0 ? <Text>{t('pod.log.nothing')}</Text> : null}
      <ul className="cv-quiet-list">
        {pick.offered.map((id, index) => {
          const card = log.cards[id];
          const taken = id === pick.card && pick.offered.indexOf(id) === index;
          return (
            <li
              key={index}
              style={{
                display: 'flex',
                gap: 8,
                alignItems: 'center',
                padding: '4px 6px',
                background: taken ? 'var(--cv-soft)' : undefined,
              }}
            >
              <span className="cv-coin">{card?.cost ?? '–'}</span>
              <Text
                span
                fw={taken ? 750 : 400}
                style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              >
                {card?.name ?? id}
                {taken ? ` ← ${t('pod.log.taken', { name })} (${t(`pod.log.by.${pick.by}`)})` : ''}
              </Text>
              {card === undefined ? null : (
                <>
                  <AspectMarks aspects={card.aspects} />
                  <Strength card={card} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/**
 * Steps through the picks of a pod, of all seats or one, and shows the seed that proves the
 * boosters.
 */
const Replay = ({ log }: { log: PodLog }) => {
  const { t } = useText();
  const { pathname } = useHere();
  const [seat, setSeat] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const picks = seat === null ? log.picks : log.picks.filter((pick) => String(pick.seat) === seat);
  const pick = picks[at];
  const step = (by: number) => setAt((now) => Math.min(picks.length - 1, Math.max(0, now + by)));
  useHotkeys([
    ['ArrowRight', () => step(1)],
    ['ArrowLeft', () => step(-1)],
  ]);
  return (
    <Stack maw={720} w="100%" mx="auto">
      <Group align="flex-end" gap="xs">
        <Select
          label={t('pod.log.of')}
          placeholder={t('pool.all')}
          clearable
          style={{ flex: 1, minWidth: 160 }}
          data={log.seats.map((one) => ({
            value: String(one.seat),
            label: `${one.seat + 1}. ${one.name}`,
          }))}
          value={seat}
          onChange={(next) => {
            setSeat(next);
            setAt(0);
          }}
        />
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            disabled={at === 0}
            onClick={() => step(-1)}
            aria-label={t('pod.log.previous')}
          >
            ←
          </Button>
          <Text>{t('pod.log.step', { at: at + 1, all: picks.length })}</Text>
          <Button
            disabled={at >= picks.length - 1}
            onClick={() => step(1)}
            aria-label={t('pod.log.next')}
          >
            →
          </Button>
        </Group>
      </Group>
      {pick === undefined ? null : <Step log={log} pick={pick} />}
      <CopyLink path={pathname} label={t('pod.log.share')} style={{ alignSelf: 'flex-start' }} />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('pod.log.seed', {
          seed: log.seed.seed,
          nonce: log.seed.nonce,
          commitment: log.seed.commitment,
        })}
      </Text>
    </Stack>
  );
};

export const PodLogPage = () => {
  const { eventId, podId } = useParams('/e/:eventId/pods/:podId/log');
  return <LogOf eventId={eventId} podId={podId} />;
};

/** The log of a pod outside events; everybody who has its address can read it. */
export const FreePodLogPage = () => {
  const { podId } = useParams('/draft/:podId/log');
  return <LogOf eventId={freeEventOf(podId)} podId={podId} />;
};

const LogOf = ({ eventId, podId }: { eventId: string; podId: string }) => {
  const { t } = useText();
  const query = usePodLog(eventId, podId);
  const hidden =
    query.error instanceof ApiFailure &&
    (query.error.code === 'draft/not-revealed' || query.error.status === 403);
  if (hidden) {
    return (
      <Stack gap="xs">
        <Title order={2}>{t('pod.log.hidden')}</Title>
        <Text>{t('pod.log.hiddenText')}</Text>
      </Stack>
    );
  }
  return (
    <Stack>
      <Title order={2} fz="lg">
        {t('pod.log.open')}
      </Title>
      <Answer of={query} rows={8}>
        {(log) => <Replay log={log} />}
      </Answer>
    </Stack>
  );
};
